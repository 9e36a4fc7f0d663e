import { describe, expect, it } from "vitest";
import { storageKey } from "#browser/kept-estimate.ts";
import { keptDays } from "#browser/kept-in-browser.ts";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { answersOf, everyType } from "./answers.sample.ts";
import { keptAfter, readKept, writeKept } from "./kept-answers.ts";
import { keptResult } from "./kept-result.ts";

const answers = answersOf(orthodonticsInUtah);
const savedAt = Date.UTC(2026, 10, 15, 9);
const period = keptDays * 24 * 60 * 60 * 1000;
const text = writeKept({ answers, step: 4 }, savedAt);
const read = (kept: string | null, now = savedAt + 1000) => readKept(kept, now, everyType);
const changed = (change: (kept: ReturnType<typeof JSON.parse>) => void) => {
  const kept = JSON.parse(text);
  change(kept);
  return JSON.stringify(kept);
};

const withSpecialty = (part: object) =>
  changed((kept) => Object.assign(kept.answers.specialties[0], part));

describe("answers kept in the browser", () => {
  it("are found again with their step", () => {
    expect(read(text)).toEqual({ answers, step: 4, savedAt });
  });

  it("are found until their time is over, not after", () => {
    expect(read(text, savedAt + period - 1)).toBeDefined();
    expect(read(text, savedAt + period)).toBeUndefined();
  });

  it("keep the day and the result while they are unchanged, as after Send at step 1", () => {
    const result = { answers, step: 4, savedAt } as const;
    expect(keptAfter(result, { answers, step: 1 }, savedAt + period)).toEqual(result);
    const others = { ...answers, state: "Ohio" };
    const changedNow = { answers: others, step: 1, savedAt: savedAt + 1 };
    expect(keptAfter(result, { answers: others, step: 1 }, savedAt + 1)).toEqual(changedNow);
  });

  it("include who does the work, and are ignored where that is damaged", () => {
    const some = { ...answers, onlySome: { people: "3", all: "14", hoursAWeek: "6" } };
    const kept = writeKept({ answers: some, step: 4 }, savedAt);
    expect(read(kept, savedAt)?.answers).toEqual(some);
    expect(read(kept.replace('"14"', '"many"'), savedAt)).toBeUndefined();
  });

  it("are a result to send along with a booking once they are finished", () => {
    const key = storageKey(everyType);
    expect(keptResult(key, text, savedAt)).toMatchObject({
      range: { lowInUsd: 18_900, highInUsd: 31_500 },
      specialties: ["Orthodontics"],
      state: "Utah",
      calculation: { doctorWages: Number(answers.doctorWages), state: "Utah" },
    });
    expect(keptResult(key, writeKept({ answers, step: 3 }, savedAt), savedAt)).toBeUndefined();
    expect(keptResult(storageKey(["medicine"]), text, savedAt)).toBeUndefined();
  });

  it("are not believed when they come from the future", () => {
    expect(read(text, savedAt - 1)).toBeUndefined();
  });

  it("contain nothing about the visitor", () => {
    expect(Object.keys(JSON.parse(text))).toEqual(["version", "step", "answers", "savedAt"]);
    expect(Object.keys(JSON.parse(text).answers)).toEqual(Object.keys(answers));
  });

  it("of a narrower calculator are kept apart", () => {
    expect(storageKey(["dentistry"])).not.toBe(storageKey(everyType));
  });

  it.each<[string, string | null]>([
    ["nothing", null],
    ["no JSON", "{"],
    ["another kind of JSON", "[]"],
    ["another version", changed((kept) => (kept.version = 0))],
    ["no time", changed((kept) => delete kept.savedAt)],
    ["a step that is not one", changed((kept) => (kept.step = 5))],
    ["no answers", changed((kept) => delete kept.answers)],
    ["an unknown practice type", changed((kept) => kept.answers.practiceTypeIds.push("law"))],
    ["a practice type not chosen", changed((kept) => (kept.answers.practiceTypeIds = []))],
    ["an unknown specialty", withSpecialty({ specialtyId: "x" })],
    [
      "a specialty twice",
      changed((kept) => {
        kept.answers.specialties[0].timePercentage = 50;
        kept.answers.specialties.push(kept.answers.specialties[0]);
      }),
    ],
    ["time that is not whole", withSpecialty({ timePercentage: 99.5 })],
    ["time that does not total 100", withSpecialty({ timePercentage: 99 })],
    ["an unknown level", withSpecialty({ innovationLevel: "huge" })],
    ["an unknown activity", changed((kept) => kept.answers.specialties[0].activities.push("x"))],
    ["wages with a sign", changed((kept) => (kept.answers.doctorWages = "-1"))],
    ["wages of eleven digits", changed((kept) => (kept.answers.staffWages = "12345678901"))],
    ["a state by its code", changed((kept) => (kept.answers.state = "UT"))],
  ])("are left alone when there is %s", (_, kept) => {
    expect(read(kept)).toBeUndefined();
  });
});
