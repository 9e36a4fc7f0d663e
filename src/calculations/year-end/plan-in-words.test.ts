import { expect, test } from "vitest";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { filingStatuses } from "#tax-law/brackets.ts";
import { yearEndLaw } from "#tax-law/year-end-law.ts";
import { emptyYearEndAnswers, type YearEndAnswers } from "./answers.ts";
import type { MoveId } from "./moves.ts";
import { yearEndPlan } from "./plan.ts";
import { calendarDaysOf, moveInWords } from "./plan-in-words.ts";

const law = yearEndLaw(2026);

function rowOf(id: MoveId, given: Partial<YearEndAnswers>, today = "2026-11-17") {
  const plan = yearEndPlan({ ...emptyYearEndAnswers, wagesInUsd: 400_000, ...given }, law, today);
  if (plan.kind === "not-computable") throw new Error(plan.message);
  const move = plan.moves.find((one) => one.id === id);
  if (!move) throw new Error(`no row ${id}`);
  return move;
}

function said(id: MoveId, given: Partial<YearEndAnswers>, today = "2026-11-17") {
  const { filing = emptyYearEndAnswers.filing } = given;
  return moveInWords(rowOf(id, given, today), { law, filing, today }, words);
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

test("a Roth catch-up and the taxable part of a conversion are said with their amounts", () => {
  const { notes } = said("deferral", { age: 55, lastYearWagesInUsd: 400_000 });
  expect(notes.join(" ")).toContain("$150,000");
  expect(said("backdoor-roth", { preTaxIraInUsd: 67_500 }).notes.join(" ")).toContain("$6,750");
});

test("the row on state tax says the cap at this income, reached or not", () => {
  expect(said("salt", { stateTaxesInUsd: 20_000 }).notes.join(" ")).toContain("$40,400");
  expect(said("salt", { stateTaxesInUsd: 41_000 }).reason).toContain("$40,400");
  const phasedDown = { wagesInUsd: 600_000, stateTaxesInUsd: 12_000 };
  expect(said("salt", phasedDown).reason).toContain("$11,900");
});

test("the row on giving says what decides its saving, and only that", () => {
  const notesOf = (answers: Partial<YearEndAnswers>) => said("giving", answers).notes.join(" ");
  const [floor, top, without] = ["0.5%", "35%", "$1,000"];
  const standard = notesOf({ giftsInUsd: 3_000 });
  expect(standard).toContain(without);
  expect(standard).not.toContain(floor);
  expect(notesOf({ giftsInUsd: 3_000, filing: "joint" })).toContain("$2,000");
  // Only the second year is itemized, so that the floor is taken off it.
  const itemized = notesOf({ giftsInUsd: 12_000 });
  expect(itemized).toContain(floor);
  expect(itemized).not.toContain(top);
  expect(itemized).not.toContain(without);
  expect(notesOf({ giftsInUsd: 30_000, wagesInUsd: 1_200_000 })).toContain(top);
});

test("a separate return follows the spouse, and is not told that its deduction is the larger one", () => {
  const answers: Partial<YearEndAnswers> = {
    ...{ wagesInUsd: 200_000, giftsInUsd: 50_000, stateTaxesInUsd: 5_000 },
    filing: "separate",
    spouseItemizes: false,
  };
  for (const id of ["giving", "salt"] as const) {
    const { notes } = said(id, answers);
    expect(notes, id).toContain(words.warnings["spouse-does-not-itemize"]);
    expect(notes, id).not.toContain(words.warnings["not-itemizing"]);
  }
});

test("an own plan has a calendar file for each part until the employee part has closed", () => {
  const daysOn = (today: string) =>
    calendarDaysOf(rowOf("solo-plan", { profitInUsd: 45_000 }, today), 2026, words);
  expect(daysOn("2026-11-18").map(({ day }) => day)).toEqual(["2026-12-31", "2027-10-15"]);
  expect(daysOn("2027-05-20").map(({ day }) => day)).toEqual(["2027-10-15"]);
});

test("losses may be more than gains, up to the yearly limit", () => {
  const notesOf = (filing: YearEndAnswers["filing"]) =>
    said("losses", { filing, lossesInUsd: 9_000, gainsInUsd: 2_000 }).notes.join(" ");
  expect(notesOf("single")).toContain("$3,000");
  expect(notesOf("separate")).toContain("$1,500");
});

test.each([
  // Every two weeks until December 31, and at least one.
  ["2026-11-18", { wagesInUsd: 318_000 }, "about 3, so $8,167 from each"],
  ["2026-11-18", { wagesInUsd: 150_000 }, "about 3, with $17,308 of pay"],
  ["2026-12-17", { wagesInUsd: 700_000 }, "about 1, so $24,500 from each"],
  ["2026-12-30", { wagesInUsd: 318_000 }, "about 1, with $12,231 of pay"],
])("on %s with %j a deferral is said with the pay dates left", (today, answers, expected) => {
  expect(said("deferral", answers, today).notes.join(" ")).toContain(expected);
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
