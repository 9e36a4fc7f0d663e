import type { Context } from "hono";
import { refusals } from "../http/refusal.ts";
import { hasBearer } from "../http/request.ts";
import { reasonOf } from "../log.ts";
import { outboxStatus } from "../outbox/status.ts";
import type { Services } from "../services.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";

/** The process answers. */
export function healthz(context: Context): Response {
  return context.json({ status: "ok" });
}

/**
 * The database answers. How much waits in the outbox is told only with METRICS_TOKEN: the number
 * would tell a stranger whether the address they just entered was sent a message. A queue that is stuck or has dead messages is reported here too, but with
 * 200: a server that cannot send can still take leads, and must not be taken out of service.
 */
export async function readyz(context: Context, services: Services): Promise<Response> {
  const { storage, databaseNow, timing, log, environment } = services;
  try {
    const now = await databaseNow();
    const { pending, dead, stuck, oldestPendingMs } = await storage.run((queries) =>
      outboxStatus(queries, now, timing),
    );
    const status = stuck || dead > 0 ? "degraded" : "ready";
    if (!hasBearer(context, environment.metricsToken)) return context.json({ status });
    const oldestPendingSeconds = Math.floor(oldestPendingMs / 1000);
    return context.json({ status, outbox: { pending, dead, stuck, oldestPendingSeconds } });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error("not-ready", { reason: reasonOf(error) });
    return context.json({ status: "unavailable" }, 503);
  }
}

/** For Prometheus, with METRICS_TOKEN: what this process has done, and what waits in the outbox. */
export async function metrics(context: Context, services: Services): Promise<Response> {
  if (services.metrics === undefined) throw refusals.nothingHere();
  const { text, contentType } = await services.metrics.read();
  return context.body(text, 200, { "content-type": contentType });
}
