import { describe, expect, it } from "vitest";
import { plainReading } from "#features/rd-calculator/result/plain-reading.tsx";
import { specialtiesWithPages } from "./specialty-library.server.ts";
import { hoursInWorkingYear, workPractice } from "./worked-practice.ts";

describe.each([...specialtiesWithPages])("the practice of $id", (specialty) => {
  const { practice } = specialty.page;
  const full = workPractice(specialty, "full");
  const half = workPractice(specialty, "half");

  it("is worth a conversation with two activities, and probably not at half the hours", () => {
    expect(plainReading(full.estimate).probablyNot).toBe(false);
    expect(plainReading(half.estimate).probablyNot).toBe(true);
  });

  it("counts half the hours with the first activity alone", () => {
    expect(half.hours * 2).toBe(full.hours);
    expect(half.estimate.specialties[0]?.activities).toEqual([
      specialty.activities[practice.activities[0]],
    ]);
  });

  it("computes its hours from the share of time of everyone", () => {
    const share = full.estimate.totalRdTimeAsFraction;
    expect(full.hours).toBe(Math.round(share * practice.headCount * hoursInWorkingYear));
  });
});
