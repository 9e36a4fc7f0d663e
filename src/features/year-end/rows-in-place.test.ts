import { expect, test } from "vitest";
import { emptyYearEndAnswers, type YearEndAnswers } from "#calculations/year-end/answers.ts";
import { type MoveId, moveIds } from "#calculations/year-end/moves.ts";
import { yearEndPlan } from "#calculations/year-end/plan.ts";
import { planLawOf } from "#calculations/year-end/plan-law.ts";
import { keepPlaces, placesOf, questionsIn } from "./rows-in-place.ts";

function movesFor(answers: Partial<YearEndAnswers>) {
  const law = planLawOf(2026);
  const plan = law && yearEndPlan({ ...emptyYearEndAnswers, ...answers }, law, "2026-11-17");
  if (plan?.kind !== "year-end-plan") throw new Error("not computed");
  return plan.moves;
}

const employed = { wagesInUsd: 300_000 };
const allQuestions = (moves: ReturnType<typeof movesFor>, places = placesOf(moves)) =>
  moveIds.flatMap((id) => questionsIn(id, places, moves));

test("every row has one place, and those not for the visitor are folded", () => {
  const moves = movesFor(employed);
  const { open, notes, closed, notForYou } = placesOf(moves);
  expect(notes).toEqual(["owners"] satisfies MoveId[]);
  expect([...open, ...notes, ...closed, ...notForYou].toSorted()).toEqual([...moveIds].toSorted());
  expect(notForYou).toEqual(["solo-plan", "joint-or-separate", "qbi"] satisfies MoveId[]);
});

test("a question that several rows need is asked once", () => {
  const questions = allQuestions(movesFor({ ...employed, profitInUsd: 50_000 }));
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions).toEqual(expect.arrayContaining(["age", "deferredInUsd", "childrenUnder17"]));
});

test("while a visitor answers, rows and questions stay, and a new question is asked", () => {
  const before = placesOf(movesFor(employed));
  const moves = movesFor({ ...employed, age: 55, healthPlan: "none", stateTaxesInUsd: 60_000 });
  const kept = keepPlaces(before, moves);
  expect(kept.open).toEqual(before.open);
  expect(kept.homes.stateTaxesInUsd).toBe(before.homes.stateTaxesInUsd);
  expect(questionsIn("deferral", kept, moves)).toContain("lastYearWagesInUsd");
  expect(placesOf(moves).notForYou).toEqual(expect.arrayContaining(["hsa", "salt"]));
});

test("a question of a folded row is asked in an open one that needs it too", () => {
  const moves = movesFor({ ...employed, stateTaxesInUsd: 60_000 });
  expect(placesOf(moves).notForYou).toContain("salt");
  expect(questionsIn("giving", placesOf(moves), moves)).toContain("stateTaxesInUsd");
});
