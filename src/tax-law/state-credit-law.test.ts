import { describe, expect, it } from "vitest";
import { findStateCreditLaw, stateCreditLaw, stateCreditLawReadOn } from "./state-credit-law.ts";
import { usStates } from "./state-credit-rates.ts";

const all = Object.entries(stateCreditLaw);

describe("what the states' own laws do", () => {
  it("is on file for each of the fifty states, in one sentence", () => {
    expect(all.map(([code]) => code)).toEqual(usStates.map(({ code }) => code));
    for (const { code, name } of usStates) {
      const { sentence = "" } = findStateCreditLaw(code) ?? {};
      expect(sentence).toContain(name);
      expect(sentence, name).toMatch(/^\S.*[^\s.]\.$/);
      expect(sentence.match(/[.!?] [A-Z]/g), name).toBeNull();
    }
  });

  it("is short enough to fit beside the amount", () => {
    for (const [code, { sentence }] of all) expect(sentence.length, code).toBeLessThanOrEqual(240);
  });

  it("names the state's own page and the day of reading", () => {
    for (const [code, { source }] of all) {
      expect(source.title, code).not.toBe("");
      expect(new URL(source.url).protocol, code).toBe("https:");
    }
    expect(new Date(stateCreditLawReadOn).toISOString()).toContain(stateCreditLawReadOn);
  });

  it("is undefined for a place that is not a state", () => {
    expect(findStateCreditLaw("PR")).toBeUndefined();
    expect(findStateCreditLaw("toString")).toBeUndefined();
  });
});
