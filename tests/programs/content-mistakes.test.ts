import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { team } from "#content/people/team.ts";
import { type Clone, cloneProject } from "../support/programs/clone-project.ts";

/** A mistake that keeps an article from being rendered hides what is found in its pages. */
const linesIn: Record<string, string> = {
  "equipment-and-vehicles-2026": "[Here](/no-page), from $2,560,000 at 72.5 cents.",
  "backdoor-roth-for-doctors-2026": "[Here](www.irs.gov).",
  "captive-insurance-for-a-practice-2026": "![A car](car.jpg)",
};
const fileOf = (article: string) => `content/articles/${article}.mdx`;
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
const startBuild = () =>
  project.start('exec "$NODE" tools/build/build.ts', { ...process.env, NODE: process.execPath });

/**
 * The mistakes that an editor made when the site was tried, and the end of what the build says: all
 * that were made together.
 */
test.each<[string, () => void, string[]]>([
  [
    "data files that cannot be read or used",
    () => {
      edit("content/people/team.json", (text) => text.replace("[", "[,"));
      edit("content/fees.json", (text) => text.replace(/InPercent": \d+/, 'InPercent": 0.23'));
    },
    [
      "content/people/team.json: line",
      "a comma or a quotation mark is missing or too many",
      "content/fees.json: successFeeInPercent: 0.23; write a percentage such as 23",
    ],
  ],
  [
    "a straight quotation mark in a text",
    () => edit("content/fees.ts", (text) => text.replace('"Engagement fee"', '"Engagement "fee"')),
    ["content/fees.ts: line", "inside a text write ’ and “ ”"],
  ],
  [
    "a role that the contact page names, a portrait with a misspelt file, a partner with the address of another page beside one whose page is made, and mistakes in articles",
    () => {
      edit("content/people/team.json", (text) =>
        text
          .replace(person.role, "Other work")
          .replace('"role"', '"portrait": { "file": "Jordan.JPG", "alt": "A" },\n"role"'),
      );
      edit("content/partners/partners.json", (text) => {
        const added = ["added-firm", "about"].map((id) => ({ id, name: id, sample: true }));
        return JSON.stringify({ partners: [...JSON.parse(text).partners, ...added] });
      });
      for (const [article, line] of Object.entries(linesIn))
        edit(fileOf(article), (text) => `${text}\n${line}\n`);
    },
    [
      `answeringRoles: ${person.role}; no person in content/people/team.json has this role`,
      "the portrait of",
      "There is no content/pictures/Jordan.JPG",
      "partners.json: id: about; another page has this address",
      `${fileOf("captive-insurance-for-a-practice-2026")}: There is no content/pictures/car.jpg`,
      "write https://www.irs.gov",
      "the link /no-page; there is no such",
      '$2,560,000; write <TaxFigure name="section-179-limit" />',
      '72.5 cents; write <TaxFigure name="standard-mileage-rate" />',
    ],
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
