import type { Context } from "hono";
import { type FiguresAnswer, figuresQuery } from "#contracts/desk/funnel.ts";
import { readFigures } from "../../funnel/read-funnel.ts";
import { readQuery } from "../../http/request.ts";
import type { Services } from "../../services.ts";

/** The funnel of a range of days. What this server has counted in the last seconds is part of it. */
export async function figures(context: Context, { storage, counter }: Services): Promise<Response> {
  const range = readQuery(context, figuresQuery);
  await counter.flush();
  const answer = await storage.snapshot((queries) => readFigures(queries, range));
  return context.json(answer satisfies FiguresAnswer);
}
