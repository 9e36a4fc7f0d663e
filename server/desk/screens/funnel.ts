import { readFunnel } from "../../funnel/read-funnel.ts";
import { leadsByStatus } from "../../leads/leads-by-status.ts";
import type { DeskHandlers } from "../services.ts";

export const funnelHandlers = {
  /** Includes what this server counted in the last seconds. */
  async funnel({ query: range }, { storage, counter }) {
    await counter.flush();
    return storage.snapshot(async (queries) => ({
      ...(await readFunnel(queries, range)),
      leadsByStatus: await leadsByStatus(queries, range),
    }));
  },
} satisfies Partial<DeskHandlers>;
