import { expect, test } from "vitest";
import { firmTimeZone } from "#content/firm.ts";
import { home } from "#content/home.ts";
import { formatDate, isWithin, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { stillOpenStages } from "./announcement-banner.tsx";

const { untilDeadline, thisYear, later } = home.banner.stillOpen;

/** The words that lead the banner at that instant, of a site built in 2026. */
function leadAt(instant: string): string[] {
  const day = today(firmTimeZone, new Date(instant));
  const stages = stillOpenStages(2026);
  return stages
    .filter(({ through }, index) => isWithin({ after: stages[index - 1]?.through, through }, day))
    .map(({ words }) => words);
}

const inYear = (year: number, creditYear: number) =>
  fillIn(thisYear, {
    ...{ year, creditYear },
    refundLimit: formatDate(`${creditYear + 4}-04-15`),
    yearEnd: formatDate(`${year}-12-31`),
  });

test.each([
  ["in July 2025", "2025-07-15T18:00:00Z", untilDeadline],
  ["in the last second of July 6, 2026", "2026-07-07T05:59:59Z", untilDeadline],
  ["in the first second after it", "2026-07-07T06:00:00Z", inYear(2026, 2023)],
  ["on October 15, 2026", "2026-10-15T18:00:00Z", inYear(2026, 2023)],
  ["in the last second of 2026", "2027-01-01T06:59:59Z", inYear(2026, 2023)],
  ["in the first second of 2027", "2027-01-01T07:00:00Z", inYear(2027, 2023)],
  ["on the last day to claim for 2023", "2027-04-16T05:59:59Z", inYear(2027, 2023)],
  ["the day after", "2027-04-16T06:00:00Z", inYear(2027, 2024)],
  ["years after the build", "2040-01-01T12:00:00Z", later],
])("%s the banner leads with what is open, and only that", (_, instant, words) => {
  expect(leadAt(instant)).toEqual([words]);
});

test("a build of a later year follows the date as far ahead", () => {
  const last = stillOpenStages(2030).findLast(({ through }) => through);
  expect(last?.through).toBe("2032-12-31");
});
