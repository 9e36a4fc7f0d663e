import type { Context } from "hono";
import { type FunnelAnswer, funnelQuery } from "#contracts/desk/funnel.ts";
import { readFunnel } from "../../funnel/read-funnel.ts";
import { readQuery } from "../../http/request.ts";
import { leadsByStatus } from "../../leads/leads-by-status.ts";
import type { Services } from "../../services.ts";

/** The funnel of a range of days, including what this server counted in the last seconds. */
export async function funnel(context: Context, { storage, counter }: Services): Promise<Response> {
  const range = readQuery(context, funnelQuery);
  await counter.flush();
  const answer = await storage.snapshot(async (queries) => ({
    ...(await readFunnel(queries, range)),
    leadsByStatus: await leadsByStatus(queries, range),
  }));
  return context.json(answer satisfies FunnelAnswer);
}
