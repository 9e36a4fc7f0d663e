import { describe, expect, it } from "vitest";
import { estimateOf, orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { peopleAndHours } from "#calculations/rd-credit/who-does-it.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { fillIn } from "#wording/fill-in.ts";

const { slip } = rdCalculatorResult;

describe("the result's slip", () => {
  it("has one line of R&D time for one specialty, with what it means in hours", () => {
    const estimate = estimateOf(orthodonticsInUtah.answers);
    const rows = resultSlip(estimate, slip).rows.map(({ label, value }) => ({ label, value }));
    expect(rows).toEqual([
      { label: slip.wages, value: "$700,000" },
      { label: slip.rdTime, value: "45.0%" },
      { label: slip.qualifiedExpenses, value: "$315,000" },
      { label: slip.federal, value: "$31,500" },
      { label: fillIn(slip.state, { state: "Utah" }), value: "$1,575" },
    ]);
    const notes = resultSlip(estimate, slip).rows.flatMap(({ note }) => note ?? []);
    expect(notes).toEqual([
      fillIn(slip.hours, { share: "45%", hours: 18 }),
      fillIn(slip.stateOwn, { state: "Utah", amount: "$23,625" }),
    ]);
  });

  it.each([
    ["Ohio", [fillIn(slip.stateOwn, { state: "Ohio", amount: "$0" })]],
    ["California", []],
  ])("says on the line of %s what its own law gives, where that is known", (state, expected) => {
    const estimate = estimateOf({ ...orthodonticsInUtah.answers, state });
    const [, ...notes] = resultSlip(estimate, slip).rows.flatMap(({ note }) => note ?? []);
    expect(notes).toEqual(expected);
  });
});

it.each(Object.entries(answerWords.verdicts))(
  "the answer has at most 30 words: %s",
  (_, verdict) => {
    const people = peopleAndHours({ people: 3, all: 14, hoursAWeek: 6 });
    const who = fillIn(answerWords.who.some, { people });
    const amounts = { low: "$1", high: "$1", who, verdict };
    const words = fillIn(answerWords.sentence, amounts).split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(30);
  },
);
