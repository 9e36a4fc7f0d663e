import { describe, expect, it } from "vitest";
import { workedExamples } from "#calculations/rd-credit/estimate.examples.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { answersOf, everyType } from "./answers.sample.ts";
import { type Answers, toCalculation } from "./answers.ts";
import { estimateHash, linkHash, readLinkHash } from "./answers-link.ts";
import { linkedResult } from "./kept-result.ts";

const withoutWages = (answers: Answers): Answers => ({
  ...answers,
  doctorWages: "",
  staffWages: "",
});

const examples = workedExamples.filter(
  ({ answers }) =>
    findState(answers.state) &&
    answers.specialties.every(
      ({ activities, innovationLevel }) =>
        activities.length <= 4 && ["low", "medium", "high"].includes(innovationLevel),
    ),
);

describe("a link to the answers", () => {
  it.each(examples)("reopens $title, without the wages", (example) => {
    const answers = answersOf(example);
    const hash = linkHash(answers);
    expect(readLinkHash(hash, everyType)).toEqual(withoutWages(answers));
    expect(hash).not.toMatch(/\d{4}0/);
    expect(decodeURI(encodeURI(hash))).toBe(hash);
    expect(new URL(hash, "https://a.example/").hash).toBe(hash);
  });

  it.each(examples)("of a booking carries the result of $title", (example) => {
    const answers = answersOf(example);
    const result = linkedResult(estimateHash(answers));
    expect(result?.calculation).toEqual(toCalculation(answers));
    expect(linkedResult(linkHash(answers)), "a link without wages has no result").toBeUndefined();
    expect(linkedResult(`${linkHash(answers)}&wages=x_1`)).toBeUndefined();
  });

  it("reopens who does the work and for how long", () => {
    const [example] = examples;
    if (!example) throw new Error("There is a worked example");
    const onlySome = { people: "3", all: "14", hoursAWeek: "6.5" };
    const answers = { ...answersOf(example), onlySome };
    expect(readLinkHash(linkHash(answers), everyType)).toEqual(withoutWages(answers));
    expect(readLinkHash(linkHash(answers).replace("_14", "_x"), everyType)).toBeUndefined();
  });

  it("tells every activity of a specialty from the others", () => {
    const every = practiceTypes.flatMap(({ id: practiceTypeId, specialties }) =>
      specialties.flatMap(({ id: specialtyId, activities }) =>
        activities.map((activity) => ({ practiceTypeId, specialtyId, activities: [activity] })),
      ),
    );
    for (const one of every) {
      const answers: Answers = {
        ...{ practiceTypeIds: [one.practiceTypeId], state: "Utah" },
        ...{ doctorWages: "", staffWages: "" },
        specialties: [{ ...one, timePercentage: 100, innovationLevel: "low" }],
      };
      expect(readLinkHash(linkHash(answers), everyType)).toEqual(answers);
    }
  });

  it("leaves out an activity that the site no longer offers", () => {
    const read = readLinkHash("#estimate=UT~orthodontics.100.high.zzzz", everyType);
    expect(read?.specialties[0]?.activities).toEqual([]);
  });

  it.each([
    "",
    "#main-content",
    "#estimate=",
    "#estimate=UT",
    "#estimate=XX~orthodontics.100.high",
    "#estimate=UT~astrology.100.high",
    "#estimate=UT~orthodontics.99.high",
    "#estimate=UT~orthodontics.1e2.high",
    "#estimate=UT~orthodontics.100.extreme",
    "#estimate=UT~orthodontics.50.high~orthodontics.50.high",
    "#estimate=%3Cscript%3E",
  ])("is not followed when it reads %s", (hash) => {
    expect(readLinkHash(hash, everyType)).toBeUndefined();
  });

  it("is not followed by a calculator that does not offer its practice type", () => {
    expect(readLinkHash("#estimate=UT~urology.100.high", ["dentistry"])).toBeUndefined();
  });
});
