import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { estimateOf, orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { resultSlipWords } from "#content/calculators/estimate-slip.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { appOnSqlite } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import {
  allMailLeft,
  otherZeb,
  personWithEverything,
  zeb,
} from "../../tests/support/person-with-everything.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { insertConnection } from "../connections/connections.ts";
import { backup } from "../storage/backup.ts";
import { restore } from "../storage/restore.ts";

appOnSqlite("between the rooms", (start) => {
  test("who is removed is found as the owner, and only others can be", async () => {
    const { admin, person } = await personWithEverything(start);
    const give = async (ownerId: string) => {
      const { version } = (await admin.answer("person", { id: person })).person;
      return admin.request("changePerson", { id: person, body: { version, ownerId } });
    };
    expect((await give("noor")).status).toBe(200);
    const removed = await admin.answer("removeMember", { id: "noor", body: { callsTo: "dana" } });
    expect(removed).toEqual({ handedOver: 1, left: 0 });
    const { people } = await admin.answer("people", { query: { owner: "noor" } });
    expect(people).toMatchObject([{ id: person, nextStep: { on: "2026-12-01" } }]);
    const { owners, person: page } = await admin.answer("person", { id: person });
    expect(page.calls.map(({ colleague }) => colleague.id)).toEqual(["dana", "dana"]);
    expect(owners.map(({ id }) => id)).not.toContain("noor");
    expect((await give(admin.id)).status).toBe(200);
    expect((await give("noor")).status).toBe(422);
  });

  test("who is removed gets none of the mail that waits", async () => {
    const env = { SMTP_URL: "smtp://127.0.0.1:1" };
    const { app, admin } = await personWithEverything(start, { env });
    const waitingFor = async (email: string) =>
      (await rowsIn(app.storage, "outbox")).filter(({ recipients }) => recipients.includes(email));
    expect(await waitingFor("noor@ledgerwell.example")).toHaveLength(1);
    await admin.answer("removeMember", { id: "noor", body: { callsTo: "dana" } });
    expect(await waitingFor("noor@ledgerwell.example")).toEqual([]);
    expect(await waitingFor("dana@ledgerwell.example")).toHaveLength(2);
  });

  test("a backup after an erasure brings nothing of the person back", async () => {
    const { app, admin, person } = await personWithEverything(start);
    await allMailLeft(app);
    await admin.answer("erasePerson", { id: person, body: { typed: zeb } });
    const file = join(temporaryFolder(), "backup.sqlite");
    await backup(app.storage, file);
    const bytes = readFileSync(file, "latin1").toLowerCase();
    for (const trace of [zeb, otherZeb, "quixote"]) expect(bytes).not.toContain(trace);
    const found = await start();
    await restore(file, found.storage, { sendWaiting: false });
    expect(await rowsIn(found.storage, "people")).toMatchObject([
      { email: "ada@practice.example" },
    ]);
  });

  test("page, mail, list, person, CSV and connection have the same estimate", async () => {
    const app = await start();
    const connection = { name: "CRM", url: "https://crm.example/hook", now: 1 };
    await app.storage.run((queries) => insertConnection(queries, connection));
    const admin = await signInAs(app, "admin");
    const { id } = await (await app.post(sendEmailPath, resultsRequest())).json();
    const estimate = estimateOf(orthodonticsInUtah.answers);
    const credit = estimate.estimatedCreditInUsd;
    const { rows, total } = resultSlip(estimate, resultSlipWords);
    const values = [...rows, total].map(({ value }) => value);

    const [mail] = await app.mails(1);
    const { people } = await admin.answer("people");
    expect(people).toMatchObject([{ estimate: { credit, range: { low: 18_900, high: 31_500 } } }]);
    const { person } = await admin.answer("person", { id });
    const slip = person.leads[0]?.slip;
    expect([...(slip?.rows ?? []), slip?.total].map((line) => line?.value)).toEqual(values);
    for (const value of values)
      for (const part of [mail?.text, mail?.html]) expect(part).toContain(value);
    expect(await (await admin.request("peopleCsv")).text()).toContain(`${credit}`);
    const sent = (await rowsIn(app.storage, "outbox")).find(({ channel }) => channel === "webhook");
    expect(JSON.parse(sent?.content ?? "").data.result.estimatedCredit).toBe(credit);
  });
});
