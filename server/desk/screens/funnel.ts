import { readFunnel } from "../../funnel/read-funnel.ts";
import { becameOf } from "../../leads/became-of.ts";
import type { DeskHandlers } from "../services.ts";

export const funnelHandlers = {
  /** Includes what this server counted in the last seconds. */
  async funnel({ query: range }, { storage, counter }) {
    await counter.flush();
    return storage.snapshot(async (queries) => ({
      ...(await readFunnel(queries, range)),
      ...(await becameOf(queries, range)),
    }));
  },
} satisfies Partial<DeskHandlers>;
