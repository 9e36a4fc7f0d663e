import { expect, test } from "vitest";
import { partnerName } from "#content/partners/listed-partners.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/people.ts";
import { startApp } from "../../../tests/support/app.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { newLead } from "../../../tests/support/leads.ts";
import { changeRows } from "../../../tests/support/rows.ts";
import { insertLead, type NewLead } from "../../leads/record-lead.ts";

const noon = Date.parse("2026-03-10T19:00:00Z");

test("an invalid or too long range is refused with a sentence", async () => {
  const app = await startApp({ options: { now: () => noon } });
  const staff = await signInAs(app, "staff", undefined, noon);
  for (const query of [
    "",
    "?from=yesterday&to=2026-03-31",
    "?from=2026-03-31&to=2026-03-01",
    "?from=2000-01-01&to=2026-03-31",
  ]) {
    const response = await staff.request("funnel", { query });
    expect(response.status, query).toBe(422);
    expect((await response.json()).error).toMatch(/^[A-Z].*\.$/);
  }
});

test("people of the range are counted once, with their newest estimate and what became of them", async () => {
  const app = await startApp({ options: { now: () => noon } });
  const staff = await signInAs(app, "staff", undefined, noon);
  const store = async (who: string, status: LeadStatus, about: Partial<NewLead> = {}) => {
    const sent = { kind: "estimate", email: `${who}@x.example`, createdAt: noon } as const;
    const lead = newLead({ ...sent, ...about });
    const { personId } = await app.storage.transaction((queries) => insertLead(queries, lead));
    await changeRows(app.storage, "people", { status }, personId);
  };
  const credit = (estimatedCredit: number) => ({ result: { estimatedCredit } });
  const early = { createdAt: noon - 86_400_000 };
  await store("ada", "client", { ...credit(90_000), ...early, partner: "fortune" });
  await store("ada", "client", { ...credit(10_000), utmSource: "letter" });
  await store("ben", "client", credit(5_500));
  await store("cleo", "client", { kind: "contact" });
  await store("dev", "new", { result: "damaged", utmSource: "letter" });
  await store("eve", "client", { ...credit(1), ...early });
  const range = "from=2026-03-10&to=2026-03-10";
  const { byStatus, bySourceOutcome, byPartnerOutcome } = await staff.answer("funnel", {
    query: range,
  });
  expect(byStatus.map(({ status }) => status)).toEqual([...leadStatuses]);
  const none = { people: 0, estimates: 0, estimatedCredit: 0 };
  expect(byStatus.filter(({ people }) => people > 0)).toEqual([
    { ...none, status: "new", people: 1 },
    { status: "client", people: 3, estimates: 2, estimatedCredit: 15_500 },
  ]);
  expect(bySourceOutcome.find(({ name }) => name === "letter")).toEqual({
    ...{ name: "letter", people: 2, talkedTo: 1, clients: 1, notAFit: 0 },
    ...{ estimatedCredit: 10_000, clientsCredit: 10_000 },
  });
  expect(byPartnerOutcome.map(({ name, people }) => [name, people])).toEqual([
    ["", 3],
    [partnerName("fortune"), 1],
  ]);
});
