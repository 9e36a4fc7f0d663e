import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { peopleAndHours } from "#calculations/rd-credit/who-does-it.ts";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { dentistry } from "#content/calculators/practice-types/dentistry.ts";
import { cpaCopy, cpaCopyPages, resultsEmail } from "#content/calculators/results-email.ts";
import { firm } from "#content/firm.ts";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { sendEmailPath, stopCopiesPath } from "#contracts/endpoints.ts";
import { fillIn } from "#wording/fill-in.ts";
import { startApp, type TestApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import type { Recipient } from "../../outbox/recipients.ts";

const leads = (app: TestApp) => rowsIn(app.storage, "leads");
const recipients = async (app: TestApp): Promise<Recipient[]> => {
  const [row] = await rowsIn(app.storage, "outbox");
  return JSON.parse(row?.recipients ?? "");
};

const cpa = "cpa@accounting.example";
function sendWithCopy(app: TestApp, cpaEmail = cpa): Promise<Response> {
  const request = resultsRequest();
  request.calculation.contact.cpaEmail = cpaEmail;
  return app.post(sendEmailPath, request);
}
async function copyOf(app: TestApp) {
  return (await app.mails(2)).find((mail) => mail.to?.[0]?.address === cpa);
}

describe("a visitor who sends the results", () => {
  test("is stored with inputs, result and where they came from, and gets the message", async () => {
    const app = await startApp();
    const request = resultsRequest();
    const marks = { utmSource: "news", utmMedium: "email", utmCampaign: "fall" };
    const origin = { partner: "wealthfd", embeddingHost: "smith.example", ...marks };
    Object.assign(request.calculation, origin, { sourcePage: "/embed/rd-calculator" });
    const response = await app.post(sendEmailPath, request);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { success: boolean; id: string };
    expect(answer).toEqual({ success: true, id: expect.any(String) });

    const [lead] = await leads(app);
    expect(lead).toMatchObject({
      id: answer.id,
      kind: "estimate",
      source_page: "/embed/rd-calculator",
      partner: "wealthfd",
      embedding_host: "smith.example",
      utm_source: "news",
      utm_medium: "email",
      utm_campaign: "fall",
    });
    const person = { email: "ada@practice.example", practice_name: "Lind Orthodontics" };
    expect(await rowsIn(app.storage, "people")).toMatchObject([{ id: lead?.person_id, ...person }]);
    const inputs = JSON.parse(lead?.inputs ?? "");
    expect(inputs).toMatchObject({ doctorWages: 400_000, state: "Utah" });
    expect(Object.keys(inputs)).not.toContain("embeddingHost");
    expect(JSON.parse(lead?.result ?? "")).toMatchObject({
      estimatedCredit: 33_075,
      federalCredit: 31_500,
      stateCredit: 1_575,
      totalRdTime: 0.45,
      wages: 700_000,
      practiceTypes: [dentistry.name],
    });

    const [mail] = await app.mails(1);
    expect(mail).toMatchObject({
      from: { address: firm.email },
      to: [{ address: "ada@practice.example", name: "Dr. Ada Lind" }],
      replyTo: [{ address: firm.email }],
      messageId: `<results-${answer.id}@${firm.domain}>`,
    });
    expect(mail?.html).toContain("$33,075");
    expect(mail?.text).toContain("$33,075");
    const asked = fillIn(resultsEmail.askedThrough, {
      host: "another site",
      partner: wealthfd.name,
    });
    expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(asked);
  });

  test("is shown at the desk with who does the work, and is a new lead when that is corrected", async () => {
    const app = await startApp();
    const staff = await signInAs(app, "staff");
    const request = resultsRequest();
    const send = async () => (await app.post(sendEmailPath, request)).json();
    await send();
    const onlySome = { people: 3, all: 14, hoursAWeek: 6 };
    Object.assign(request.calculation, { onlySome });
    const { id } = await send();
    const { person } = await staff.answer("person", { id });
    const shown = person.leads.map(({ answers }) => answers?.map(({ value }) => value));
    expect(shown).toHaveLength(2);
    expect(shown.flat().filter((value) => value === peopleAndHours(onlySome))).toHaveLength(1);
  });

  test("mail names neither a firm that is not listed nor the site it is on", async () => {
    const app = await startApp();
    const request = resultsRequest();
    const [partner, embeddingHost] = ["Your refund is on hold", "refund-center.example"];
    Object.assign(request.calculation, { partner, embeddingHost });
    request.calculation.contact.cpaEmail = "cpa@accounting.example";
    await app.post(sendEmailPath, request);
    for (const { text = "", html = "" } of await app.mails(2)) {
      expect(text).toContain("on another site");
      expect(text + html).not.toMatch(/on hold|refund-center/);
    }
    expect(await leads(app)).toMatchObject([{ partner, embedding_host: embeddingHost }]);
  });

  test("blind copies to the info mailbox and the partners appear in no header", async () => {
    const app = await startApp({ env: { MAIL_BCC: "one@partner.example,two@partner.example" } });
    await app.post(sendEmailPath, resultsRequest());
    const [mail] = await app.mails(1);
    expect((await recipients(app)).map(({ address, role }) => `${role} ${address}`).sort()).toEqual(
      [
        `blind-copy ${firm.email}`,
        "blind-copy one@partner.example",
        "blind-copy two@partner.example",
        "to ada@practice.example",
      ],
    );
    expect(JSON.stringify(mail)).not.toContain("partner.example");
  });

  test("who retries after a lost answer is stored once and gets one message, and is a new lead with a field corrected", async () => {
    const app = await startApp();
    const request = resultsRequest();
    const send = async () => (await app.post(sendEmailPath, request)).json();
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await leads(app)).toHaveLength(1);
    expect(await app.mails(1)).toHaveLength(1);
    request.calculation.contact.phone = "(801) 555-0111";
    await app.post(sendEmailPath, request);
    expect(await leads(app), "with a field corrected").toHaveLength(2);
  });

  test("can send a copy to the CPA, but not to one who has stopped them, and loses nothing", async () => {
    const app = await startApp();
    await sendWithCopy(app);
    const copy = await copyOf(app);
    expect(copy?.subject).toBe(
      fillIn(cpaCopy.subject, {
        practice: resultsRequest().calculation.contact.practiceName,
        ...{ low: "$18,900", high: "$31,500" },
      }),
    );
    expect(copy?.text).toContain(cpaCopy.ask.heading.toUpperCase());
    expect(copy?.text).toContain(`http://site.example${worksheetAddress(315_000)}`);
    expect(await leads(app)).toMatchObject([{ cpa_email: cpa }]);
    const link = new RegExp(`http://site.example(${stopCopiesPath}\\?token=[\\w-]{43})`).exec(
      copy?.text ?? "",
    )?.[1];
    const asked = await app.get(link ?? "");
    expect(await asked.text()).toContain(cpaCopyPages.ask.button);

    const again = await sendWithCopy(app, "CPA@accounting.example");
    expect(again.status, "opened but not pressed").toBe(200);
    expect((await app.post(link ?? "", {})).status).toBe(200);
    const stopped = await sendWithCopy(app, "cpa+x@accounting.example");
    expect(Object.keys(await stopped.json()), "a stranger is told nothing").toEqual(
      Object.keys(await again.json()),
    );
    expect((await app.post(sendEmailPath, resultsRequest(cpa))).status, "their own").toBe(200);
    const purposes = (await rowsIn(app.storage, "outbox")).map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => purpose === "results-for-cpa")).toHaveLength(2);
    expect(purposes.filter((purpose) => purpose === "results")).toHaveLength(4);
    expect((await app.post(`${stopCopiesPath}?token=${"x".repeat(43)}`, {})).status).toBe(404);
  });

  test("may send the firm's own sender, and a subject and bodies, which are ignored", async () => {
    const app = await startApp();
    const response = await app.post(sendEmailPath, {
      ...resultsRequest(),
      subject: "Your results of last year",
      from: firm.email,
      replyTo: `${firm.name} <${firm.email}>`,
      bcc: [firm.email],
      htmlBody: "<h1>Buy now</h1>",
      textBody: "Buy now",
    });
    expect(response.status).toBe(200);
    const [mail] = await app.mails(1);
    expect(mail?.subject).toBe(resultsEmail.subject);
    expect(JSON.stringify(mail)).not.toContain("Buy now");
  });
});

