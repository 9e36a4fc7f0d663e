import type { ScryptOptions } from "node:crypto";
import { statSync } from "node:fs";
import { readDueCalendars } from "./bookings/outside-calendar.ts";
import { remind } from "./bookings/reminders.ts";
import { deliverWebhook } from "./connections/call.ts";
import { keepEnvironmentConnection } from "./connections/connections.ts";
import { generatedPassword, passwordFile, storePassword } from "./decks/password.ts";
import { sendDigests } from "./desk/daily-digest.ts";
import { sendPartnerMails } from "./desk/partner-mail.ts";
import { serveDesk } from "./desk/serve-desk.ts";
import type { DeskServices } from "./desk/services.ts";
import { firstAdminNotes } from "./desk/sign-in/links/first-admin-file.ts";
import { createSignInLinkSender, randomDelay } from "./desk/sign-in/links/sign-in-link-sender.ts";
import { makeFirstAdminLink } from "./desk/sign-in/links/sign-in-links.ts";
import { createSingleSignOn } from "./desk/sign-in/single-sign-on/single-sign-on.ts";
import { type Environment, ignoresItsProxy } from "./environment.ts";
import { type Counter, createCounter } from "./funnel/counter.ts";
import { countPageView } from "./funnel/page-view.ts";
import type { Application } from "./http/http-server.ts";
import { createRateLimits, type RateLimits } from "./http/rate-limits.ts";
import { answersPath, createRouter } from "./http/router.ts";
import { plainPage, type RenderPage } from "./http/server-page.ts";
import type { Log } from "./log.ts";
import { mailFolder, mailFolderTransport, removeCopy } from "./mail/mail-folder.ts";
import { smtpTransport } from "./mail/smtp.ts";
import { createMetrics } from "./metrics/metrics.ts";
import type { ReadArticles } from "./newsletter/drafts.ts";
import { feedOutbox } from "./newsletter/feed-outbox.ts";
import { readerDraft, recordIssueDelivery } from "./newsletter/issue-mail.ts";
import { createHousekeeping, repeat } from "./operate/housekeeping.ts";
import { openOrExplain } from "./operate/start-failure.ts";
import { deliverMail } from "./outbox/deliver-mail.ts";
import { alertAboutFailure } from "./outbox/delivery-alert.ts";
import { outboxStatus, watchOutbox } from "./outbox/outbox-status.ts";
import { type OutboxTiming, outboxTiming } from "./outbox/timing.ts";
import { startOutboxWorker } from "./outbox/worker.ts";
import { suppressRefusals } from "./people/suppressions.ts";
import { addMailPreview } from "./public/mail-preview.ts";
import { servePublic } from "./public/serve-public.ts";
import { installationKey } from "./storage/ids.ts";
import { createWriteCheck } from "./storage/write-check.ts";
import { type Resolve, resolveByDns } from "./webhook-target.ts";

export type AppOptions = {
  log: Log;
  /** Adds /mailbox, which shows outgoing messages. Never in production. */
  development: boolean;
  renderPage?: RenderPage;
  notFoundPage?: string;
  articles?: ReadArticles;
  /** Which paths are pages whose views are counted. Without a built site, every path. */
  isPage?: (path: string) => boolean;
  /** Whether the startup notes go to a terminal. If not, they contain no secret. */
  notesToTerminal?: boolean;
  /** For tests: another clock, shorter pauses, a cheap password hash, a fake DNS lookup. */
  now?: () => number;
  signInLinkDelay?: () => Promise<void>;
  resolveHost?: Resolve;
  outboxTiming?: OutboxTiming;
  limits?: RateLimits;
  housekeepingPauseMs?: number;
  passwordCost?: ScryptOptions;
  newsletterPauseMs?: number;
  issuerTimeoutSeconds?: number;
};

export type App = Application & {
  counter: Counter;
  startupNotes: string[];
  close(): Promise<void>;
};

const second = 1000;
const minute = 60 * second;

