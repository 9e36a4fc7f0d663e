import type { RateLimits } from "./endpoints/rate-limits.ts";
import type { Environment } from "./environment.ts";
import type { LeadRecorder } from "./leads/lead-recorder.ts";
import type { Log } from "./log.ts";
import type { OutboxWorker } from "./outbox/worker.ts";
import type { Storage } from "./storage/storage.ts";

/** What the endpoints work with. */
export type Services = {
  environment: Environment;
  storage: Storage;
  leads: LeadRecorder;
  outbox: Pick<OutboxWorker, "wake">;
  limits: RateLimits;
  log: Log;
  /** This machine's clock, for what is only written down. */
  now: () => number;
  /** The database's clock, for what is compared. */
  sharedNow: () => Promise<number>;
};
