import { test as base, expect } from "@playwright/test";
import type { Email } from "postal-mime";
import type { Storage } from "#server/storage/storage.ts";
import { inStorage } from "../data-folder.ts";
import { type SiteServer, startSiteServer } from "../site-server.ts";
import { type SmtpSink, startSmtp } from "../smtp.ts";

type OwnServer = {
  server: SiteServer;
  /** The address in the server's e-mails. Passkeys need a host name, so not 127.0.0.1. */
  site: string;
  smtp: SmtpSink;
};

/** `test` with a server and its mail, which the journeys of a file share in order. */
export function testOnOwnServer(
  environment: Record<string, string> = {},
  prepare?: (storage: Storage) => Promise<unknown>,
) {
  let started: OwnServer | undefined;
  const test = base.extend<OwnServer & { own: OwnServer }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it asks for.
    own: async ({}, use) => {
      started ??= await start(environment, prepare);
      await use(started);
    },
    server: ({ own }, use) => use(own.server),
    site: ({ own }, use) => use(own.site),
    smtp: ({ own }, use) => use(own.smtp),
    baseURL: ({ site }, use) => use(site),
  });
  test.describe.configure({ mode: "serial" });
  test.afterAll(async () => {
    await started?.server.stop();
    await started?.smtp.stop();
  });
  return test;
}

async function start(
  environment: Record<string, string>,
  prepare?: (storage: Storage) => Promise<unknown>,
): Promise<OwnServer> {
  const smtp = await startSmtp();
  const server = await startSiteServer({ SMTP_URL: smtp.url, RATE_LIMIT: "off", ...environment });
  if (prepare) await inStorage(server, prepare);
  return { server, site: server.url.replace("127.0.0.1", "localhost"), smtp };
}

/** The newest message to this address, once one with these words has arrived. */
export async function mailTo(
  read: () => Promise<Email[]>,
  address: string,
  words: RegExp = /(?:)/,
): Promise<Email & { found: string }> {
  const find = async () => {
    const mine = (await read()).filter(({ to }) => to?.some((one) => one.address === address));
    const mail = mine.at(-1);
    const [found] = words.exec(mail?.text ?? "") ?? [];
    return mail && found !== undefined ? { ...mail, found } : undefined;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) as Email & { found: string };
}