export async function createApp(environment: Environment, options: AppOptions): Promise<App> {
  const { log, now = Date.now, outboxTiming: timing = outboxTiming } = options;
  const { smtpUrl, dkim, dataDir, leadWebhook, publicOrigin } = environment;
  const mail = smtpUrl
    ? smtpTransport(smtpUrl, dkim)
    : mailFolderTransport(mailFolder(dataDir), dkim);
  const storage = await openOrExplain(environment, log);
  const databaseNow = options.now ? async () => now() : () => storage.now();
  const password = environment.deckPassword ?? generatedPassword(dataDir);
  const checkPassword = await storePassword(storage, password, options.passwordCost);

  const webhookRules = {
    allowPrivate: environment.webhookAllowPrivate,
    resolve: options.resolveHost ?? resolveByDns,
  };
  await storage.run((queries) => keepEnvironmentConnection(queries, leadWebhook, now()));
  const readOutbox = async () => {
    const time = await databaseNow();
    return storage.run((queries) => outboxStatus(queries, time, timing));
  };
  const metrics = environment.metricsToken ? createMetrics(readOutbox) : undefined;
  const outbox = startOutboxWorker({
    storage,
    metrics,
    deliver: {
      mail: deliverMail(mail, async (claimed) =>
        claimed.newsletter_recipient_id === null
          ? JSON.parse(claimed.content)
          : readerDraft(storage, claimed, publicOrigin),
      ),
      webhook: deliverWebhook(storage, webhookRules),
    },
    onSettled: async (queries, settled) => {
      await recordIssueDelivery(queries, settled);
      await suppressRefusals(queries, settled);
      await alertAboutFailure(queries, settled, publicOrigin);
    },
    onErased: ({ channel, content }) => {
      if (channel === "mail") removeCopy(dataDir, content);
    },
    timing,
    now: databaseNow,
    log,
  });
  const signInLinks = createSignInLinkSender({
    environment,
    storage,
    outbox,
    log,
    databaseNow,
    delay: options.signInLinkDelay ?? randomDelay,
  });
  const counter = createCounter({ storage, isPage: options.isPage ?? (() => true), now, log });
  const services: DeskServices = {
    environment,
    storage,
    checkWrites: createWriteCheck(storage, dataDir),
    counter,
    metrics,
    outbox,
    webhookRules,
    timing,
    limits:
      options.limits ??
      createRateLimits(storage.pool, environment.rateLimit, await storage.run(installationKey)),
    signInLinks,
    singleSignOn:
      environment.singleSignOn &&
      createSingleSignOn(environment.singleSignOn, environment, log, options.issuerTimeoutSeconds),
    checkPassword,
    renderPage: options.renderPage ?? plainPage,
    notFoundPage: options.notFoundPage,
    articles: options.articles ?? (async () => []),
    log,
    now,
    databaseNow,
  };
  const router = createRouter(services);
  servePublic(router, services);
  serveDesk(router, services);
  const firstAdminToken = await storage.transaction(async (queries) =>
    makeFirstAdminLink(queries, await databaseNow()),
  );
  if (options.development) addMailPreview(router, services);

  const everywhere = { storage, dataDir, origin: publicOrigin, now: databaseNow, log };
  /** Does what puts messages into the outbox, and has them sent at once. */
  const feeding = (write: () => Promise<number>) => async () => {
    if ((await write()) > 0) outbox.wake();
  };
  const everyMinute: Record<string, (signal: AbortSignal) => Promise<void>> = {
    "outbox-not-readable": watchOutbox({ ...everywhere, timing }),
    "housekeeping-failed": createHousekeeping(everywhere),
    "calendars-not-read": (signal) =>
      readDueCalendars({ ...everywhere, rules: webhookRules }, signal),
    "calls-not-reminded": feeding(async () =>
      remind(storage, { origin: publicOrigin, now: await databaseNow() }),
    ),
    "digests-not-written": feeding(async () => {
      const time = await databaseNow();
      const toMembers = await sendDigests(storage, publicOrigin, time);
      return toMembers + (await sendPartnerMails(storage, publicOrigin, time));
    }),
  };
  const repeated = Object.entries(everyMinute).map(([failed, work]) =>
    repeat(work, { pauseMs: options.housekeepingPauseMs ?? minute, log, failed }),
  );
  const perSecond = environment.newsletterPerSecond;
  repeated.push(
    repeat(
      feeding(() => feedOutbox({ ...everywhere, perSecond })),
      { pauseMs: options.newsletterPauseMs ?? second, log, failed: "newsletter-not-fed" },
    ),
  );

  return {
    answers: (path) => answersPath(router, path),
    fetch: router.fetch,
    onPageAnswered: (request, status) => countPageView(counter, request, status),
    startupNotes: [
      ...startupNotes(environment),
      ...firstAdminNotes(environment, firstAdminToken, {
        toTerminal: options.notesToTerminal ?? false,
      }),
    ],
    counter,
    metrics,
    async close() {
      const othersHaveEnded = Promise.all(repeated.map((work) => work.stop()));
      await signInLinks.settled();
      // Before the outbox, which waits for mail servers: what was counted is nowhere else.
      await counter.stop();
      await outbox.stop();
      mail.close();
      await othersHaveEnded;
      await storage.close();
    },
  };
}

function startupNotes(environment: Environment): string[] {
  const notes: string[] = [];
  if (environment.smtpUrl === undefined) {
    const folder = mailFolder(environment.dataDir);
    notes.push(`SMTP_URL is not set: every message is written into ${folder}, none is sent.`);
  }
  if (environment.deckPassword === undefined) {
    // The password itself is not printed, because output is often kept as a log.
    notes.push(`The password of the presentations is in ${passwordFile(environment.dataDir)}`);
  }
  if (isOpenToOthers(environment.dataDir))
    notes.push(
      `DATA_DIR can be read by other users of this machine. Close it: chmod 700 ${environment.dataDir}`,
    );
  if (ignoresItsProxy(environment))
    notes.push(
      "PUBLIC_ORIGIN is https and TRUST_PROXY is off: all visitors share the proxy's rate limits. Set TRUST_PROXY.",
    );
  return notes;
}

/** The folder holds personal data. */
function isOpenToOthers(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o077) !== 0;
}
