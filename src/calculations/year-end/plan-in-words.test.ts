import { expect, test } from "vitest";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { filingStatuses } from "#tax-law/brackets.ts";
import { yearEndLaw } from "#tax-law/year-end-law.ts";
import { emptyYearEndAnswers, type YearEndAnswers } from "./answers.ts";
import type { MoveId } from "./moves.ts";
import { yearEndPlan } from "./plan.ts";
import { moveInWords } from "./plan-in-words.ts";

const law = yearEndLaw(2026);

function said(id: MoveId, given: Partial<YearEndAnswers>, today = "2026-11-17") {
  const answers = { ...emptyYearEndAnswers, wagesInUsd: 400_000, ...given };
  const plan = yearEndPlan(answers, law, today);
  if (plan.kind === "not-computable") throw new Error(plan.message);
  const move = plan.moves.find((one) => one.id === id);
  if (!move) throw new Error(`no row ${id}`);
  return moveInWords(move, { law, filing: answers.filing, today }, words);
}

test("a row says its last day and the earlier one on which to ask", () => {
  const { lastDay, practical } = said("deferral", {});
  expect(lastDay).toContain("December 31, 2026");
  expect(practical).toContain("December 4");
});

test("from that earlier day on it says to ask at once, and after the last day that it is closed", () => {
  expect(said("deferral", {}, "2026-12-10").practical).toContain("at once");
  const closed = said("deferral", {}, "2027-01-02");
  expect(closed.lastDay).toMatch(/^Closed .*December 31, 2026/);
  expect(closed.practical).toBeUndefined();
  expect(said("hsa", { healthPlan: "family" }, "2027-01-02").lastDay).toContain("April 15, 2027");
});

test("the risk of a non-governmental plan is said beside its amount", () => {
  const { notes } = said("deferral-457b", { kindOf457b: "non-governmental" });
  expect(notes).toContain(words.warnings["employer-creditors"]);
});

test("a Roth catch-up and the taxable part of a conversion are said with their amounts", () => {
  const { notes } = said("deferral", { age: 55, lastYearWagesInUsd: 400_000 });
  expect(notes.join(" ")).toContain("$150,000");
  expect(said("backdoor-roth", { preTaxIraInUsd: 67_500 }).notes.join(" ")).toContain("$6,750");
});

test("a row that is not for the visitor has a reason and says nothing of savings", () => {
  const row = said("solo-plan", {});
  expect(row.reason).toBe(words.reasons["no-profit"]);
  expect(row.nothing).toBeUndefined();
});

test.each(filingStatuses)("no blank is left in any row of a %s return", (filing) => {
  const plan = yearEndPlan(
    { ...emptyYearEndAnswers, wagesInUsd: 9_000, filing },
    law,
    "2027-02-01",
  );
  if (plan.kind === "not-computable") throw new Error(plan.message);
  for (const move of plan.moves) {
    const row = moveInWords(move, { law, filing, today: "2027-02-01" }, words);
    expect(JSON.stringify(row), move.id).not.toMatch(/[{]\w+[}]/);
  }
});

test("how is two sentences and what can go wrong is one", () => {
  const sentences = (text: string) => text.replaceAll(/\([^)]*\)/g, "").split(/[.?!](?: |$)/);
  for (const [id, { how, risk }] of Object.entries(words.moves)) {
    expect(sentences(how).filter(Boolean), id).toHaveLength(2);
    expect(sentences(risk).filter(Boolean), id).toHaveLength(1);
  }
});
