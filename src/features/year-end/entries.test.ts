import { expect, test } from "vitest";
import { sendPlanRequest } from "#contracts/year-end-plan.ts";
import { yearEndStates } from "#tax-law/state-year-end-law.ts";
import {
  answersFrom,
  firstEntries,
  isStarted,
  knownEntries,
  linkHash,
  readLinkHash,
  tickedIn,
  withTick,
} from "./entries.ts";
import { sendRequest } from "./send-plan.tsx";

const filled = {
  ...firstEntries,
  filing: "joint",
  state: "NJ",
  wagesInUsd: "520000",
  age: "52",
  healthPlan: "family",
  paid2: "4000",
  spouseItemizes: "no",
  ticked: "deferral hsa",
};

test("an empty field is left out, so that the engine says how it counts", () => {
  expect(answersFrom(firstEntries)).toEqual({
    filing: "single",
    wagesInUsd: 0,
    spouseWagesInUsd: 0,
    profitInUsd: 0,
    state: "",
  });
  expect(answersFrom(filled)).toMatchObject({
    wagesInUsd: 520_000,
    age: 52,
    healthPlan: "family",
    paymentsInUsd: [0, 4000, 0, 0],
    spouseItemizes: false,
  });
});

test("a list needs the status and wages or profit; the state alone is not enough", () => {
  expect(isStarted({ ...firstEntries, state: "NJ", wagesInUsd: "0" })).toBe(false);
  expect(isStarted({ ...firstEntries, profitInUsd: "1" })).toBe(false);
  expect(isStarted({ ...firstEntries, filing: "single", profitInUsd: "1" })).toBe(true);
});

test("a link carries choices and ticks, but neither amounts nor ages", () => {
  const hash = linkHash(filled);
  expect(hash).not.toMatch(/520000|4000|52/);
  expect(readLinkHash(hash, yearEndStates)).toMatchObject({
    filing: "joint",
    state: "NJ",
    healthPlan: "family",
    ticked: "deferral hsa",
  });
});

test.each(["", "#moves", "#plan=joint", "#plan=%E0%A4%A~~~~~~", "#plan=<b>~~~~~~"])(
  "a link such as %j changes nothing that is not a choice",
  (hash) => {
    expect(readLinkHash(hash, yearEndStates)?.filing).toBeUndefined();
  },
);

test("a link's words that the form does not offer are left out", () => {
  const hash = "#plan=foo~ZZ~403b~perhaps~~family~rap~hsa%20renamed";
  expect(readLinkHash(hash, yearEndStates)).toEqual({
    workPlan: "403b",
    kindOf457b: "",
    healthPlan: "family",
    loanPlan: "rap",
    ticked: "hsa",
  });
});

test("what the browser kept is filled in as far as the form offers it", () => {
  expect(knownEntries({ ...filled, savedAt: 1 }, yearEndStates)).toEqual(filled);
  const renamed = { filing: "jointly", state: "Utah", spouseItemizes: "maybe", age: "old" };
  const kept = { ...filled, ...renamed, ticked: "hsa renamed" };
  const { filing: _1, state: _2, spouseItemizes: _3, age: _4, ...rest } = filled;
  expect(knownEntries(kept, yearEndStates)).toEqual({ ...rest, ticked: "hsa" });
});

test("ticks are added once and taken away", () => {
  const ticked = withTick(filled, "hsa", true);
  expect(tickedIn({ ...filled, ticked })).toEqual(["deferral", "hsa"]);
  expect(withTick(filled, "deferral", false)).toBe("hsa");
});

test("what is sent is what the contract takes, with nothing else about a person", () => {
  const request = {
    ...sendRequest(filled, { email: "ada@hospital.example" }, 2026),
    idempotencyKey: "0f8f1a52-6d3c-4f0e-9a3e-1f6f3f0a9c11",
  };
  expect(sendPlanRequest.parse(request)).toMatchObject({
    email: "ada@hospital.example",
    ticked: ["deferral", "hsa"],
  });
});
