import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { deadlines } from "#tax-law/deadlines.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { formatDate, isCalendarDay } from "#wording/dates.ts";
import { clientFolder, readBuiltFile } from "../support/built-pages/built-site.ts";
import { attribute, type HtmlElement, textOf } from "../support/built-pages/html-document.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";

/** The properties of a file's one event, unfolded and without their parameters. */
function eventIn(path: string): Record<string, string> {
  const lines = `${readBuiltFile(path)}`.replaceAll("\r\n ", "").split("\r\n");
  const ownLines = lines.slice(lines.indexOf("BEGIN:VEVENT") + 1, lines.indexOf("BEGIN:VALARM"));
  return Object.fromEntries(
    ownLines.map((line) => {
      const [, name = "", value = ""] = /^([A-Z]+)[^:]*:(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

const isoDay = (digits = "") => digits.replace(/^(\d{4})(\d\d)(\d\d).*/, "$1-$2-$3");

const files = globSync("calendar/*.ics", { cwd: clientFolder }).map((file) => `/${file}`);
const events = new Map(files.map((path) => [path, eventIn(path)]));
const dayIn = (path: string) => isoDay(events.get(path)?.DTSTART);
const buildDay = isoDay(events.values().next().value?.DTSTAMP);

test("every deadline has a calendar file", () => {
  expect(isCalendarDay(buildDay)).toBe(true);
  const paths = Object.keys(deadlines).map(calendarPath);
  expect(files).toEqual(expect.arrayContaining(paths));
});

test.each(files)("%s names its day and what ends, and keeps its id", (path) => {
  const text = `${readBuiltFile(path)}`;
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  const { DTSTART, DTEND = "", UID, SUMMARY } = eventIn(path);
  expect(isCalendarDay(isoDay(DTSTART))).toBe(true);
  expect(isoDay(DTEND) > isoDay(DTSTART)).toBe(true);
  expect(UID).toMatch(`${path.slice("/calendar/".length, -".ics".length)}@`);
  expect(SUMMARY).not.toBe("");
  expect(SUMMARY).not.toMatch(/[{}]/);
});

const linksIn = (element: HtmlElement) =>
  element
    .querySelectorAll("a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => href.endsWith(".ics"));

/** The paragraph, list item or block around words that change with the date. */
function blockAround(element: HtmlElement): HtmlElement {
  let block = element;
  while (["span", "strong"].includes(block.tagName) && block.parent) block = block.parent;
  return block;
}

/** Where a page says a day that has not passed, and the calendar files beside it. */
const datedParts = (document: HtmlElement) =>
  document.querySelectorAll("[data-through]").flatMap((element) => {
    const day = attribute(element, "data-through") ?? "";
    const saysDay = day >= buildDay && textOf(element).includes(formatDate(day));
    return saysDay ? { day, links: linksIn(blockAround(element)) } : [];
  });

onEveryPage("a page has a calendar file wherever it says until when something is open", (page) =>
  datedParts(page.document)
    .filter(({ day, links }) => !links.some((link) => dayIn(link) === day))
    .map(({ day }) => day),
);

onEveryPage("no page has a calendar file of a day that has passed, or that is missing", (page) =>
  linksIn(page.document).filter((link) => !(dayIn(link) >= buildDay)),
);

onEveryPage(
  "the banner, a service page and every strip have such a day",
  ({ document }) => (linksIn(document).length > 0 ? [] : ["no calendar file"]),
  parsedPages.filter(({ path }) => /^\/($|services\/rd-|knowledge-bank\/)/.test(path)),
);
