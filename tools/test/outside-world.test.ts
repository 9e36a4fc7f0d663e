import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { reachesOutside } from "./outside-world.ts";

describe("reaching outside", () => {
  test.each([
    ["new Date()", "const now = new Date();"],
    ["Date.now", "const now = Date.now();"],
    ["Math.random", "const chance = Math.random();"],
    ["fetch", "await fetch(address);"],
    ["process", "const zone = process.env.TZ;"],
    ["document", "document.title = 'x';"],
    ["import.meta", "const mode = import.meta.env.MODE;"],
  ])("%s is seen", (found, source) => {
    expect(reachesOutside(source, "a.ts")).toContain(found);
  });

  test("a day given by the caller, and fields of such names, are no reach", () => {
    const source = `const day = new Date("2026-11-15");
      type Page = { document: string; fetch: () => void };
      const place = { location: input.location, process: 1 }; place.process;`;
    expect(reachesOutside(source, "a.ts")).toEqual([]);
  });
});

const pureFiles = globSync("src/{calculations,tax-law}/**/*.ts", { exclude: ["**/*.test.ts"] });

test.each(pureFiles)("%s reads no clock, chance, network, page or environment", (file) => {
  expect(reachesOutside(readFileSync(file, "utf8"), file)).toEqual([]);
});
