import type { CheckPassword } from "./decks/password.ts";
import type { Environment } from "./environment.ts";
import type { Counter } from "./funnel/counter.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { RenderPage } from "./http/server-page.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { ReadArticles } from "./newsletter/drafts.ts";
import type { OutboxTiming } from "./outbox/timing.ts";
import type { OutboxWorker } from "./outbox/worker.ts";
import type { Storage } from "./storage/storage.ts";
import type { CheckWrites } from "./storage/write-check.ts";
import type { TargetRules } from "./webhook-target.ts";

export type Services = {
  environment: Environment;
  storage: Storage;
  checkWrites: CheckWrites;
  counter: Counter;
  /** Undefined unless the operator has set METRICS_TOKEN. */
  metrics: Metrics | undefined;
  outbox: Pick<OutboxWorker, "wake">;
  webhookRules: TargetRules;
  timing: OutboxTiming;
  limits: RateLimits;
  checkPassword: CheckPassword;
  renderPage: RenderPage;
  notFoundPage: string | undefined;
  articles: ReadArticles;
  log: Log;
  /** This machine's clock, for times that are only stored. */
  now: () => number;
  /** The database's clock, for times that are compared. */
  databaseNow: () => Promise<number>;
};
