import { describe, expect, it, test } from "vitest";
import { wagesForHours } from "#calculations/rd-credit/hours-log.ts";
import { specialtiesWithPages } from "./specialty-library.server.ts";
import { workPractice } from "./worked-practice.ts";

/** What records of a practice that treats patients can support. */
const leastShare = 0.04;
const mostShare = 0.15;

const worked = specialtiesWithPages.map(({ id, page: { practice } }) => ({
  id,
  practice,
  usual: workPractice(practice, "usual"),
  twice: workPractice(practice, "twice"),
}));

describe.each(worked)("the practice of $id", ({ practice, usual, twice }) => {
  it("is probably not worth a study in a usual year", () => {
    expect(usual.probablyNot).toBe(true);
  });

  it("has hours that a practice can have, and half of them in a usual year", () => {
    expect(usual.estimate.totalRdTimeAsFraction).toBeGreaterThanOrEqual(leastShare);
    expect(twice.estimate.totalRdTimeAsFraction).toBeLessThanOrEqual(mostShare);
    expect(twice.estimate.qualifiedExpensesInUsd).toBeCloseTo(
      2 * usual.estimate.qualifiedExpensesInUsd,
    );
  });

  it("prints the lines that its expenses are the sum of", () => {
    const sum = practice.roles.reduce((total, role) => total + wagesForHours(role), 0);
    expect(usual.estimate.qualifiedExpensesInUsd).toBeCloseTo(sum);
    const withHours = practice.roles.filter(({ hoursAWeek = 0 }) => hoursAWeek > 0);
    expect(usual.roleLines).toHaveLength(withHours.length);
  });
});

test("at least six practices get a no with twice the hours as well", () => {
  expect(worked.filter(({ twice }) => twice.probablyNot).length).toBeGreaterThanOrEqual(6);
});

test("the shares differ from practice to practice", () => {
  const shares = worked.map(({ usual }) => usual.estimate.totalRdTimeAsFraction);
  expect(new Set(shares).size).toBe(shares.length);
});

test("where the state's law decides, the practice says so", () => {
  const saying = worked.filter(({ usual, twice }) => usual.ofState ?? twice.ofState);
  expect(saying.map(({ practice }) => practice.state)).toEqual(
    expect.arrayContaining(["Utah", "Arizona"]),
  );
});
