import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { team } from "#content/people/team.ts";
import { type Clone, cloneProject } from "../support/programs/clone-project.ts";

const article = "content/articles/equipment-and-vehicles-2026.mdx";
const [person] = team as [(typeof team)[number]];

let project: Clone;
beforeAll(() => {
  project = cloneProject();
  project.borrowPackages();
  mkdirSync(join(project.clone, "build"));
  writeFileSync(join(project.clone, "build/built-from"), "the build before");
});
afterAll(() => project?.remove());

/** Until the end of the test. */
const edit = (file: string, change: (text: string) => string) => {
  const before = project.read(file);
  expect(change(before)).not.toBe(before);
  project.edit(file, change);
  onTestFinished(() => project.edit(file, () => before));
};
const addLine = (line: string) => edit(article, (text) => `${text}\n${line}\n`);
const startBuild = () =>
  project.start('exec "$NODE" tools/build/build.ts', { ...process.env, NODE: process.execPath });

/** The mistakes that an editor made when the site was tried, and the end of what the build says. */
test.each<[string, () => void, string[]]>([
  [
    "a comma too many in a data file",
    () => edit("content/people/team.json", (text) => text.replace("[", "[,")),
    ["content/people/team.json: line", "a comma or a quotation mark is missing or too many"],
  ],
  [
    "a role that the contact page names",
    () => edit("content/people/team.json", (text) => text.replace(person.role, "Other work")),
    [`answeringRoles: ${person.role}; no person in content/people/team.json has this role`],
  ],
  [
    "a portrait with a misspelt file",
    () =>
      edit("content/people/team.json", (text) =>
        text.replace('"role"', '"portrait": { "file": "Jordan.JPG", "alt": "A" },\n"role"'),
      ),
    ["the portrait of", "There is no content/pictures/Jordan.JPG"],
  ],
  [
    "a straight quotation mark in a text",
    () => edit("content/fees.ts", (text) => text.replace('"Engagement fee"', '"Engagement "fee"')),
    ["content/fees.ts: line", "inside a text write ’ and “ ”"],
  ],
  [
    "a fee as a fraction",
    () => edit("content/fees.json", (text) => text.replace(/InPercent": \d+/, 'InPercent": 0.23')),
    ["content/fees.json: successFeeInPercent: 0.23; write a percentage such as 23"],
  ],
  [
    "a picture that is not there",
    () => addLine("![A car](car.jpg)"),
    [`${article}: There is no content/pictures/car.jpg`],
  ],
  ["a link without https", () => addLine("[Here](www.irs.gov)."), ["write https://www.irs.gov"]],
  [
    "a link to no page",
    () => addLine("[Here](/no-page)."),
    ["the link /no-page; there is no such"],
  ],
  [
    "figures typed as digits",
    () => addLine("From $2,560,000 at 72.5 cents."),
    [
      '$2,560,000; write <TaxFigure name="section-179-limit" />',
      '72.5 cents; write <TaxFigure name="standard-mileage-rate" />',
    ],
  ],
  [
    "a partner with the address of another page, beside one whose page is made",
    () =>
      edit("content/partners/partners.json", (text) => {
        const added = ["added-firm", "about"].map((id) => ({ id, name: id, sample: true }));
        return JSON.stringify({ partners: [...JSON.parse(text).partners, ...added] });
      }),
    ["partners.json: id: about; another page has this address"],
  ],
  [
    "a mail component that fails",
    () =>
      edit("src/emails/letters/letter.tsx", (text) =>
        text.replace(/(export function renderLetter\(.*\n)/, '$1  throw new Error("It failed");\n'),
      ),
    ["Mails cannot be made (", "): It failed"],
  ],
])("%s: the build ends with the sentences and changes nothing", async (_, mistake, sentences) => {
  mistake();
  const build = startBuild();
  expect(await build.closed).toEqual([1, null]);
  const [, said = ""] = build.output().split("Please correct:\n");
  for (const sentence of sentences) expect(said).toContain(sentence);
  expect(said).not.toMatch(/^\s+at |<html|Error:|added-firm/m);
  expect(project.read("build/built-from")).toBe("the build before");
});

test("a build that is killed leaves the one before", async () => {
  // What the builds above have made.
  rmSync(join(project.clone, ".generated"), { recursive: true, force: true });
  const build = startBuild();
  await build.until(() => existsSync(join(project.clone, ".generated/islands")));
  // With the program that renders the pages.
  await build.stop("SIGKILL");
  expect(project.read("build/built-from")).toBe("the build before");
});
