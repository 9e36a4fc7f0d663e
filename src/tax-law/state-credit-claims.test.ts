import { expect, test } from "vitest";
import {
  type StateCreditClaim,
  stateCreditClaims,
  stateCreditNotes,
} from "./state-credit-claims.ts";
import { findStateCreditLaw } from "./state-credit-law.ts";
import { lawNormallyGivesNothing, usStates } from "./state-credit-rates.ts";

const all: [string, StateCreditClaim][] = Object.entries(stateCreditClaims);

test("how a credit is claimed is on file for each of the fifty states, in their order", () => {
  expect(all.map(([code]) => code)).toEqual(usStates.map(({ code }) => code));
});

test("a note belongs to a state that has a credit", () => {
  for (const code of Object.keys(stateCreditNotes))
    expect(all.find(([state]) => state === code)?.[1].group ?? "none", code).not.toBe("none");
});

test("a state without a credit has neither a form nor a carryforward", () => {
  for (const [code, { group, form, unused }] of all)
    if (group === "none") expect([form, unused], code).toEqual([undefined, undefined]);
});

test("a credit that is paid out, or that ended, is so in the sentence on the state's law", () => {
  const groupOf = (words: RegExp) =>
    all.filter(([code]) => words.test(findStateCreditLaw(code)?.sentence ?? ""));
  for (const [code, { group }] of groupOf(/research credit ended|no credit for|no research credit/))
    expect(group, code).toBe("none");
  for (const [code, { group }] of groupOf(/not refundable/))
    expect(["carryforward", "limited"], code).toContain(group);
});

test("the calculator says $0 by law where a credit is limited or there is none", () => {
  for (const { code } of usStates) {
    const { group }: StateCreditClaim = stateCreditClaims[code as keyof typeof stateCreditClaims];
    const nothing = (group === "limited" || group === "none") && code !== "RI";
    expect(lawNormallyGivesNothing(code), code).toBe(nothing);
  }
});
