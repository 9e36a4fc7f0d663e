import { expect, test } from "vitest";
import type { CountedRow } from "./numbers.ts";
import { numbersOf } from "./shown-numbers.ts";

/** Six weeks until November 18: of October, of November, and the one that runs. */
const sixWeeks = [
  "2026-11-16",
  "2026-11-09",
  "2026-11-02",
  "2026-10-26",
  "2026-10-19",
  "2026-10-12",
];

test.each([
  {
    partner: "with many leads",
    sentAWeek: 5,
    weeks: [{ count: 3, orMore: true }, ...Array(5).fill({ count: 5, orMore: false })],
    months: { "2026-11": { count: 13, orMore: true }, "2026-10": { count: 15, orMore: false } },
    place: { count: 28, orMore: true },
  },
  {
    partner: "with one lead a week",
    sentAWeek: 1,
    weeks: Array(6).fill(null),
    // Of November it learns in December.
    months: { "2026-11": null, "2026-10": { count: 3, orMore: false } },
    place: { count: 3, orMore: false },
  },
])("a partner $partner reads it by week or by month", ({ sentAWeek, weeks, months, place }) => {
  const counted = sixWeeks.map((week) => ({
    ...{ week, placement: "website" },
    counts: { ...none, visits: 9, sent: sentAWeek },
  }));
  const numbers = numbersOf(counted, "2026-11-18");
  const ofWeeks = numbers.rows.filter(({ kind }) => kind === "week" || kind === "soFar");
  expect(ofWeeks.map(({ from, counts }) => [from, counts.sent])).toEqual(
    sixWeeks.map((week, at) => [week, weeks[at]]),
  );
  const sent = numbers.months.map(({ name, counts }) => [name, counts.sent]);
  expect(Object.fromEntries(sent)).toEqual(months);
  expect(numbers.places.map(({ counts }) => counts.sent)).toEqual([place]);
});

type Cell = { week: string; placement: string };
type World = readonly number[];

const none = { visits: 0, begun: 0, results: 0, sent: 0, contact: 0, booked: 0 };

/** What was read on a day. Worlds that differ in later weeks have it in common. */
const readOn = new Map<string, string>();

/** What a partner reads if these counts were sent, on one day or on several. */
function readings(cells: readonly Cell[], world: World, days: readonly string[]): string {
  const rows = cells.map((cell, at): CountedRow => {
    return { ...cell, counts: { ...none, sent: world[at] ?? 0 } };
  });
  return days
    .map((day) => {
      const until = rows.filter(({ week }) => week < day);
      const key = day + JSON.stringify(until);
      const newestFirst = until.toSorted((one, other) => (one.week < other.week ? 1 : -1));
      const read = readOn.get(key) ?? JSON.stringify(numbersOf(newestFirst, day));
      readOn.set(key, read);
      return read;
    })
    .join();
}

function* worlds(cells: number, most: number): Generator<World> {
  for (let code = 0; code < (most + 1) ** cells; code++)
    yield Array.from(
      { length: cells },
      (_, at) => Math.floor(code / (most + 1) ** at) % (most + 1),
    );
}

/** Each sum that must not be computable: of a cell, a month, a place and the whole. */
function sums(cells: readonly Cell[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const add = (name: string, at: number) => found.set(name, [...(found.get(name) ?? []), at]);
  for (const [at, { week, placement }] of cells.entries()) {
    add(`${week} ${placement}`, at);
    for (const month of [week.slice(0, 7), "all"])
      for (const place of [placement, "all"]) add(`${month} ${place}`, at);
  }
  return found;
}

const inOnePlace = (...weeks: string[]) => weeks.map((week) => ({ week, placement: "website" }));
const inTwoPlaces = (...weeks: string[]) =>
  weeks.flatMap((week) => ["newsletter", "website"].map((placement) => ({ week, placement })));
/** What is shown changes on these days: after each of the weeks, and after each month. */
const everyChange = ["2026-08-10", "2026-08-17", "2026-09-07", "2026-09-14", "2026-10-05"];

const largest: [string, Cell[], string[]][] = [
  [
    "three months",
    inOnePlace("2026-08-03", "2026-08-10", "2026-09-07", "2026-09-14", "2026-10-05", "2026-10-12"),
    ["2026-11-18"],
  ],
  ["weeks of two places", inTwoPlaces("2026-08-03", "2026-08-10", "2026-09-07"), ["2026-10-14"]],
  ["readings of two places", inTwoPlaces("2026-08-03", "2026-08-10", "2026-09-07"), everyChange],
];

// The reader knows how all numbers are made and which weeks can have any at all. Every world of up to
// six cells takes seconds, so `npm test` leaves the largest out.
test.each([
  ["one month", inOnePlace("2026-08-03", "2026-08-10", "2026-08-17", "2026-08-24"), ["2026-09-07"]],
  ["two places", inTwoPlaces("2026-08-03", "2026-09-07"), ["2026-10-14"]],
  [
    "a month that runs",
    inOnePlace("2026-08-03", "2026-08-10", "2026-09-07", "2026-09-14"),
    ["2026-09-23"],
  ],
  ["readings of one place", inOnePlace("2026-08-03", "2026-08-10", "2026-09-07"), everyChange],
  ...(process.env.TEST_ALL ? largest : []),
])("from %s, no sum below three can be computed", (_, cells, days) => {
  const cellsOfSums = sums(cells);
  /** By what is read: each sum's values in all worlds that read so. */
  const possible = new Map<string, Map<string, Set<number>>>();
  let shown = 0;
  for (const world of worlds(cells.length, 3)) {
    const read = readings(cells, world, days);
    if (read.includes('"sent":{')) shown += 1;
    const known = possible.get(read) ?? new Map<string, Set<number>>();
    possible.set(read, known);
    for (const [name, places] of cellsOfSums) {
      const sum = places.reduce((total, at) => total + (world[at] ?? 0), 0);
      const values = known.get(name) ?? new Set<number>();
      known.set(name, values.add(sum));
    }
  }
  const computed = [...possible].flatMap(([read, known]) =>
    [...known].flatMap(([name, values]) => {
      const [value = 0] = values;
      return values.size === 1 && value < 3 ? [{ name, value, read }] : [];
    }),
  );
  expect(shown).toBeGreaterThan(0);
  expect(possible.size).toBeGreaterThan(4);
  expect(computed).toEqual([]);
});
