import type { Context } from "hono";
import { countFailingCalendars } from "../bookings/outside-calendar.ts";
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
 * Succeeds if the database answers and can be written. The outbox's counts need METRICS_TOKEN,
 * because they would show a stranger whether the address they just entered was sent a message. If
 * e-mail does not leave or cannot be made, or some was given up in the last day, or the calendar of a
 * person who takes calls cannot be read, it still gets 200, because a server that cannot do that can
 * still take leads and must stay in service.
 */
export async function readyz(context: Context, services: Services): Promise<Response> {
  const { storage, databaseNow, timing, log, environment } = services;
  try {
    const now = await databaseNow();
    const {
      oldestWaitingMs,
      notLeavingMs: _,
      ...outbox
    } = await storage.run((queries) => outboxStatus(queries, now, timing));
    const failingCalendars = await storage.run(countFailingCalendars);
    await services.checkWrites();
    const isDegraded = outbox.stuck || outbox.notMade + outbox.failedToday + failingCalendars > 0;
    const state = {
      status: isDegraded ? "degraded" : "ready",
      ...(failingCalendars > 0 && { failingCalendars }),
    };
    if (!hasBearer(context, environment.metricsToken)) return context.json(state);
    const oldestWaitingSeconds = Math.floor(oldestWaitingMs / 1000);
    return context.json({ ...state, outbox: { ...outbox, oldestWaitingSeconds } });
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
