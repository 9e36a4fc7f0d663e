import { mkdirSync, writeFileSync } from "node:fs";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";
import { type SmtpSink, startSmtp } from "../support/smtp.ts";
import type { Browser, Engine } from "./driver.ts";
import { type Journey, presentationsPassword } from "./journey.ts";
import { calculatorJourneys } from "./journeys/calculators.ts";
import { caseJourneys } from "./journeys/cases.ts";
import { deckJourneys } from "./journeys/decks.ts";
import { deskJourneys } from "./journeys/desk.ts";
import { embedJourneys } from "./journeys/embed.ts";
import { messageJourneys } from "./journeys/messages.ts";
import { readingJourneys } from "./journeys/reading.ts";
import { Visitor } from "./visitor.ts";

/** Without the engine on this machine its journeys count as skipped. */
export function runJourneys(engine: Engine): void {
  describe.skipIf(!engine.installed)(`in ${engine.name}`, () => {
    let smtp: SmtpSink;
    let server: SiteServer;
    let browser: Browser;
    beforeAll(async () => {
      smtp = await startSmtp();
      server = await startSiteServer({
        SMTP_URL: smtp.url,
        RATE_LIMIT: "off",
        PRESENTATIONS_PASSWORD: presentationsPassword,
      });
      browser = await engine.start();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      await smtp?.stop();
    });

    const journey: Journey = (sentence, walk) =>
      test(sentence, async () => {
        const window = await browser.newWindow();
        await window.resize(1280, 900);
        try {
          const origin = server.url.replace("127.0.0.1", "localhost");
          await walk({
            visitor: new Visitor(window, origin),
            origin,
            mailTo: (address) => mailTo(smtp, address),
            firstAdminLink: () => /\S+\/desk\/first-admin#\S+/.exec(server.output())?.[0] ?? "",
          });
          expect(await window.trouble()).toEqual([]);
        } catch (error) {
          const file = `test-results/browsers/${engine.name}-${sentence.replace(/\W+/g, "-")}.png`;
          mkdirSync("test-results/browsers", { recursive: true });
          const see = await window.screenshot().then(
            (picture) => {
              writeFileSync(file, picture);
              return `See ${file}`;
            },
            () => "The browser drew no picture of it",
          );
          throw new Error(`${(error as Error).message}\n${see}`, { cause: error });
        } finally {
          await window.close();
        }
      });

    for (const journeys of [
      calculatorJourneys,
      caseJourneys,
      readingJourneys,
      messageJourneys,
      deckJourneys,
      deskJourneys,
      embedJourneys,
    ])
      journeys(journey);
  });
}

/** The message to that address, once the test's mail server has it. */
async function mailTo(smtp: SmtpSink, address: string): Promise<Email> {
  const theirs = async () =>
    (await smtp.parsed()).find(({ to }) => to?.some((one) => one.address === address));
  await expect.poll(theirs).toBeDefined();
  return (await theirs()) as Email;
}
