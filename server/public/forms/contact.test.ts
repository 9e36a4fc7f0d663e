import { expect, test } from "vitest";
import { embedScriptPath } from "#content/calculators/embed.ts";
import { firm } from "#content/firm.ts";
import { contactRequest } from "#contracts/contact.ts";
import { contactPath } from "#contracts/endpoints.ts";
import { startApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import { peopleCsv, personColumns } from "../../leads/export-people.ts";

const form = {
  name: "Dr. Ada Lind",
  email: "ada@practice.example",
  phone: "",
  topic: "R&D tax credits",
  message: "We changed our workflow.\nDoes that count?",
  website: "",
  filledInMs: 20_000,
};

test("a message is stored, sent to the firm and acknowledged", async () => {
  const app = await startApp();
  const response = await app.post(contactPath, form);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, id: expect.any(String) });

  const mails = await app.mails(2);
  const toFirm = mails.find((mail) => mail.to?.[0]?.address === firm.email);
  expect(toFirm?.replyTo).toMatchObject([{ address: "ada@practice.example" }]);
  expect(toFirm?.from).toMatchObject({ address: firm.email });
  expect(toFirm?.text).toContain("Does that count?");

  const toVisitor = mails.find((mail) => mail.to?.[0]?.address === "ada@practice.example");
  expect(toVisitor?.replyTo).toMatchObject([{ address: firm.email }]);
  expect(toVisitor?.text).toContain(form.topic);
  expect(JSON.stringify(toVisitor)).not.toContain("workflow");

  const [lead] = await rowsIn(app.storage, "leads");
  expect(lead).toMatchObject({ kind: "contact", source_page: "/contact" });
  expect(lead?.message).toContain("Does that count?");
  const { name, email } = form;
  expect(await rowsIn(app.storage, "people")).toMatchObject([{ name, email, phone: null }]);
});

test("a partner's application is a lead of its own kind, and its welcome repeats nothing typed", async () => {
  const app = await startApp();
  const application = { ...form, kind: "partner", topic: "", practiceName: "Weber Dental CFO" };
  expect((await app.post(contactPath, application)).status).toBe(200);
  expect(await rowsIn(app.storage, "leads")).toMatchObject([{ kind: "partner" }]);
  const mails = await app.mails(2);
  const toFirm = mails.find((mail) => mail.to?.[0]?.address === firm.email);
  expect(toFirm?.text).toContain("Weber Dental CFO");
  expect(toFirm?.subject).toMatch(/partner/i);
  const welcome = mails.find((mail) => mail.to?.[0]?.address === form.email);
  expect(welcome?.text).toContain(embedScriptPath);
  expect(`${welcome?.subject}${welcome?.html}`).not.toMatch(/Weber|Ada Lind|workflow/);
  expect((await app.post(contactPath, { ...application, kind: "estimate" })).status).toBe(422);
});

test("what is written into any field reaches the firm's e-mail, the database, the desk and the CSV", async () => {
  const app = await startApp();
  const filled = {
    name: "Dr. Ada Lind",
    email: "ada@practice.example",
    phone: "(801) 555-0142",
    practiceName: "Lind Orthodontics",
    topic: "Captive insurance",
    message: "We changed our workflow.",
    sourcePage: "/fortune",
    partner: "fortune",
    placement: "webinar-2",
    utmSource: "letter",
    utmMedium: "print",
    utmCampaign: "autumn",
  };
  const notWritten = [
    "kind",
    "embeddingHost",
    "consent",
    "idempotencyKey",
    "website",
    "filledInMs",
  ];
  expect(Object.keys(filled).toSorted()).toEqual(
    Object.keys(contactRequest.shape)
      .filter((field) => !notWritten.includes(field))
      .toSorted(),
  );
  await app.post(contactPath, { ...filled, website: "", filledInMs: 20_000 });

  const toFirm = (await app.mails(2)).find((mail) => mail.to?.[0]?.address === firm.email);
  const [lead] = await rowsIn(app.storage, "leads");
  const desk = await (await signInAs(app, "staff")).answer("person", { id: lead?.id ?? "" });
  let csv = "";
  for await (const rows of peopleCsv(app.storage, {}, personColumns)) csv += rows.join("\n");
  for (const value of Object.values(filled)) {
    expect(toFirm?.text).toContain(value);
    expect(JSON.stringify(lead)).toContain(value);
    expect(JSON.stringify(desk)).toContain(value);
    expect(csv).toContain(value);
  }
});
