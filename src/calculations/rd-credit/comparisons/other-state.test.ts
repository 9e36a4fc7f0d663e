import { describe, expect, it } from "vitest";
import { orthodonticsInUtah } from "../estimate.examples.ts";
import { compareWithState } from "./other-state.ts";

const { answers } = orthodonticsInUtah;

describe("the same practice in another state", () => {
  it("differs by the state credit alone", () => {
    expect(compareWithState(answers, "California")).toMatchObject({
      kind: "comparison",
      here: { state: "Utah", federalCreditInUsd: 31_500, estimatedCreditInUsd: 33_075 },
      there: { state: "California", federalCreditInUsd: 31_500, estimatedCreditInUsd: 47_250 },
      differenceInUsd: 14_175,
    });
  });

  it("may have less", () => {
    expect(compareWithState(answers, "Nevada")).toMatchObject({ differenceInUsd: -1_575 });
  });

  it("is a failure for answers that cannot be computed", () => {
    const bad = { ...answers, staffWagesInUsd: -1 };
    expect(compareWithState(bad, "Ohio").kind).toBe("bad-answers");
  });
});
