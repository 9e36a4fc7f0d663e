import { describe, expect, it } from "vitest";
import {
  findStateYearEndLaw,
  stateYearEndLaw,
  stateYearEndLawReadOn,
  yearEndStates,
} from "./state-year-end-law.ts";

const all = Object.entries(stateYearEndLaw);

describe("what the states do with the moves of the plan", () => {
  it("is on file for the fifty states and the District of Columbia, in one sentence with its name", () => {
    expect(all.map(([code]) => code).toSorted()).toEqual(
      yearEndStates.map(({ code }) => code).toSorted(),
    );
    expect(yearEndStates).toHaveLength(51);
    for (const { code, name } of yearEndStates) {
      const { sentence = "" } = findStateYearEndLaw(code) ?? {};
      expect(sentence).toContain(name);
      expect(sentence, name).toMatch(/^\S.*[^\s.]\.$/);
      expect(sentence.match(/[.!?] [A-Z]/g), name).toBeNull();
      expect(sentence.length, name).toBeLessThanOrEqual(240);
    }
  });

  it("names a source with a secure address and the day of reading", () => {
    for (const [code, { source }] of all) {
      expect(source.title, code).not.toBe("");
      expect(new URL(source.url).protocol, code).toBe("https:");
    }
    expect(new Date(stateYearEndLawReadOn).toISOString()).toContain(stateYearEndLawReadOn);
  });

  it.each([
    ["NJ", /403\(b\) or 457\(b\).*health savings/],
    ["PA", /taxes what you defer/],
    ["CA", /taxes.*health savings account/],
    ["TX", /no income tax/],
  ])("says for %s what a doctor there must know", (code, words) => {
    expect(findStateYearEndLaw(code)?.sentence).toMatch(words);
  });

  it("is undefined for a place that is not on the list", () => {
    expect(findStateYearEndLaw("PR")).toBeUndefined();
    expect(findStateYearEndLaw("toString")).toBeUndefined();
  });
});
