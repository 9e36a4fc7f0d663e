import { describe, expect, it } from "vitest";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { answersOf, everyType } from "./answers.sample.ts";
import { type Answers, emptyAnswers } from "./answers.ts";
import { furthestStep, mayContinue, requirementsAt } from "./wizard.ts";

const complete = answersOf(orthodonticsInUtah);
const nothing = emptyAnswers(everyType);

function withSpecialty(change: Partial<Answers["specialties"][number]>): Answers {
  return { ...complete, specialties: complete.specialties.map((one) => ({ ...one, ...change })) };
}

const withOnlySome = (people: string, all: string, hoursAWeek: string): Answers => ({
  ...complete,
  onlySome: { people, all, hoursAWeek },
});

describe("step 3", () => {
  const [first] = complete.specialties as [Answers["specialties"][number]];
  const other = { ...first, specialtyId: "endodontics", activities: [], timePercentage: 40 };
  it.each<[string, Answers]>([
    ["only some people who do the work", withOnlySome("3", "14", "6.5")],
    ["wages of 0", { ...complete, doctorWages: "0", staffWages: "0" }],
    [
      "activities in one specialty only",
      { ...complete, specialties: [{ ...first, timePercentage: 60 }, other] },
    ],
  ])("continues with %s", (_, answers) => {
    expect(mayContinue(3, answers)).toBe(true);
  });

  it.each<[string, Answers]>([
    ["no activity", withSpecialty({ activities: [] })],
    ["no doctor wages", { ...complete, doctorWages: "" }],
    ["no staff wages", { ...complete, staffWages: "" }],
    ["time of 99", withSpecialty({ timePercentage: 99 })],
    ["time of 101", withSpecialty({ timePercentage: 101 })],
    ["only some, without numbers", withOnlySome("", "", "")],
    ["more people than there are", withOnlySome("15", "14", "6")],
    ["more than 60 hours a week", withOnlySome("3", "14", "61")],
    ["no hours", withOnlySome("3", "14", "0")],
  ])("stays with %s", (_, answers) => {
    expect(mayContinue(3, answers)).toBe(false);
  });

  it("says which of its requirements are done", () => {
    expect(requirementsAt(3, { ...complete, staffWages: "" })).toEqual([
      { requirement: "activity", done: true },
      { requirement: "doctor-wages", done: true },
      { requirement: "staff-wages", done: false },
      { requirement: "time-totals-100", done: true },
      { requirement: "who-does-it", done: true },
    ]);
  });
});

it.each<[number, Answers]>([
  [1, nothing],
  [2, { ...nothing, practiceTypeIds: ["dentistry"] }],
  [3, { ...complete, doctorWages: "" }],
  [4, complete],
])("the furthest step is %d", (step, answers) => {
  expect(furthestStep(answers)).toBe(step);
});
