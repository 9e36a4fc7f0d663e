import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firmTimeZone } from "#content/firm.ts";
import { articlePage } from "#content/pages/knowledge-bank.ts";
import type { FigureInYear } from "#tax-law/look-up.ts";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { keyFiguresByYear } from "../render/key-figures.ts";
import { textBlocks } from "../render/text-in-html.ts";
import { YearStrip } from "./year-strip.tsx";

const words = articlePage.yearStrip;
const source = { title: "A notice", url: "https://www.irs.gov/" };
const deferral = (taxYear: number, value: number): FigureInYear => ({
  ...{ name: "elective-deferral-limit", label: "Deferral", unit: "usd", taxYear, value, source },
  verifiedOn: "2026-11-15",
  checkedAgainst: "a summary of it",
});
const onFile = [deferral(2025, 23_500), deferral(2026, 24_500)];

/** What a reader sees of the strip of a 2025 article at that instant. */
function stripAt(instant: string, figures = onFile, lastDay: "year-end" | "return" = "year-end") {
  const keyFigures = [{ figure: "elective-deferral-limit", lastDay }] as const;
  const article = {
    taxYear: 2025,
    stillPossible: "An amended return can still elect section 179.",
    keyFiguresByYear: keyFiguresByYear(keyFigures, 2025, () => figures),
  };
  const day = today(firmTimeZone, new Date(instant));
  const html = renderToStaticMarkup(<YearStrip article={article} today={day} />);
  return textBlocks(html)
    .map(({ text }) => text)
    .join("\n");
}

const blanks = {
  year: 2025,
  yearEnd: "December 31, 2025",
  due: "April 15, 2026",
  extended: "October 15, 2026",
  refundLimit: "April 17, 2029",
};
const open = fillIn(words.open, blanks);
const returnOpen = fillIn(words.returnOpen, blanks);
const amendable = fillIn(words.amendable, blanks);
const over = fillIn(words.over, blanks);

describe("the strip of a 2025 article follows the date where the firm is", () => {
  test.each([
    ["in July 2025", "2025-07-15T18:00:00Z", open],
    ["in the last second of 2025", "2026-01-01T06:59:59Z", open],
    ["in the first second of 2026", "2026-01-01T07:00:00Z", returnOpen],
    ["in the last second of October 15, 2026", "2026-10-16T05:59:59Z", returnOpen],
    ["in the first second after it", "2026-10-16T06:00:00Z", amendable],
    ["in the last second of 2026", "2027-01-01T06:59:59Z", amendable],
    ["in January 2027", "2027-01-20T18:00:00Z", amendable],
    ["on the last day of refund claims", "2029-04-17T18:00:00Z", amendable],
    ["the day after", "2029-04-18T18:00:00Z", over],
  ])("%s", (_, instant, expected) => {
    const text = stripAt(instant);
    for (const stage of [open, returnOpen, amendable, over])
      expect(text.includes(stage)).toBe(stage === expected);
  });

  test("the author's sentence stands only while an amended return is what remains", () => {
    const sentence = "An amended return can still elect section 179.";
    expect(stripAt("2026-10-16T05:59:59Z")).not.toContain(sentence);
    expect(stripAt("2026-10-16T06:00:00Z")).toContain(sentence);
    expect(stripAt("2029-04-18T18:00:00Z")).not.toContain(sentence);
  });
});

describe("a later article on the subject", () => {
  const strip = (taxYear: number) =>
    renderToStaticMarkup(
      <YearStrip
        article={{ taxYear: 2025, stillPossible: undefined, keyFiguresByYear: [] }}
        laterEditions={[{ href: "/knowledge-bank/cars", title: "Cars", taxYear }]}
        today="2026-11-17"
      />,
    );

  test("is offered with its tax year", () => {
    expect(strip(2026)).toContain(fillIn(words.edition, { year: 2026 }));
    expect(strip(2026)).toMatch(/<a href="\/knowledge-bank\/cars"[^>]*>Cars<\/a>/);
  });

  test("of the same tax year is offered as newer", () => {
    expect(strip(2025)).toContain(words.newer);
    expect(strip(2025)).not.toContain(fillIn(words.edition, { year: 2025 }));
  });

  test.each([
    ["is missed once the year has closed", "2026-11-17", true],
    ["is not missed while the year is open", "2025-12-31", false],
  ])("%s", (_, today, said) => {
    const article = { taxYear: 2025, stillPossible: undefined, keyFiguresByYear: [] };
    const markup = renderToStaticMarkup(<YearStrip article={article} today={today} />);
    expect(markup.includes(fillIn(words.noneNewer, { year: 2025 }))).toBe(said);
    expect(strip(2026)).not.toContain(fillIn(words.noneNewer, { year: 2025 }));
  });
});

