import { generatedPassword } from "./deck-access/generated-password.ts";
import { adoptPassword } from "./deck-access/password.ts";
import { removeEndedSessions } from "./deck-access/sessions.ts";
import { addMailbox } from "./endpoints/mailbox.ts";
import { createRateLimits } from "./endpoints/rate-limits.ts";
import { createRoutes } from "./endpoints/routes.ts";
import { type Environment, EnvironmentError } from "./environment.ts";
import { createLeadRecorder } from "./leads/lead-recorder.ts";
import type { Log } from "./log.ts";
import { deliverMail } from "./mail/deliver-mail.ts";
import { mailboxFolder, mailboxTransport } from "./mail/mailbox-folder.ts";
import { smtpTransport } from "./mail/smtp.ts";
import { afterDelivery } from "./outbox/delivery-alert.ts";
import { type OutboxTiming, outboxTiming } from "./outbox/timing.ts";
import { watchOutbox } from "./outbox/watch.ts";
import { deliverWebhook } from "./outbox/webhook.ts";
import { startOutboxWorker } from "./outbox/worker.ts";
import { plainPage, type RenderPage } from "./page.ts";
import type { Services } from "./services.ts";
import { openStorage, type Storage } from "./storage/storage.ts";

export type AppOptions = {
  log: Log;
  /** Adds /mailbox, which shows outgoing messages. Never in production. */
  development: boolean;
  /** The site's frame around the small pages the server makes itself. */
  renderPage?: RenderPage;
  /** For tests: another clock, shorter pauses. */
  now?: () => number;
  outboxTiming?: OutboxTiming;
};

export type App = {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  /** Lines for the operator, printed at start. */
  startupNotes: string[];
  close(): Promise<void>;
};

const everyMinute = 60_000;

/** The part of the server that thinks; the built pages are answered before it is asked. */
export async function createApp(environment: Environment, options: AppOptions): Promise<App> {
  const { log, now = Date.now, outboxTiming: timing = outboxTiming } = options;
  const renderPage = options.renderPage ?? plainPage;
  const mail = environment.smtpUrl
    ? smtpTransport(environment.smtpUrl, environment.dkim)
    : mailboxTransport(mailboxFolder(environment.dataDir), environment.dkim);
  const storage = await openOrExplain(environment, log);
  const sharedNow = options.now ? async () => now() : () => storage.now();
  const password = environment.presentationsPassword ?? generatedPassword(environment.dataDir);
  const checkPassword = await adoptPassword(storage, password);

  const outbox = startOutboxWorker({
    storage,
    deliver: { mail: deliverMail(mail), webhook: deliverWebhook(environment.leadWebhook) },
    afterwards: afterDelivery(environment),
    timing,
    now: sharedNow,
    log,
  });
  const limits = createRateLimits(storage.pool, environment.rateLimit);
  const leads = createLeadRecorder(storage);
  const services: Services = { environment, storage, leads, outbox, limits, log, now, sharedNow };
  const routes = createRoutes({ services, checkPassword, renderPage, timing });
  if (options.development) addMailbox(routes, services);

  const lookAtOutbox = watchOutbox({ storage, timing, now: sharedNow, log });
  const housekeeping = setInterval(async () => {
    try {
      const time = await sharedNow();
      await storage.run((queries) => removeEndedSessions(queries, time));
      await lookAtOutbox();
    } catch {
      log.error("housekeeping-failed");
    }
  }, everyMinute);
  housekeeping.unref();

  return {
    fetch: routes.fetch,
    startupNotes: startupNotes(environment, password),
    async close() {
      clearInterval(housekeeping);
      await outbox.stop();
      mail.close();
      await storage.close();
    },
  };
}

/** What the operator must mend is said in one line. */
async function openOrExplain(environment: Environment, log: Log): Promise<Storage> {
  try {
    return await openStorage(environment, log);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const where = environment.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
    throw new EnvironmentError(`The database of ${where} cannot be opened: ${message || code}`);
  }
}

function startupNotes(environment: Environment, password: string): string[] {
  const notes: string[] = [];
  if (environment.smtpUrl === undefined) {
    const folder = mailboxFolder(environment.dataDir);
    notes.push(`SMTP_URL is not set: every message is written into ${folder}, none is sent.`);
  }
  if (environment.presentationsPassword === undefined) {
    notes.push(`Password of the presentations: ${password}`);
  }
  return notes;
}
