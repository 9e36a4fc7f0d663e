import { describe, expect, it } from "vitest";
import { findStateCreditLaw, stateCreditLaw, stateCreditLawReadOn } from "./state-credit-law.ts";
import { usStates } from "./state-credit-rates.ts";
import {
  findStateYearEndLaw,
  stateYearEndLaw,
  stateYearEndLawReadOn,
  yearEndStates,
} from "./state-year-end-law.ts";

describe.each([
  ["research credit", usStates, 50, stateCreditLaw, findStateCreditLaw, stateCreditLawReadOn],
  ["year-end plan", yearEndStates, 51, stateYearEndLaw, findStateYearEndLaw, stateYearEndLawReadOn],
] as const)("what the states' own laws do with the %s", (_, states, count, laws, find, readOn) => {
  it("is on file for each of them, in one sentence short enough to fit beside an amount", () => {
    const codes = states.map(({ code }) => code);
    expect(Object.keys(laws).toSorted()).toEqual(codes.toSorted());
    expect(states).toHaveLength(count);
    for (const { code, name } of states) {
      const { sentence = "" } = find(code) ?? {};
      expect(sentence).toContain(name);
      expect(sentence, name).toMatch(/^\S.*[^\s.]\.$/);
      expect(sentence.match(/[.!?] [A-Z]/g), name).toBeNull();
      expect(sentence.length, name).toBeLessThanOrEqual(240);
    }
  });

  it("names a source with a secure address and the day of reading", () => {
    for (const [code, { source }] of Object.entries(laws)) {
      expect(source.title, code).not.toBe("");
      expect(new URL(source.url).protocol, code).toBe("https:");
    }
    expect(new Date(readOn).toISOString()).toContain(readOn);
  });

  it("is undefined for a place that is not on the list", () => {
    expect(find("PR")).toBeUndefined();
    expect(find("toString")).toBeUndefined();
  });
});

it.each([
  ["NJ", /403\(b\) or 457\(b\).*health savings/],
  ["PA", /taxes what you defer/],
  ["CA", /taxes.*health savings account/],
  ["TX", /^Texas has no income tax/],
])("the plan says for %s what a doctor there must know", (code, words) => {
  expect(findStateYearEndLaw(code)?.sentence).toMatch(words);
});
