import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { appOnEveryEngine, type TestApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { insertConnection } from "../connections/connections.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { copiedTables } from "../storage/copy-database.ts";
import { erasePerson } from "./erase-person.ts";

const visitor = "ada@practice.example";
const cpa = "Zeb.Quixote@Victim.example";

/** The tables, files and decoded mails that contain a word. */
async function placesOf(word: string, app: TestApp): Promise<string[]> {
  const folder = mailFolder(app.environment.dataDir);
  const places = new Map<string, unknown>();
  for (const table of copiedTables) places.set(table, await rowsIn(app.storage, table));
  for (const name of readdirSync(folder))
    places.set(name, readFileSync(join(folder, name), "utf8"));
  for (const mail of await app.mails(0)) places.set(mail.messageId ?? "", mail);
  const holds = (held: unknown) => JSON.stringify(held).toLowerCase().includes(word);
  return [...places].flatMap(([name, held]) => (holds(held) ? [name] : []));
}

appOnEveryEngine("erasing the CPA of somebody else's results", (start) => {
  test("leaves the address in no table and no file, and sending again brings none back", async () => {
    const app = await start({ env: { RATE_LIMIT: "off" } });
    const staff = await signInAs(app, "staff");
    const now = await app.storage.now();
    const connection = { name: "CRM", url: "https://crm.example", now };
    await app.storage.transaction((queries) => insertConnection(queries, connection));
    const request = resultsRequest(visitor);
    request.calculation.contact.cpaEmail = cpa;
    const sent = await app.post(sendEmailPath, request);
    const { id } = (await sent.json()) as { id: string };
    const messages = async () => (await staff.answer("lead", { id })).lead.messages;
    const mailsHaveLeft = () =>
      expect
        .poll(async () => (await messages()).filter(({ channel }) => channel === "mail"))
        .toSatisfy((mails: { status: string }[]) => mails.every(({ status }) => status === "sent"));
    await app.mails(2);
    await mailsHaveLeft();
    expect(await placesOf(`sent to ${cpa.toLowerCase()}.`, app)).toContain("outbox");

    await erasePerson(app.storage, app.environment.dataDir, cpa);
    expect(await placesOf("quixote", app)).toEqual([]);
    const results = (await messages()).find(({ purpose }) => purpose === "results");
    const body = { idempotencyKey: randomUUID(), addresses: [visitor] };
    await staff.answer("sendAgain", { id: results?.id ?? "", body });
    const [again] = await app.mails(1);
    await mailsHaveLeft();
    expect(again?.text).toContain("$33,075");
    expect(await placesOf("quixote", app)).toEqual([]);
  });
});
