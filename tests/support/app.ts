import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { describe, onTestFinished, vi } from "vitest";
import { type AppOptions, createApp } from "#server/app.ts";
import { readEnvironment } from "#server/environment.ts";
import { silentLog } from "#server/log.ts";
import { mailFolder } from "#server/mail/mail-folder.ts";
import { outboxTiming } from "#server/outbox/timing.ts";
import { openStorage, sqliteFile } from "#server/storage/storage.ts";
import { readMailbox } from "./data-folder.ts";
import { sampleArticles } from "./newsletter.ts";
import { patience, waiting } from "./patience.ts";
import { jsonRequest } from "./requests.ts";
import { copyMigratedDatabase, onPostgres } from "./storages.ts";

export const quickTiming = {
  ...outboxTiming,
  pollMs: 25,
  firstPauseMs: 5,
  longestPauseMs: 50,
};

/** The recommended cost would take most of the time of these tests. */
export const cheapPasswordCost = { N: 2, r: 1, p: 1 };

const origin = "http://site.example";

export type TestApp = Awaited<ReturnType<typeof startApp>>;

export type AppSettings = {
  env?: Record<string, string>;
  options?: Partial<AppOptions>;
  /** For an app that several tests share. The test must close it. */
  keep?: boolean;
};

/** Starts the application in this process, with a separate data folder. */
export async function startApp(settings: AppSettings = {}) {
  const dataDir = settings.env?.DATA_DIR ?? mkdtempSync(join(tmpdir(), "app-"));
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    PRESENTATIONS_PASSWORD: "correct horse",
    ...settings.env,
  });
  if (environment.databaseUrl === undefined) await copyMigratedDatabase(sqliteFile(dataDir));
  const app = await createApp(environment, {
    log: silentLog,
    development: false,
    outboxTiming: quickTiming,
    signInLinkDelay: async () => {},
    issuerTimeoutSeconds: 300 * patience,
    passwordCost: cheapPasswordCost,
    // Housekeeping depends on the clock, so tests that need it call it themselves.
    housekeepingPauseMs: 2 ** 31 - 1,
    newsletterPauseMs: 100,
    articles: async () => sampleArticles,
    ...settings.options,
  });
  const storage = await openStorage(environment, silentLog);
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await app.close();
    await storage.close();
    if (!settings.env?.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  if (!settings.keep) onTestFinished(close);
  const ask = async (request: Request) => app.fetch(request);
  return {
    application: app,
    environment,
    storage,
    ask,
    get: (path: string, bearer?: string) =>
      ask(
        new Request(origin + path, {
          headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        }),
      ),
    post: (path: string, body: unknown, bearer?: string | null) =>
      ask(jsonRequest(origin, path, body, bearer)),
    /** As from this network, where the app trusts a proxy. */
    postFrom(network: string, path: string, body: unknown): Promise<Response> {
      const request = jsonRequest(origin, path, body);
      request.headers.set("x-forwarded-for", network);
      return ask(request);
    },
    /** The messages in the mail folder, once there are that many. */
    async mails(count: number): Promise<Email[]> {
      await vi.waitFor(() => {
        const { length } = globSync(`${mailFolder(dataDir)}/*.eml`);
        if (length < count) throw new Error(`${length} of ${count} messages`);
      }, waiting);
      return readMailbox(dataDir);
    },
    /** The funnel's counts so far, without the ids of the rows. */
    async counted() {
      await app.counter.flush();
      const rows = await storage.run((queries) =>
        queries.selectFrom("counts").selectAll().orderBy("id").execute(),
      );
      return rows.map(({ id: _, ...columns }) => columns);
    },
    close,
  };
}

/** Runs the tests with SQLite. */
export function appOnSqlite(what: string, sentences: (start: typeof startApp) => void): void {
  describe(what, () => sentences(startApp));
}

/** Runs the same tests with SQLite and with PostgreSQL. */
export function appOnEveryEngine(what: string, sentences: (start: typeof startApp) => void): void {
  appOnSqlite(`${what}, on SQLite`, sentences);
  onPostgres(what, (_, createMigrated) => {
    sentences(async (settings = {}) => {
      const env = { DATABASE_URL: await createMigrated(), ...settings.env };
      return startApp({ ...settings, env });
    });
  });
}
