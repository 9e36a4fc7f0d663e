import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");

describe("the README", () => {
  test("fits on one screen", () => {
    expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });

  test("opens with two small pictures that say in words what they show", () => {
    const opening = readme.slice(0, readme.indexOf("\n## "));
    const pictures = [...opening.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
      file: /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? "",
      alt: /\balt="([^"]+)"/.exec(tag)?.[1] ?? "",
    }));
    expect(pictures).toHaveLength(2);
    for (const { file, alt } of pictures) {
      expect(alt.split(" ").length, file).toBeGreaterThan(5);
      expect(statSync(file).size, file).toBeLessThanOrEqual(60_000);
    }
    expect(opening, "the people in them are invented").toMatch(/\bsample\b/);
  });

  test("names only commands that there are", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const named = [...readme.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name ?? "");
    expect(named).toContain("pictures");
    for (const name of named) expect(scripts, `npm run ${name}`).toHaveProperty(name);
  });
});

test("the README and the documents link to files that there are", () => {
  const broken = ["README.md", ...globSync("docs/**/*.md")].flatMap((document) => {
    const links = readFileSync(document, "utf8").matchAll(
      /\]\(([^)#\s]+)(?:#[^)]*)?\)|src="([^"]+)"/g,
    );
    return [...links]
      .map(([, link, source]) => link ?? source ?? "")
      .filter((link) => !/^(https?:|mailto:|\/)/.test(link))
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document}: ${link}`);
  });
  expect(broken).toEqual([]);
});
