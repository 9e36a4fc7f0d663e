import type { Context } from "hono";
import { refusals } from "../http/refusal.ts";
import type { Services } from "../services.ts";

/** For Prometheus, with METRICS_TOKEN: what this process has done, and what waits in the outbox. */
export async function metrics(context: Context, services: Services): Promise<Response> {
  if (services.metrics === undefined) throw refusals.nothingHere();
  const { text, contentType } = await services.metrics.read();
  return context.body(text, 200, { "content-type": contentType });
}
