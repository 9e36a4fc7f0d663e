import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { notReleased } from "./changelog.ts";

test.each([
  [
    "a version with its day",
    "# Changelog\n\n## 1.1.0, 2026-12-01\n\n- New\n\n## 1.0.0\n",
    undefined,
  ],
  ["a version without a day", "## 1.1.0\n\n- New\n", /no day for 1\.1\.0/],
  ["a day, and that it is not released", "## 1.1.0, 2026-12-01\n\nNot released yet\n", /no day/],
  ["another version at the top", "## 1.0.0, 2026-11-01\n", /begins with 1\.0\.0, 2026-11-01/],
  ["what is not in a version", "## Unreleased\n\n## 1.1.0, 2026-12-01\n", /with Unreleased/],
  ["nothing", "", /no version/],
])("a changelog with %s", (_, changelog, said) => {
  const found = notReleased(changelog, "1.1.0");
  if (said) expect(found).toMatch(said);
  else expect(found).toBeUndefined();
});

test("the changelog of this project has a form that the release reads", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(notReleased(readFileSync("CHANGELOG.md", "utf8"), version) ?? "no day").toMatch(/no day/);
});
