import type { Context } from "hono";
import { refusals } from "../http/refusal.ts";
import { hasBearer } from "../http/request.ts";
import { reasonOf } from "../log.ts";
import { outboxStatus } from "../outbox/outbox-status.ts";
import type { Services } from "../services.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";

export function healthz(context: Context): Response {
  return context.json({ status: "ok" });
}

/**
 * Succeeds if the database answers. The outbox's counts need METRICS_TOKEN, because they would show
 * a stranger whether the address they just entered was sent a message. A queue that is stuck or has
 * failed messages still gets 200, because a server that cannot send can still take leads and must
 * stay in service.
 */
export async function readyz(context: Context, services: Services): Promise<Response> {
  const { storage, databaseNow, timing, log, environment } = services;
  try {
    const now = await databaseNow();
    const { waiting, failed, stuck, oldestWaitingMs } = await storage.run((queries) =>
      outboxStatus(queries, now, timing),
    );
    const status = stuck || failed > 0 ? "degraded" : "ready";
    if (!hasBearer(context, environment.metricsToken)) return context.json({ status });
    const oldestWaitingSeconds = Math.floor(oldestWaitingMs / 1000);
    return context.json({ status, outbox: { waiting, failed, stuck, oldestWaitingSeconds } });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error("not-ready", { reason: reasonOf(error) });
    return context.json({ status: "unavailable" }, 503);
  }
}

/** For Prometheus, with METRICS_TOKEN: the metrics of this process and the state of the outbox. */
export async function metrics(context: Context, services: Services): Promise<Response> {
  if (services.metrics === undefined) throw refusals.nothingHere();
  const { text, contentType } = await services.metrics.read();
  return context.body(text, 200, { "content-type": contentType });
}
