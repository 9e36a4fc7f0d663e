import { describe, expect, it } from "vitest";
import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { sensitivityOf } from "#calculations/rd-credit/sensitivity.ts";
import { orthodonticsInUtah, workedExamples } from "#calculations/rd-credit/worked-examples.ts";
import { formatUsd } from "#wording/numbers.ts";
import { answersOf } from "../answers/answers.sample.ts";
import { effectLines } from "./effect-lines.ts";
import { summaryLines } from "./practice-summary.tsx";
import { resultLines } from "./result-slip.tsx";

describe("the result's slip", () => {
  it.each(workedExamples)("shows $title", ({ answers, expected }) => {
    const estimate = estimateCredit(answers);
    if (estimate.kind !== "estimate") throw new Error("A worked example cannot be computed.");
    const { rows, total } = resultLines(estimate);
    const values = rows.map(({ value }) => value);
    expect(values[0]).toBe(formatUsd(expected.wagesInUsd));
    expect(values.slice(-3)).toEqual([
      formatUsd(expected.qualifiedExpensesInUsd),
      formatUsd(expected.federalCreditInUsd),
      formatUsd(expected.stateCreditInUsd),
    ]);
    expect(values).toHaveLength(5 + expected.rdTimeContributionsAsFractions.length);
    expect(total.value).toBe(formatUsd(expected.totalCreditInUsd));
  });

  it("gives contributions two decimals and the total R&D time one", () => {
    const estimate = estimateCredit(orthodonticsInUtah.answers);
    if (estimate.kind !== "estimate") throw new Error("A worked example cannot be computed.");
    expect(resultLines(estimate).rows).toEqual([
      { label: "Doctor and staff wages", value: "$700,000" },
      { label: "R&D time, Orthodontics", value: "45.00%" },
      { label: "Total R&D time", value: "45.0%" },
      { label: "Estimated QREs", value: "$315,000" },
      { label: "Federal credit (10% of QREs)", value: "$31,500" },
      { label: "State credit (Utah)", value: "$1,575" },
    ]);
  });
});

describe("the practice summary", () => {
  it("repeats the answers", () => {
    expect(summaryLines(answersOf(orthodonticsInUtah))).toEqual([
      { label: "Practice type", value: "Dentistry" },
      { label: "Orthodontics", value: "100% of time, high innovation, 3 activities" },
      { label: "Doctor/owner annual wages", value: "$400,000" },
      { label: "Clinical staff annual wages", value: "$300,000" },
      { label: "State", value: "Utah" },
    ]);
  });
});

describe("the answers that move it most", () => {
  it("are at most five, put into words, the largest first", () => {
    const lines = effectLines(sensitivityOf(orthodonticsInUtah.answers));
    expect(lines).toEqual([
      { label: "Orthodontics at medium innovation instead of high", effectInUsd: -16_537 },
      { label: "One more activity in Orthodontics", effectInUsd: 11_025 },
      { label: "Doctor and owner wages $440,000 instead of $400,000", effectInUsd: 1_890 },
      { label: "Without the Utah credit", effectInUsd: -1_575 },
      { label: "Staff wages $330,000 instead of $300,000", effectInUsd: 1_418 },
    ]);
  });

  it("name the specialty whose time or activities change", () => {
    const two = workedExamples[1];
    if (!two) throw new Error("There is a second worked example");
    const labels = effectLines(sensitivityOf(two.answers)).map(({ label }) => label);
    expect(labels).toContain("70% of the time in Cardiology instead of 60%");
  });

  it("leave out what changes nothing", () => {
    const answers = { ...orthodonticsInUtah.answers, doctorWages: 0, staffWages: 0 };
    expect(effectLines(sensitivityOf(answers)).map(({ label }) => label)).toEqual([
      "Doctor and owner wages $10,000 instead of $0",
      "Staff wages $10,000 instead of $0",
    ]);
  });
});
