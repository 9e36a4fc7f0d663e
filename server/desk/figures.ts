import type { Context } from "hono";
import { type FiguresAnswer, figuresQuery } from "#contracts/desk/figures.ts";
import { readFigures } from "../counting/read-figures.ts";
import { readQuery } from "../endpoints/request.ts";
import type { Services } from "../endpoints/services.ts";

/** The funnel of a range of days. What this server has counted in the last seconds is part of it. */
export async function figures(context: Context, { storage, counter }: Services): Promise<Response> {
  const range = readQuery(context, figuresQuery);
  await counter.flush();
  const answer = await storage.snapshot((queries) => readFigures(queries, range));
  return context.json(answer satisfies FiguresAnswer);
}
