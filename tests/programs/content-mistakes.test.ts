import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { team } from "#content/people/team.ts";
import { reviews } from "#content/proof/reviews.ts";

const copied = ["content", "protected", "server", "src", "tools", "package.json", "tsconfig.json"];
const configurations = ["vite.config.ts", "react-router.config.ts"];
const article = "content/articles/equipment-and-vehicles-2026.mdx";
const [person] = team as [(typeof team)[number]];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const name of [...copied, ...configurations])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "build"));
  writeFileSync(join(copy, "build/built-from"), "the build before");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
beforeEach(() => cpSync("content", join(copy, "content"), { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string) => {
  const text = readFileSync(join(copy, file), "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(join(copy, file), change(text));
};
const addLine = (line: string) => edit(article, (text) => `${text}\n${line}\n`);
const inFrontMatter = (line: string) => edit(article, (text) => text.replace("\n", `\n${line}\n`));
const inReviews = (change: object) =>
  writeFileSync(
    join(copy, "content/proof/reviews.json"),
    JSON.stringify({ reviews: [{ ...reviews[0], ...change }] }),
  );

/** The mistakes that an editor made when the site was tried, and the end of what the build says. */
test.each<[string, () => void, string[]]>([
  [
    "a date and a link of a review",
    () => inReviews({ date: "11/12/2026", source: { label: "Google", href: "www.google.com/x" } }),
    [
      "date: 11/12/2026; write 2026-11-12",
      "href: www.google.com/x; write https://www.google.com/x",
    ],
  ],
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
    "a fee in percent",
    () => edit("content/fees.ts", (text) => text.replace(/Fraction: 0\.\d+/, "Fraction: 23")),
    ["content/fees.ts: successFeeAsFraction: 23; write a fraction such as 0.23"],
  ],
  [
    "a misspelt field and an unknown kind",
    () => {
      inFrontMatter("tittle: A");
      inFrontMatter("kind: new");
    },
    ["tittle: there is no such field; did you mean title?", "kind: new; use one of: article, news"],
  ],
  [
    "a figure in the text",
    () => addLine('<TaxFigure name="business-milage" />'),
    [`${article}: there is no figure business-milage; did you mean standard-mileage-rate`],
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
])("%s: the build ends with the sentences and changes nothing", (_, mistake, sentences) => {
  mistake();
  const { status, stderr } = spawnSync(process.execPath, ["tools/build/build.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  const [, said = ""] = stderr.split("Please correct:\n");
  for (const sentence of sentences) expect(said).toContain(sentence);
  expect(said).not.toMatch(/^\s+at |<html|Error:/m);
  expect(readFileSync(join(copy, "build/built-from"), "utf8")).toBe("the build before");
});

test("a build that is killed leaves the one before", async () => {
  const child = spawn(process.execPath, ["tools/build/build.ts"], {
    cwd: copy,
    stdio: "ignore",
    detached: true,
  });
  const ended = once(child, "exit");
  while (!existsSync(join(copy, ".generated/islands"))) await pause(50);
  // With the program that renders the pages.
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await ended;
  expect(readFileSync(join(copy, "build/built-from"), "utf8")).toBe("the build before");
});
