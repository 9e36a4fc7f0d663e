import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { keepAssets } from "./earlier-assets.ts";

const day = 24 * 60 * 60 * 1000;
const launch = Date.parse("2026-11-15T08:00:00Z");

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assets-"));
  dataDir = join(folder, "data");
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** The server of a build with this one asset starts; gives what it serves of earlier builds. */
function start(asset: string, now: number): string[] {
  const assets = join(folder, "build", "assets");
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, asset), asset);
  return keepAssets(assets, dataDir, now).flatMap((kept) => readdirSync(kept));
}

describe("of the builds before this one", () => {
  test("there are none at the first start", () => {
    expect(start("a.js", launch)).toEqual([]);
  });

  test("the last is served after a deploy, although its own folder is gone", () => {
    start("a.js", launch);
    expect(start("b.js", launch + day)).toEqual(["a.js"]);
  });

  test("each is served for two weeks from its replacement, however long it ran before", () => {
    start("a.js", launch);
    const deploy = launch + 300 * day;
    expect(start("b.js", deploy)).toEqual(["a.js"]);
    expect(start("b.js", deploy + 14 * day - 1)).toEqual(["a.js"]);
    expect(start("b.js", deploy + 14 * day)).toEqual([]);
    expect(readdirSync(join(dataDir, "assets"))).toHaveLength(1);
  });

  test("those of several deploys are served, the latest first", () => {
    start("a.js", launch);
    start("b.js", launch + day);
    expect(start("c.js", launch + 2 * day)).toEqual(["b.js", "a.js"]);
    expect(start("c.js", launch + 15 * day)).toEqual(["b.js"]);
  });

  test("one that is gone back to is served as the current one, the other as earlier", () => {
    start("a.js", launch);
    start("b.js", launch + 20 * day);
    expect(start("a.js", launch + 21 * day)).toContain("b.js");
    expect(start("a.js", launch + 34 * day)).toContain("b.js");
    expect(start("a.js", launch + 35 * day)).not.toContain("b.js");
  });

  test("no more than ten are kept, however often a site is deployed", () => {
    for (let build = 0; build < 30; build++) start(`${build}.js`, launch + build);
    expect(start("last.js", launch + 30)).toHaveLength(10);
    expect(readdirSync(join(dataDir, "assets"))).toHaveLength(11);
  });

  test("none was copied only in part", () => {
    start("a.js", launch);
    mkdirSync(join(dataDir, "assets", "partial-abc"));
    writeFileSync(join(dataDir, "assets", "partial-abc", "half.js"), "");
    expect(start("b.js", launch + day)).toEqual(["a.js"]);
  });
});

test("what a killed server had copied in part is removed; a copy under way is not", () => {
  start("a.js", launch);
  const [abandoned, underWay] = ["partial-old", "partial-new"].map((name) =>
    join(dataDir, "assets", name),
  ) as [string, string];
  for (const copy of [abandoned, underWay]) mkdirSync(copy);
  utimesSync(abandoned, launch / 1000, launch / 1000);
  utimesSync(underWay, (launch + day) / 1000, (launch + day) / 1000);
  start("b.js", launch + day);
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(underWay)).toBe(true);
});

test("what cannot be kept leaves nothing behind", () => {
  expect(() => keepAssets(join(folder, "nowhere"), dataDir, launch)).toThrow(/nowhere/);
  expect(readdirSync(join(dataDir, "assets"))).toEqual([]);
});
