import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { vi } from "vitest";
import type { RequestBody } from "#contracts/desk/api.ts";
import {
  bookPath,
  contactPath,
  sendEmailPath,
  sendPlanPath,
  subscribePath,
} from "#contracts/endpoints.ts";
import { mailFolder } from "#server/mail/mail-folder.ts";
import { copiedTables } from "#server/storage/copy-database.ts";
import type { Tables } from "#server/storage/tables.ts";
import type { AppSettings, startApp, TestApp } from "./app.ts";
import { addColleague, bookingOf, monday } from "./bookings.ts";
import { signInAs } from "./desk.ts";
import { waiting } from "./patience.ts";
import { resultsRequest } from "./requests.ts";
import { changeRows, rowsIn } from "./rows.ts";

export const zeb = "zeb.quixote@victim.example";
export const otherZeb = "zeb@other-clinic.example";
export const zebsPhone = "(385) 555-0177";

/** Wednesday and Thursday of that week, at which both colleagues take calls. */
export const times = [
  "2026-12-02T17:00:00Z",
  "2026-12-03T18:00:00Z",
  "2026-12-04T18:30:00Z",
] as const;

export type Everything = Awaited<ReturnType<typeof personWithEverything>>;

/**
 * A person with two estimates, a plan, a message, a subscription, two calls of two colleagues, a
 * copy for a CPA, a note, an owner and a next step, a waiting reminder, a partner, a second address,
 * and who is the CPA of somebody else. All of it came through the endpoints.
 */
export async function personWithEverything(start: typeof startApp, settings: AppSettings = {}) {
  const clock = { now: monday };
  const app = await start({
    ...settings,
    env: { RATE_LIMIT: "off", ...settings.env },
    options: { now: () => clock.now, ...settings.options },
  });
  await addColleague(app.storage, { id: "dana" });
  await addColleague(app.storage, { id: "noor" });
  const admin = await signInAs(app, "admin", "admin@ledgerwell.example", clock.now);
  const post = async (path: string, body: object) => {
    const answer = await app.post(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };

  for (const cpaEmail of ["cpa@accounting.example", undefined]) {
    const contact = { name: "Zeb Quixote", phone: zebsPhone, cpaEmail };
    const estimate = resultsRequest(zeb, contact);
    Object.assign(estimate.calculation, { partner: "fortune" });
    await post(sendEmailPath, estimate);
    clock.now += 1000;
  }
  await post(sendEmailPath, resultsRequest("ada@practice.example", { cpaEmail: zeb }));
  await post(sendPlanPath, {
    email: zeb,
    taxYear: 2026,
    answers: {
      filing: "single",
      wagesInUsd: 320_000,
      spouseWagesInUsd: 0,
      profitInUsd: 0,
      state: "UT",
    },
    ticked: ["deferral"],
    idempotencyKey: "a-plan-of-zeb",
  });
  const message = { name: "Zeb Quixote", message: "Is my aligner lab research?", filledInMs: 9000 };
  await post(contactPath, { ...message, email: zeb, phone: zebsPhone, sourcePage: "/contact" });
  await post(contactPath, {
    ...message,
    email: otherZeb,
    phone: zebsPhone,
    sourcePage: "/contact",
  });
  await post(subscribePath, { email: zeb, sourcePage: "/", filledInMs: 9000 });
  await changeRows(app.storage, "subscriptions", { status: "confirmed", confirmed_at: clock.now });

  const request = { ...bookingOf(times[0]), email: zeb, name: "Zeb Quixote", phone: zebsPhone };
  const booked = (await post(bookPath, request)) as { id: string; token: string };
  const [known, other] = (await rowsIn(app.storage, "people"))
    .filter(({ email }) => email === zeb || email === otherZeb)
    .toSorted((one) => (one.email === zeb ? -1 : 1));
  const person = known?.id ?? "";
  const atDesk: RequestBody<"bookCall"> = {
    start: times[1],
    colleagueId: "noor",
    zone: "America/Denver",
    phone: zebsPhone,
    about: "other",
  };
  // By the other address, so that a call is among what the merge moves.
  const { call } = await admin.answer("bookCall", { id: other?.id ?? "", body: atDesk });
  const note = {
    idempotencyKey: "a-note-of-zeb",
    text: "Zeb Quixote asked for zeb.quixote's deck.",
  };
  await admin.answer("addNote", { id: person, body: note });
  await admin.answer("mergePeople", { id: person, body: { otherId: other?.id } });
  const { person: now } = await admin.answer("person", { id: person });
  const nextStep = { text: "Send Zeb Quixote the letter", on: "2026-12-01" };
  const work = { version: now.version, status: "meeting", ownerId: admin.id, nextStep };
  await admin.answer("changePerson", { id: person, body: work });
  const [subscription] = await rowsIn(app.storage, "subscriptions");
  return {
    app,
    clock,
    admin,
    /** The ids of the person, of the one who was merged into them, and of the two calls. */
    person,
    other: other?.id ?? "",
    calls: [
      { id: booked.id, sequence: 0, token: booked.token },
      { id: call.id, sequence: 0, token: "" },
    ],
    unsubscribeToken: subscription?.unsubscribe_token ?? "",
  };
}

/** Every message has left. */
export async function allMailLeft(app: TestApp): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await rowsIn(app.storage, "outbox");
    if (rows.some(({ status }) => status === "waiting")) throw new Error("Some messages wait.");
  }, waiting);
}

/** Where a value is found: `table.column` of every table, and decoded mails in the folder. */
export async function whereIs(app: TestApp, value: string): Promise<string[]> {
  const found = new Set<string>();
  const isIn = (text: string) => text.toLowerCase().includes(value.toLowerCase());
  for (const table of copiedTables)
    for (const row of await rowsIn(app.storage, table))
      for (const [column, cell] of Object.entries(row as Tables[typeof table]))
        if (isIn(String(cell))) found.add(`${table}.${column}`);
  const folder = mailFolder(app.environment.dataDir);
  for (const name of readdirSync(folder)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    const decoded = mail.attachments.map(({ content }) => Buffer.from(content as never).toString());
    if (isIn(JSON.stringify(mail) + decoded.join())) found.add(`mail ${mail.subject}`);
  }
  return [...found].sort();
}