describe("what would make the site a relay is refused:", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ keep: true, env: { RATE_LIMIT: "off" } });
  });
  afterAll(() => app.close());

  type SendEmail = ReturnType<typeof resultsRequest>;
  const envelope = (change: object) => (request: SendEmail) => Object.assign(request, change);
  const contact = (change: object) => (request: SendEmail) =>
    Object.assign(request.calculation.contact, change);
  const specialty = (change: object) => (request: SendEmail) =>
    Object.assign(request.calculation.specialties[0] ?? {}, change);

  test.each<[string, (request: SendEmail) => void]>([
    ["another sender", envelope({ from: "ceo@bank.example" })],
    ["another reply-to", envelope({ replyTo: "thief@bank.example" })],
    ["a blind copy", envelope({ bcc: ["everybody@list.example"] })],
    ["a blind copy as text", envelope({ bcc: "everybody@list.example" })],
    ["one hidden behind ours", envelope({ bcc: `${firm.email}, everybody@list.example` })],
    ["two recipients", envelope({ to: "ada@practice.example, bob@practice.example" })],
    ["a recipient other than the form's", envelope({ to: "bob@practice.example" })],
    ["a name that is an advertisement", contact({ name: "Win at https://prize.example" })],
    ["a name with a bare domain", contact({ name: "Refund, open irs-claim.com/go" })],
    ["a practice with a bare domain", contact({ practiceName: "IRS, verify at irs-claim.com" })],
    ["a phone that is a domain", contact({ phone: "irs-claim.com" })],
    [
      "a state that is a domain",
      ({ calculation }) => Object.assign(calculation, { state: "irs-claim.com" }),
    ],
    [
      "a state that is not on the list",
      ({ calculation }) => Object.assign(calculation, { state: "Refund" }),
    ],
    ["a name with a line break", contact({ name: "Ada\r\nBcc: x@y.example" })],
    ["an activity of their own", specialty({ activities: ["Visit prize.example today"] })],
    [
      "an activity counted twice",
      ({ calculation: { specialties } }) =>
        specialties[0]?.activities.push(specialties[0].activities[0] ?? ""),
    ],
    ["a specialty we do not have", specialty({ specialtyId: "astrology" })],
    ["time that does not total 100", specialty({ timePercentage: 99 })],
  ])("%s", async (_, change) => {
    const request = resultsRequest();
    change(request);
    const response = await app.post(sendEmailPath, request);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await leads(app)).toEqual([]);
  });
});
