import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendEmailPath } from "#contracts/endpoints.ts";
import type { TestApp } from "../../tests/support/app.ts";
import { appOnSqlite } from "../../tests/support/app.ts";
import { allMailLeft } from "../../tests/support/person-with-everything.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { type SmtpSink, startSmtp } from "../../tests/support/smtp.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { backup } from "../storage/backup.ts";
import { restore } from "../storage/restore.ts";

async function send(app: TestApp, visitor: string): Promise<string> {
  const response = await app.post(sendEmailPath, resultsRequest(visitor));
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Each message at each mailbox, with the number of times it arrived. */
async function arrivals(smtp: SmtpSink): Promise<string[]> {
  const mails = await smtp.parsed();
  return smtp.received.flatMap(({ to }, place) =>
    to.map((address) => `${mails[place]?.messageId} ${address}`),
  );
}

appOnSqlite("a backup made under load and restored elsewhere", (start) => {
  test("holds every lead acknowledged before it, and sends no message twice", async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const env = { SMTP_URL: smtp.url, RATE_LIMIT: "off" };
    const lost = await start({ env });
    const file = join(temporaryFolder(), "backup.sqlite");

    // The mail server is down during the backup, so that the backup contains waiting messages.
    smtp.behave({ connection: () => ({ code: 421, text: "Try again later" }) });
    const acknowledged: string[] = [];
    let before: string[] = [];
    let backingUp: Promise<unknown> | undefined;
    const visitors = Array.from(
      { length: 60 },
      (_, number) => `visitor-${number}@practice.example`,
    );
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let next = visitors.pop(); next; next = visitors.pop()) {
          acknowledged.push(await send(lost, next));
          if (acknowledged.length < 20 || backingUp) continue;
          before = [...acknowledged];
          backingUp = backup(lost.storage, file);
        }
      }),
    );
    await backingUp;
    smtp.behave({});
    await allMailLeft(lost);
    await lost.close();
    expect(before.length).toBeGreaterThanOrEqual(20);

    const found = await start({ env });
    const { held } = await restore(file, found.storage, { sendWaiting: false });
    expect(held.messages).toBeGreaterThan(0);
    const ids = new Set((await rowsIn(found.storage, "leads")).map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);

    await send(found, "later@practice.example");
    await allMailLeft(found);
    const received = await arrivals(smtp);
    expect(new Set(received).size).toBe(received.length);
    expect(received.some((arrival) => arrival.endsWith(" later@practice.example"))).toBe(true);
  });
});
