import { describe, expect, it } from "vitest";
import { estimateOf, orthodonticsInUtah } from "./estimate.examples.ts";
import { estimateFromHours, wagesForHours } from "./hours-log.ts";

describe("an estimate from an hours log", () => {
  it("counts the wages of the hours, by people of one kind", () => {
    expect(wagesForHours({ people: 2, wageInUsd: 260_000, hoursAWeek: 1.5 })).toBe(19_500);
    expect(wagesForHours({ people: 6, wageInUsd: 44_000 })).toBe(0);
  });

  it("computes as the calculator does, once the R&D time is known", () => {
    const estimate = estimateOf(orthodonticsInUtah.answers);
    const { wagesInUsd, totalRdTimeAsFraction } = estimate;
    const everyone = { people: 1, wageInUsd: wagesInUsd, hoursAWeek: 40 * totalRdTimeAsFraction };
    expect(estimate).toMatchObject(estimateFromHours([everyone], estimate.state));
  });
});
