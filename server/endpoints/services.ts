import type { Counter } from "../counting/counter.ts";
import type { CheckPassword } from "../deck-access/password.ts";
import type { SignInLinkSender } from "../desk/sign-in-link-sender.ts";
import type { SingleSignOn } from "../desk/single-sign-on.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { OutboxTiming } from "../outbox/timing.ts";
import type { OutboxWorker } from "../outbox/worker.ts";
import type { RenderPage } from "../server-page.ts";
import type { Storage } from "../storage/storage.ts";
import type { TargetRules } from "../webhooks/target.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What the endpoints work with. */
export type Services = {
  environment: Environment;
  storage: Storage;
  counter: Counter;
  /** Undefined unless the operator has set METRICS_TOKEN. */
  metrics: Metrics | undefined;
  outbox: Pick<OutboxWorker, "wake">;
  /** Which addresses a connection may have. */
  webhookRules: TargetRules;
  timing: OutboxTiming;
  limits: RateLimits;
  checkPassword: CheckPassword;
  signInLinks: SignInLinkSender;
  /** Undefined unless the operator has set it up. */
  singleSignOn: SingleSignOn | undefined;
  renderPage: RenderPage;
  log: Log;
  /** This machine's clock, for what is only written down. */
  now: () => number;
  /** The database's clock, for what is compared. */
  databaseNow: () => Promise<number>;
};
