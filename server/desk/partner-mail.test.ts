import { expect, test } from "vitest";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { startApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { addCounts, countId } from "../funnel/write-counts.ts";
import { agreeToMonthlyMail, setMonthlyMail } from "../partners/addresses.ts";
import { erasePerson } from "../people/erase.ts";
import type { Storage } from "../storage/storage.ts";
import { removeSentDigests } from "./daily-digest.ts";
import { sendPartnerMails } from "./partner-mail.ts";

const origin = "http://site.example";
const email = "partner@fortune-law.example";
const at = (time: string) => Date.parse(time);
/** The first Monday of December 2026, when the firm opens. In winter Denver is seven hours behind. */
const opens = at("2026-12-07T16:00:00Z");

async function askForMail(storage: Storage) {
  await storage.transaction(async (queries) => {
    const token = await setMonthlyMail(queries, "fortune", email, "2026-11-18");
    await agreeToMonthlyMail(queries, `${token}`, 1);
  });
  const row = {
    day: "2026-12-02",
    event: "page-view",
    path: "/fortune",
    partner: "fortune",
  } as const;
  const columns = { ...row, utm_source: "", device: "phone", placement: "webinar" } as const;
  await addCounts(storage, [{ id: countId(columns), ...columns, count: 14 }]);
}

onEveryEngine("the monthly mail of a partner's numbers", (open) => {
  test("is written once, by one of two servers, from the opening hour of the first Monday", async () => {
    const storage = await open();
    await askForMail(storage);
    for (const early of [at("2026-11-30T17:00:00Z"), opens - 1])
      expect(await sendPartnerMails(storage, origin, early)).toBe(0);
    const both = [0, 1].map(() => sendPartnerMails(storage, origin, opens));
    expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
    const reopened = await open();
    for (const later of [opens + 60_000, at("2026-12-31T18:00:00Z")])
      expect(await sendPartnerMails(reopened, origin, later)).toBe(0);
    await sendPartnerMails(storage, origin, at("2028-11-20T17:00:00Z"));
    expect(await sendPartnerMails(storage, origin, opens + 120_000), "after a wrong clock").toBe(1);
    // The server was off on the first Monday of January.
    expect(await sendPartnerMails(storage, origin, at("2027-01-06T12:00:00Z"))).toBe(1);
    const [first] = await rowsIn(storage, "outbox");
    expect(first?.recipients).toContain(email);
    expect(first?.content).toContain(`${words.table.counts.visits} 14`);
    expect(first?.content).toContain("webinar");
  });

  test("is written on that Monday also where the firm is closed on Mondays", async () => {
    const storage = await open();
    await askForMail(storage);
    const hours = { days: ["Tuesday"], opens: "09:00", closes: "17:00" };
    expect(await sendPartnerMails(storage, origin, opens, hours)).toBe(1);
  });
});

test("the mail can be stopped by its link and by one click, and its token does not stay", async () => {
  const app = await startApp();
  await askForMail(app.storage);
  await sendPartnerMails(app.storage, origin, opens);
  const [mail] = await app.mails(1);
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? "";
  const path = header("list-unsubscribe").slice(1, -1).replace(origin, "");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail?.text).toContain(path);
  expect(mail?.html).toContain(path);
  expect(await (await app.get(path)).text()).toContain(words.askToStop.button);
  expect((await rowsIn(app.storage, "partner_addresses"))[0]?.email).toBe(email);
  const click = () => app.ask(new Request(origin + path, { method: "POST" }));
  for (const answer of [await click(), await click()]) expect(answer.status).toBe(200);
  expect((await rowsIn(app.storage, "partner_addresses"))[0]?.email).toBeNull();
  expect(await sendPartnerMails(app.storage, origin, at("2027-01-04T18:00:00Z"))).toBe(0);
  const cut = await app.ask(new Request(`${origin}/partners/stop?token=cut`, { method: "POST" }));
  expect(cut.status).toBe(404);

  await app.storage.run((queries) => removeSentDigests(queries, opens));
  const stored = [
    await rowsIn(app.storage, "outbox"),
    await rowsIn(app.storage, "partner_addresses"),
  ];
  expect(JSON.stringify(stored)).not.toContain(path.split("token=")[1]);
});

test("the mail begins after the yes of its owner and ends with the private address", async () => {
  const app = await startApp();
  const admin = await signInAs(app, "admin");
  const change = (body: object) =>
    admin.answer("changePartner", { body: { partner: "fortune", ...body } });
  await change({ address: "make" });
  await change({ email });
  const [question] = await app.mails(1);
  expect(question?.text).toContain("/partners#numbers");
  const path = /\/partners\/agree\?token=[\w-]+/.exec(question?.text ?? "")?.[0] ?? "";
  expect(await sendPartnerMails(app.storage, origin, opens)).toBe(0);
  expect(await (await app.get(path)).text()).toContain(words.askToAgree.button);
  const agree = () => app.ask(new Request(origin + path, { method: "POST" }));
  expect((await agree()).status).toBe(200);
  expect(await sendPartnerMails(app.storage, origin, at("2027-01-04T18:00:00Z"))).toBe(1);
  await change({ address: "withdraw" });
  expect((await rowsIn(app.storage, "partner_addresses"))[0]?.email).toBeNull();
  expect((await agree()).status).toBe(404);
});

test("erasing a person ends the mail to their address", async () => {
  const app = await startApp();
  await askForMail(app.storage);
  const { dataDir } = app.environment;
  await erasePerson(app.storage, { email: email.toUpperCase() }, { dataDir, origin, now: opens });
  expect((await rowsIn(app.storage, "partner_addresses"))[0]?.email).toBeNull();
  expect(await sendPartnerMails(app.storage, origin, opens)).toBe(0);
});
