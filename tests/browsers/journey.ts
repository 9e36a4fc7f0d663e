import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readMailbox } from "../support/data-folder.ts";
import { findFirefox, findWebKit } from "../support/programs/find-programs.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";
import { openFirefox } from "./firefox.ts";
import { limitInMs, type Visitor, visitorIn } from "./visitor.ts";
import { openWebKit } from "./webkit.ts";

const engines = [
  { name: "Firefox", isInstalled: findFirefox() !== undefined, open: openFirefox },
  { name: "WebKit", isInstalled: findWebKit() !== undefined, open: openWebKit },
];
type Walk = (visitor: Visitor, site: SiteServer) => Promise<void>;
export const deckPassword = "a password for tests";

/** Runs as a test in each engine, with a new browser and a new server. */
export function journey(sentence: string, walk: Walk): void {
  for (const { name, isInstalled, open } of engines) {
    const title = `${sentence}, in ${name}${isInstalled ? "" : ", which is not installed"}`;
    test.skipIf(!isInstalled)(title, async ({ onTestFinished }) => {
      const server = await startSiteServer({ PRESENTATIONS_PASSWORD: deckPassword });
      onTestFinished(async () => void (await server.stop()));
      const window = await open(server.dataDir);
      onTestFinished(async ({ task }) => {
        if (task.result?.state === "fail") {
          mkdirSync("test-results/browsers", { recursive: true });
          writeFileSync(`test-results/browsers/${title}.png`, await window.screenshot());
        }
        await window.close();
      });
      // The host name that the server uses in e-mails.
      const site = { ...server, url: server.url.replace("127.0.0.1", "localhost") };
      await window.resize(1280, 900);
      await walk(visitorIn(window, site.url), site);
      expect(window.errors()).toEqual([]);
    });
  }
}

/** The text of the e-mail to this address, once it has arrived. */
export const mailTo = ({ dataDir }: SiteServer, address: string) =>
  vi.waitUntil(
    async () => (await readMailbox(dataDir)).find(({ to }) => to?.[0]?.address === address)?.text,
    { timeout: limitInMs },
  );
