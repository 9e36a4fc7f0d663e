import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type LeadKind, leadKinds } from "#contracts/desk/people.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import type { OutboxChannel } from "../storage/tables.ts";

export type AnsweredRequest = {
  method: string;
  /** The pattern, such as `/desk/api/leads/:id`, or a name in parentheses. */
  route: string;
  status: number;
  seconds: number;
};

/** Newsletters are counted apart, since some mailboxes refuse every issue. */
export type DeliveryChannel = OutboxChannel | "newsletter";
export type DeliveryOutcome = "sent" | "skipped" | "retried" | "failed";

/** Counts what this process has done. Label values come from the code, never from a request. */
export type Metrics = {
  requestAnswered(request: AnsweredRequest): void;
  leadStored(kind: LeadKind): void;
  /** A message was claimed for the first time, this long after it was due. */
  messageTaken(lateMs: number): void;
  messageSettled(channel: DeliveryChannel, outcome: DeliveryOutcome): void;
  read(): Promise<{ text: string; contentType: string }>;
};

/** For addresses that do not exist, because their paths are arbitrary text. */
export const notFoundRoute = "(not found)";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const channels: readonly DeliveryChannel[] = ["mail", "webhook", "newsletter"];
const outcomes: readonly DeliveryOutcome[] = ["sent", "skipped", "retried", "failed"];

export type OutboxCounts = {
  waiting: number;
  failed: number;
  oldestWaitingMs: number;
  notLeavingMs: number;
};

export function createMetrics(readOutbox: () => Promise<OutboxCounts>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "ledgerwell_http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "ledgerwell_http_request_duration_seconds",
    help: "Time from a request's headers to its answer.",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const leads = new Counter({
    name: "ledgerwell_leads_stored_total",
    help: "Leads stored, repetitions of the same request not counted.",
    labelNames: ["kind"],
    registers,
  });
  const deliveries = new Counter({
    name: "ledgerwell_deliveries_total",
    help: "Attempts to deliver a message of the outbox, by what became of them.",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const workerLag = new Histogram({
    name: "ledgerwell_worker_lag_seconds",
    help: "How long a new message waited until the outbox worker took it.",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900],
    registers,
  });
  const outboxMessages = new Gauge({
    name: "ledgerwell_outbox_messages",
    help: "Messages in the database that wait or were given up; missing while it does not answer.",
    labelNames: ["status"],
    registers,
  });
  const oldestWaiting = new Gauge({
    name: "ledgerwell_outbox_oldest_waiting_seconds",
    help: "Age of the oldest waiting message, 0 for none; missing while the database does not answer.",
    registers,
  });
  const notLeaving = new Gauge({
    name: "ledgerwell_mail_not_leaving_seconds",
    help: "Age of the oldest e-mail that is due and after which none was sent, 0 for none; missing while the database does not answer.",
    registers,
  });

  // Prometheus sees the first event as an increase only if the series started at zero.
  for (const kind of leadKinds) leads.inc({ kind }, 0);
  for (const channel of channels)
    for (const outcome of outcomes) deliveries.inc({ channel, outcome }, 0);

  async function measureOutbox() {
    try {
      const { waiting, failed, oldestWaitingMs, notLeavingMs } = await readOutbox();
      outboxMessages.set({ status: "waiting" }, waiting);
      outboxMessages.set({ status: "failed" }, failed);
      oldestWaiting.set(oldestWaitingMs / 1000);
      notLeaving.set(notLeavingMs / 1000);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      outboxMessages.reset();
      oldestWaiting.remove();
      notLeaving.remove();
    }
  }

  return {
    requestAnswered({ method, route, status, seconds }) {
      requests.inc({ method: methods.has(method) ? method : "other", route, status });
      durations.observe({ route }, seconds);
    },
    leadStored: (kind) => leads.inc({ kind }),
    messageTaken: (lateMs) => workerLag.observe(Math.max(0, lateMs) / 1000),
    messageSettled: (channel, outcome) => deliveries.inc({ channel, outcome }),
    async read() {
      await measureOutbox();
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
