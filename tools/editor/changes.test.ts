import { expect, test } from "vitest";
import { dataFiles } from "#content-schemas/data-files.ts";
import { type ChangedFile, changesInWords, subjectOf } from "./changes.ts";

const changed = (file: string, before?: unknown, after?: unknown): ChangedFile => ({
  file,
  before: before === undefined ? undefined : JSON.stringify(before),
  after: after === undefined ? undefined : JSON.stringify(after),
});
const banner = changed("content/announcement.json", { text: "" }, { text: "Closed" });
const [ada, bo, cy] = ["Ada", "Bo", "Cy"].map((name) => ({ name }));
const team = (...people: unknown[]) => ({ chiefExecutive: ada, team: people });
const inTeam = (before: object, after: object) =>
  changed("content/people/team.json", before, after);
const article = {
  file: "content/articles/a.mdx",
  after: '---\ntitle: "Gifts, early"\n---\nWords.',
};

test.each<[string, ChangedFile[], string, string]>([
  [
    "a form and a new entry",
    [banner, inTeam(team(ada), team(ada, { name: "Dr. Lee" }))],
    "You changed the banner and added Dr. Lee to the team.",
    "Change the banner and add Dr. Lee to the team",
  ],
  [
    "an entry that left and one with other words",
    [inTeam(team(bo, cy), team({ ...cy, role: "Research" }))],
    "You removed Bo from the team and changed Cy in the team.",
    "Remove Bo from the team and change Cy in the team",
  ],
  [
    "what is beside a list",
    [inTeam(team(bo), { ...team(bo), chiefExecutive: cy })],
    "You changed the team.",
    "Change the team",
  ],
  [
    "a new article with a comma in its title",
    [article],
    "You added the article “Gifts, early”.",
    "Add the article “Gifts early”",
  ],
  [
    "more than a subject holds",
    [banner, article, { file: "content/pictures/a-very-long-name-of-a-photograph.jpg", after: "" }],
    "You changed the banner, added the article “Gifts, early” and added the picture a-very-long-name-of-a-photograph.jpg.",
    "Change the banner and 2 more changes",
  ],
  [
    "answers of counsel",
    [
      changed(
        "content/counsel-answers.json",
        { answers: [{ question: "fee-terms", answer: "They are." }] },
        { answers: ["fee-terms", "disclosure", "ads"].map((question) => ({ question })) },
      ),
    ],
    "You added 2 answers of counsel and changed an answer of counsel.",
    "Add 2 answers of counsel and change an answer of counsel",
  ],
  ["nothing", [], "", "Change the content"],
])("%s is told in a sentence and a subject", (_, files, words, subject) => {
  expect(changesInWords(files)).toBe(words);
  if (files.length > 0) expect(subjectOf(files)).toBe(subject);
});

test.each(Object.keys(dataFiles))("a change of %s fits into a subject", (file) => {
  expect(subjectOf([changed(file, {}, { a: 1 })]).length).toBeLessThanOrEqual(72);
});
