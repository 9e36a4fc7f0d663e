import { expect, test } from "vitest";
import { dataFiles } from "./data-files.ts";
import { colorsSchema, firmSchema } from "./firm.ts";
import { mistakesIn } from "./mistakes.ts";

const review = { sample: false, content: "Good.", author: "Dr. A", position: "Dentist, Utah" };
const person = { sample: false, name: "Jordan Blake", role: "Studies", bio: "Leads them." };
const chief = { ...person, quote: "Yes.", bio: ["One."], facts: [] };
const closed = { text: "Closed on Friday.", from: "2026-11-26", until: "2026-11-27" };

type Case = [string, keyof typeof dataFiles, unknown, string];
const inReview = (what: string, change: object, sentence: string): Case => [
  what,
  "content/proof/reviews.json",
  { reviews: [review, { ...review, ...change }] },
  `reviews 2 (Dr. A), ${sentence}`,
];
const inTeam = (what: string, change: object, sentence: string): Case => [
  what,
  "content/people/team.json",
  { chiefExecutive: chief, team: [{ ...person, ...change }] },
  `team 1 (Jordan Blake), ${sentence}`,
];
const inAnnouncement = (what: string, change: object, sentence: string): Case => [
  what,
  "content/announcement.json",
  { ...closed, ...change },
  sentence,
];

test.each<Case>([
  inReview("an American date", { date: "11/12/2026" }, "date: 11/12/2026; write 2026-11-12"),
  inReview("a date in words", { date: "May 3, 2026" }, "date: May 3, 2026; write 2026-05-03"),
  inReview(
    "a day that its month does not have",
    { date: "2026-02-30" },
    "date: 2026-02-30; there is no such day in the calendar",
  ),
  inReview(
    "no date at all",
    { date: "last fall" },
    "date: last fall; write a day such as 2026-11-12",
  ),
  inReview(
    "a link without https",
    { source: { label: "Google", href: "www.google.com/maps" } },
    "source, href: www.google.com/maps; write https://www.google.com/maps, or a page",
  ),
  inReview(
    "a link without words",
    { source: { label: "", href: "https://a.test/" } },
    "source, label: is empty; write what the link says",
  ),
  inReview("no words", { content: " " }, "content:  ; write some text"),
  inReview("a field left out", { position: undefined }, "position: is missing; write some text"),
  inReview(
    "a misspelt field",
    { positon: "Dentist" },
    "positon: there is no such field; did you mean position?",
  ),
  inReview(
    "an unknown field",
    { stars: 5 },
    "stars: there is no such field; the fields are sample, content, author",
  ),
  inTeam(
    "a portrait without a description",
    { portrait: { file: "jordan-blake.jpg", alt: "" } },
    "portrait, alt: is empty; write what the picture shows, for people who cannot see it",
  ),
  inTeam("a word for yes", { sample: "no" }, "sample: no; write true or false"),
  inAnnouncement(
    "a long text",
    { text: "x".repeat(91) },
    "text: has 91 characters; write at most 90",
  ),
  inAnnouncement(
    "no last day",
    { until: "" },
    "until: is empty; write the last day on which it is shown",
  ),
  inAnnouncement(
    "a last day before the first",
    { until: "2026-11-25" },
    "until: 2026-11-25; write a day that is not before 2026-11-26",
  ),
])("%s in %s is answered with what to write", (_, file, written, sentence) => {
  const [first, ...others] = mistakesIn(file, dataFiles[file], written);
  expect(others).toEqual([]);
  expect(first).toContain(`${file}: ${sentence}`);
});

test("what a form leaves empty is no mistake", () => {
  const empty = { date: "", source: { label: "", href: "" }, portrait: { file: "", alt: "" } };
  const written = { reviews: [{ ...review, ...empty }] };
  expect(mistakesIn("a.json", dataFiles["content/proof/reviews.json"], written)).toEqual([]);
  const nothing = { text: "", link: { label: "", href: "" }, from: "", until: "" };
  expect(mistakesIn("a.json", dataFiles["content/announcement.json"], nothing)).toEqual([]);
});

const office = { days: ["Monday", "Friday"], opens: "09:00", closes: "17:00" };

test.each([
  [{ days: ["Mo-Th"] }, "days 1: Mo-Th; use one of: Monday"],
  [{ days: [] }, "days: name a day"],
  [{ opens: "9:00" }, "opens: 9:00; write a time such as 09:00"],
  [{ closes: "08:00" }, "closes: 08:00; write a time after 09:00"],
  [{ closes: undefined }, "closes: is missing; write a time such as 09:00"],
])("opening hours with %o are answered with a sentence", (change, sentence) => {
  const { hours } = firmSchema.shape;
  const read = (open: object) => mistakesIn("content/firm.json", hours, open);
  expect(read(office)).toEqual([]);
  expect(read({ ...office, ...change })).toEqual([
    expect.stringContaining(`content/firm.json: ${sentence}`),
  ]);
});

test.each([
  ["#0c4a3e", "#12805c", []],
  [
    "#2f6f9f",
    "#12805c",
    [/^a.json: main: #2f6f9f; its contrast .* 5\.\d to 1, choose a darker one/],
  ],
  ["#0c4a3e", "#8fd3b3", [/^a.json: accent: #8fd3b3; .* of 4.5 or more$/]],
  ["0c4a3e", "#12805c", [/^a.json: main: 0c4a3e; write a color such as #0c4a3e$/]],
])("the colors %s and %s are checked for contrast", (main, accent, sentences) => {
  const found = mistakesIn("a.json", colorsSchema, { main, accent });
  expect(found).toEqual(sentences.map((one) => expect.stringMatching(one)));
});
