import { describe, expect, it } from "vitest";
import { sensitivityOf } from "#calculations/rd-credit/comparisons/sensitivity.ts";
import {
  estimateOf,
  orthodonticsInUtah,
  workedExamples,
} from "#calculations/rd-credit/estimate.examples.ts";
import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { peopleAndHours } from "#calculations/rd-credit/who-does-it.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { fillIn } from "#wording/fill-in.ts";
import { effectLines } from "./sensitivity.tsx";

const { slip, sensitivity } = rdCalculatorResult;
const { changes } = sensitivity;

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

describe("the answers that move it most", () => {
  it("lead with what lowers it, put into words, the largest first", () => {
    const lines = effectLines(sensitivityOf(orthodonticsInUtah.answers));
    const specialty = "Orthodontics";
    expect(lines).toEqual([
      {
        label: fillIn(changes["innovation-level"], { specialty, from: "high", to: "medium" }),
        effectInUsd: -16_537,
      },
      { label: fillIn(changes["activity-fewer"], { specialty }), effectInUsd: -11_025 },
      {
        label: fillIn(changes["doctor-wages"], { from: "$400,000", to: "$360,000" }),
        effectInUsd: -1_890,
      },
      { label: fillIn(changes.state, { from: "Utah" }), effectInUsd: -1_575 },
      { label: fillIn(changes["activity-more"], { specialty }), effectInUsd: 11_025 },
      {
        label: fillIn(changes["doctor-wages"], { from: "$400,000", to: "$440,000" }),
        effectInUsd: 1_890,
      },
    ]);
  });

  it("name the specialty whose time or activities change", () => {
    const two = workedExamples[1];
    if (!two) throw new Error("There is a second worked example");
    const effects = sensitivityOf(two.answers);
    const ofTime = effects.filter(({ change }) => change.answer === "time-percentage");
    const labels = effectLines(ofTime).map(({ label }) => label);
    expect(labels).toContain(
      fillIn(changes["time-percentage"], { specialty: "Cardiology", from: 60, to: 70 }),
    );
  });

  it("leave out what changes nothing", () => {
    const answers = { ...orthodonticsInUtah.answers, doctorWagesInUsd: 0, staffWagesInUsd: 0 };
    expect(effectLines(sensitivityOf(answers)).map(({ label }) => label)).toEqual([
      fillIn(changes["doctor-wages"], { from: "$0", to: "$10,000" }),
      fillIn(changes["staff-wages"], { from: "$0", to: "$10,000" }),
    ]);
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
