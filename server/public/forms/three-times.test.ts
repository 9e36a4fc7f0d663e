import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import { listedPartnerName } from "#content/partners/listed-partners.ts";
import { callFields } from "#contracts/booking.ts";
import { samplePublicAnonKey, threeTimesPath } from "#contracts/endpoints.ts";
import { startApp, type TestApp } from "../../../tests/support/app.ts";
import { rowsIn } from "../../../tests/support/rows.ts";

const typed = {
  key: samplePublicAnonKey,
  first: "Tuesday, 12/1/2026, after 3 p.m.",
  second: "Wednesday <before> 9",
  third: "",
  name: "Dr. Ada Lind",
  email: "ada@practice.example",
  phone: "(801) 555-0142",
  about: "charitable",
  message: "With my CPA.",
  website: "",
};

function send(app: TestApp, fields: Partial<typeof typed> = {}, headers: object = {}) {
  const body = new URLSearchParams({ ...typed, ...fields });
  const url = `http://site.example${threeTimesPath}`;
  return app.ask(new Request(url, { method: "POST", headers: { ...headers }, body }));
}

test("three times are a lead of the kind contact, mailed to both sides, and answered with a page", async () => {
  const app = await startApp();
  const referer = "http://site.example/book?about=charitable&partner=fortune&placement=webinar";
  const response = await send(app, {}, { referer });
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain(bookPage.threeTimes.sentTitle);
  expect(page).toContain("2. Wednesday &lt;before&gt; 9");

  const mails = await app.mails(2);
  const toFirm = mails.find((mail) => mail.to?.[0]?.address === firm.email);
  expect(toFirm?.text).toContain(typed.first);
  const toVisitor = mails.find((mail) => mail.to?.[0]?.address === typed.email);
  for (const part of [typed.first, "2. Wednesday", typed.phone, listedPartnerName("fortune") ?? ""])
    expect(toVisitor?.text).toContain(part);
  expect(toVisitor?.text, "the address may be another person's").not.toContain(typed.message);
  const [lead] = await rowsIn(app.storage, "leads");
  expect(lead).toMatchObject({
    kind: "contact",
    entered: expect.stringContaining(typed.phone),
    source_page: "/book",
    partner: "fortune",
    placement: "webinar",
    consent: bookPage.who.consent,
  });
  expect(lead?.message).toBe(
    `Charitable strategies\n\n${bookPage.threeTimes.timesInMessage}\n1. ${typed.first}\n2. ${typed.second}\n\n${typed.message}`,
  );

  const { about: _, ...fields } = callFields;
  for (const field of Object.keys(fields) as (keyof typeof fields)[])
    expect(`${lead?.entered}${lead?.message}`).toContain(typed[field]);

  await send(app, {}, { referer });
  expect(await rowsIn(app.storage, "leads"), "sent twice").toHaveLength(1);
});

test.each([
  [{ first: "" }, 422, "The first time is missing."],
  [{ phone: "none" }, 422, "The phone number can have"],
  [{ name: "Visit www.ads.test" }, 422, "cannot contain a web address"],
  [{ first: "See ads.test/now" }, 422, "cannot contain a web address"],
  [{ about: "money" }, 422, "Choose a subject."],
  [{ website: "filled in by a program" }, 422, "leave the hidden field empty"],
  [{ key: "another" }, 401, "This page is out of date"],
])(
  "after %j nothing is stored, and the form comes back with what was typed",
  async (fields, status, sentence) => {
    const app = await startApp();
    const response = await send(app, fields);
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain(sentence);
    expect(page).toContain('value="Wednesday &lt;before&gt; 9"');
    expect(page).toContain(`value="${typed.email}"`);
    expect(await rowsIn(app.storage, "leads")).toEqual([]);
  },
);

test("a browser's limit, another kind of body, and a reload are answered with a page too", async () => {
  const app = await startApp();
  const json = await send(app, {}, { "content-type": "application/json", accept: "text/html" });
  expect(json.status).toBe(415);
  expect(json.headers.get("content-type")).toContain("text/html");
  for (let attempt = 0; attempt < 12; attempt++) await send(app, { first: "" });
  expect((await send(app)).status).toBe(429);
  expect(await rowsIn(app.storage, "leads")).toEqual([]);
  expect(await (await app.get(threeTimesPath)).text()).toContain(bookPage.threeTimes.heading);
});

test("a form of another site that a browser is made to send stores nothing", async () => {
  const app = await startApp();
  const response = await send(app, {}, { "sec-fetch-site": "cross-site" });
  expect(response.status).toBe(403);
  expect(await rowsIn(app.storage, "leads")).toEqual([]);
});
