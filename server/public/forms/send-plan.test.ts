import { expect, test } from "vitest";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { firm } from "#content/firm.ts";
import { sendPlanPath } from "#contracts/endpoints.ts";
import type { SendPlanRequest } from "#contracts/year-end-plan.ts";
import { formatUsd } from "#wording/numbers.ts";
import { startApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { addressesIn, rowsIn } from "../../../tests/support/rows.ts";

const radiologist = (changed: Partial<SendPlanRequest> = {}): SendPlanRequest => ({
  email: "ada@hospital.example",
  taxYear: 2026,
  answers: {
    filing: "joint",
    wagesInUsd: 520_000,
    spouseWagesInUsd: 0,
    profitInUsd: 60_000,
    state: "NJ",
  },
  ticked: ["deferral", "solo-plan"],
  idempotencyKey: "0f8f1a52-6d3c-4f0e-9a3e-1f6f3f0a9c11",
  ...changed,
});

test("a plan is computed again, stored as a lead with its moves, and mailed", async () => {
  const app = await startApp();
  const response = await app.post(sendPlanPath, radiologist());
  expect(response.status).toBe(200);
  const [lead] = await rowsIn(app.storage, "leads");
  expect(lead).toMatchObject({ kind: "plan" });
  const [person] = await rowsIn(app.storage, "people");
  expect(person).toMatchObject({ email: "ada@hospital.example", name: null });
  expect(JSON.parse(lead?.inputs ?? "").answers).toMatchObject({ wagesInUsd: 520_000 });
  const { moves, taxAsIs, taxPlanned, saved } = JSON.parse(lead?.result ?? "");
  expect(saved).toBe(taxAsIs - taxPlanned);
  expect(saved).toBeGreaterThan(0);
  expect(moves).toContainEqual(
    expect.objectContaining({ move: "deferral", ticked: true, possible: 24_500 }),
  );
  const [mail] = await app.mails(1);
  expect(mail?.html).toContain(formatUsd(saved));
  expect(mail?.text).toContain(yearEndPlanWords.moves.deferral.title);
  expect(mail?.text).toContain("New Jersey");
});

test("the visitor, the CPA and the firm get it, not the research partners; the CPA's names the client", async () => {
  const app = await startApp({ env: { MAIL_BCC: "partner@research.example" } });
  await app.post(sendPlanPath, radiologist({ cpaEmail: "cpa@firm.example" }));
  const addresses = addressesIn(await rowsIn(app.storage, "outbox"));
  expect(addresses).toEqual(["ada@hospital.example", "cpa@firm.example", firm.email]);
  const mails = await app.mails(2);
  const copy = mails.find(({ to }) => to?.[0]?.address === "cpa@firm.example");
  expect(copy?.subject).toContain("ada@hospital.example");
  expect(copy?.text).toContain("Your client ada@hospital.example");
  expect(copy?.text).not.toContain(yearEndPlanWords.email.again.text);
  expect(copy?.replyTo?.[0]?.address).toBe("ada@hospital.example");
  // One limit: 24,500 at work, and 20% of 59,196 in the own plan.
  expect(copy?.text).toContain("$24,500 still possible");
  expect(copy?.text).toContain("$11,839 still possible");
});

test("the desk shows the plan's moves, and the export names what was ticked", async () => {
  const app = await startApp();
  const sent = (await (await app.post(sendPlanPath, radiologist())).json()) as { id: string };
  const staff = await signInAs(app, "admin");
  const { person } = await staff.answer("person", { id: sent.id });
  const slip = person.leads[0]?.slip;
  expect(slip?.rows.filter(({ ticked }) => ticked)).toHaveLength(2);
  expect(slip?.total.value).toMatch(/^\$[1-9]/);
  const csv = await (await staff.request("peopleCsv")).text();
  expect(csv).toContain(`${yearEndPlanWords.moves["solo-plan"].title}`);
});

test("a repeated request is the same lead, and mailed once", async () => {
  const app = await startApp();
  const first = await (await app.post(sendPlanPath, radiologist())).json();
  expect(await (await app.post(sendPlanPath, radiologist())).json()).toEqual(first);
  expect(await rowsIn(app.storage, "leads")).toHaveLength(1);
  expect(await rowsIn(app.storage, "outbox")).toHaveLength(1);
});

test("a plan that is sent again with the CPA's address added reaches the CPA", async () => {
  const app = await startApp();
  await app.post(sendPlanPath, radiologist());
  await app.post(sendPlanPath, radiologist({ cpaEmail: "cpa@firm.example" }));
  expect(addressesIn(await rowsIn(app.storage, "outbox"))).toContain("cpa@firm.example");
});

test.each<[string, object]>([
  ["a year without law", { taxYear: 2019 }],
  ["a move that is not on the list", { ticked: ["captive"] }],
  ["an answer the engine does not know", { answers: { ...radiologist().answers, note: "hi" } }],
  ["a negative amount", { answers: { ...radiologist().answers, wagesInUsd: -1 } }],
  ["an age over 120", { answers: { ...radiologist().answers, age: 121 } }],
  ["a filled trap", { website: "https://spam.example" }],
  ["two addresses in one field", { email: "a@b.example, c@d.example" }],
])("%s is refused with a sentence, and nothing is stored", async (_, changed) => {
  const app = await startApp();
  const response = await app.post(sendPlanPath, { ...radiologist(), ...changed });
  expect(response.status).toBe(422);
  expect((await response.json()) as object).toEqual({
    error: expect.stringMatching(/\.$/),
    field: expect.stringContaining(Object.keys(changed)[0] ?? ""),
  });
  expect(await rowsIn(app.storage, "leads")).toEqual([]);
});
