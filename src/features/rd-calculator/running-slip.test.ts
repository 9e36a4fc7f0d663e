import { expect, test } from "vitest";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { formatUsd } from "#wording/numbers.ts";
import { answersOf, everyType } from "./answers/answers.sample.ts";
import { type Answers, emptyAnswers } from "./answers/answers.ts";
import { announcementOf, runningLines } from "./running-slip.tsx";

const words = rdCalculator.running;
const complete = answersOf(orthodonticsInUtah);
const known = (answers: Answers) =>
  runningLines(answers)
    .rows.filter(({ value }) => value !== undefined)
    .map(({ label }) => label);

test("a line has a value once the visitor has answered what it is computed from", () => {
  const nothing = emptyAnswers(everyType);
  expect(known(nothing)).toEqual([]);
  expect(known({ ...nothing, practiceTypeIds: ["dentistry"] })).toEqual([words.practice]);
  expect(known({ ...nothing, staffWages: "0" })).toEqual([words.wages]);
  expect(known({ ...complete, doctorWages: "", staffWages: "" })).toEqual([
    words.practice,
    words.specialties,
    words.rdTime,
  ]);
});

test("total, computed lines and announcement appear with an activity and wages", () => {
  const total = formatUsd(orthodonticsInUtah.expected.estimatedCreditInUsd);
  expect(runningLines(complete).total.value).toBe(total);
  expect(runningLines(complete).rows).toHaveLength(7);
  expect(announcementOf(complete)).toBe(`${words.announcement} ${total}`);
  const withoutActivity = {
    ...complete,
    specialties: complete.specialties.map((one) => ({ ...one, activities: [] })),
  };
  expect(runningLines(withoutActivity).total.value).toBeUndefined();
  expect(runningLines(withoutActivity).rows).toHaveLength(4);
  expect(announcementOf(withoutActivity)).toBe("");
});