describe("its key figure", () => {
  const holdsFor = (year: number) => fillIn(words.holdsFor, { year });
  const lastDay = (day: string) => fillIn(words.lastDay, { lastDay: formatDate(day) });
  const lastDayPassed = (day: string) => fillIn(words.lastDayPassed, { lastDay: formatDate(day) });

  test.each([
    ["2026-01-01T06:59:59Z", 2025, "$23,500"],
    ["2026-01-01T07:00:00Z", 2026, "$24,500"],
    ["2027-01-01T06:59:59Z", 2026, "$24,500"],
  ])("at %s is that of %i, with its last day", (instant, year, amount) => {
    expect(stripAt(instant)).toContain(
      `${holdsFor(year)}\nDeferral\n${amount}\n${lastDay(`${year}-12-31`)}`,
    );
  });

  test("moves to 2027 with the firm's new year, once 2027 is on file", () => {
    const with2027 = [...onFile, deferral(2027, 25_000)];
    expect(stripAt("2027-01-01T06:59:59Z", with2027)).toContain("$24,500");
    const text = stripAt("2027-01-01T07:00:00Z", with2027);
    expect(text).toContain(`${holdsFor(2027)}\nDeferral\n$25,000\n${lastDay("2027-12-31")}`);
    expect(text).not.toContain("$24,500");
  });

  test("of 2027 is announced beside that of 2026 as soon as it is on file, and not before", () => {
    const announced = fillIn(words.announced, { year: 2027, figure: "$25,000" });
    expect(stripAt("2026-11-17T18:00:00Z")).not.toContain("2027");
    expect(stripAt("2026-11-17T18:00:00Z", [...onFile, deferral(2027, 25_000)])).toContain(
      announced,
    );
    expect(stripAt("2027-01-01T07:00:00Z", [...onFile, deferral(2027, 25_000)])).not.toContain(
      announced,
    );
  });

  test("stays the latest on file, and says so, while 2027 is not", () => {
    const latest = fillIn(words.latestYear, { year: 2026 });
    expect(stripAt("2027-01-01T07:00:00Z")).toContain(
      `${words.latestOnFile}\nDeferral\n$24,500\n${latest} ${lastDayPassed("2026-12-31")}`,
    );
  });

  test("that counts until the return is due is open in January", () => {
    const text = stripAt("2027-01-20T18:00:00Z", onFile, "return");
    expect(text).toContain(lastDay("2027-04-15"));
  });

  test("that begins in a later year is left out before", () => {
    const since2026 = [deferral(2026, 24_500)];
    expect(stripAt("2025-07-15T18:00:00Z", since2026)).not.toContain("Deferral");
    expect(stripAt("2026-07-15T18:00:00Z", since2026)).toContain("$24,500");
  });

  test("that a year does not cover yet stands beside one that it does", () => {
    const keyFigures = [
      { figure: "elective-deferral-limit", lastDay: "year-end" },
      { figure: "hsa-limit-family", lastDay: "return" },
    ] as const;
    const byYear = keyFiguresByYear(keyFigures, 2025, (name) =>
      name === "hsa-limit-family" ? [...onFile, deferral(2027, 9_000)] : onFile,
    );
    expect(byYear.map(({ year }) => year)).toEqual([2025, 2026, 2027]);
    expect(byYear.at(-1)?.figures.map(({ taxYear }) => taxYear)).toEqual([2026, 2027]);
  });
});
