import { describe, expect, it } from "vitest";
import { orthodonticsInUtah, workedExamples } from "../estimate.examples.ts";
import { sensitivityOf } from "./sensitivity.ts";

const { answers } = orthodonticsInUtah;

describe("which answers move the estimate most", () => {
  it("lists what lowers it first, then what raises it, each the strongest first", () => {
    const effects = sensitivityOf(answers).map(({ change, ...amounts }) => [
      ...[change.answer, change.from, change.to],
      ...[amounts.estimatedCreditInUsd, amounts.effectInUsd],
    ]);
    expect(effects).toEqual([
      ["innovation-level", "high", "medium", 16_538, -16_537],
      ["activity-count", 3, 2, 22_050, -11_025],
      ["doctor-wages", 400_000, 360_000, 31_185, -1_890],
      ["state", "Utah", "no-state-credit", 31_500, -1_575],
      ["staff-wages", 300_000, 270_000, 31_658, -1_417],
      ["activity-count", 3, 4, 44_100, 11_025],
      ["doctor-wages", 400_000, 440_000, 34_965, 1_890],
      ["staff-wages", 300_000, 330_000, 34_493, 1_418],
    ]);
  });

  it("moves time between specialties where there are several", () => {
    const two = workedExamples[1]?.answers ?? answers;
    const moves = sensitivityOf(two).filter(({ change }) => change.answer === "time-percentage");
    expect(moves.map(({ change }) => change)).toContainEqual({
      answer: "time-percentage",
      specialty: "Cardiology",
      from: 60,
      to: 70,
    });
    const toSeventy = moves.find(({ change }) => change.to === 70);
    // 2 × 70% × 7.5% + 1 × 30% × 5% = 12%: $9,000 federal, $4,500 state
    expect(toSeventy?.estimatedCreditInUsd).toBe(13_500);
  });

  it("adds no fifth activity where all four are chosen", () => {
    const specialties = answers.specialties.map((one) => ({
      ...one,
      activities: ["a", "b", "c", "d"],
    }));
    const effects = sensitivityOf({ ...answers, specialties });
    const activities = effects.filter(({ change }) => change.answer === "activity-count");
    expect(activities.map(({ change }) => change.to)).toEqual([3]);
  });

  it("moves wages of nothing up by ten thousand dollars, and not below nothing", () => {
    const effects = sensitivityOf({ ...answers, staffWagesInUsd: 0 });
    const wages = effects.filter(({ change }) => change.answer === "staff-wages");
    expect(wages.map(({ change }) => change.to)).toEqual([10_000]);
  });

  it("leaves the state out where it gives nothing anyway", () => {
    const effects = sensitivityOf({ ...answers, state: "Nevada" });
    expect(effects.some(({ change }) => change.answer === "state")).toBe(false);
  });

  it("says nothing about answers that cannot be computed", () => {
    expect(sensitivityOf({ ...answers, doctorWagesInUsd: Number.NaN })).toEqual([]);
  });
});
