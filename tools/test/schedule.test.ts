import { describe, expect, test } from "vitest";
import { type Finished, runStages, type Stage } from "./schedule.ts";

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

/** Stages that end when they are told to, and a record of what was started when. */
function stagesByHand(needs: Record<string, string[]>, alone?: string) {
  const started: string[] = [];
  const end = new Map<string, (count: typeof passed) => void>();
  const stages: Stage[] = Object.keys(needs).map((name) => ({
    name,
    needs: needs[name] ?? [],
    alone: name === alone,
    run: (output) => {
      started.push(name);
      output.write(`words of ${name}`);
      return new Promise((resolve) => end.set(name, resolve));
    },
  }));
  const finish = async (name: string, count = passed) => {
    end.get(name)?.(count);
    // The next stage starts a few turns of the queue later.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finished: Finished[] = [];
  const all = runStages(stages, 2, (one) => finished.push(one));
  return { started, finish, finished, all };
}

describe("the checks of npm test", () => {
  test("run two at a time, in their order", async () => {
    const { started, finish } = stagesByHand({ types: [], lint: [], unit: [] });
    expect(started).toEqual(["types", "lint"]);
    await finish("lint");
    expect(started).toEqual(["types", "lint", "unit"]);
  });

  test("let others pass while they wait for what they need", async () => {
    const { started, finish } = stagesByHand({ build: [], site: ["build"], unit: [], slow: [] });
    expect(started).toEqual(["build", "unit"]);
    await finish("build");
    expect(started).toEqual(["build", "unit", "site"]);
  });

  test("leave the one that runs alone to the end", async () => {
    const { started, finish } = stagesByHand({ browsers: [], lint: [], unit: [] }, "browsers");
    expect(started).toEqual(["lint", "unit"]);
    await finish("lint");
    expect(started).toEqual(["lint", "unit"]);
    await finish("unit");
    expect(started).toEqual(["lint", "unit", "browsers"]);
  });

  test("do not wait for what was not asked for", () => {
    expect(stagesByHand({ site: ["build"] }).started).toEqual(["site"]);
  });

  test("count as failed, without being run, when what they need has failed", async () => {
    const { started, finish, finished, all } = stagesByHand({ build: [], site: ["build"] });
    await finish("build", failed);
    expect(started).toEqual(["build"]);
    expect((await all).get("site")?.failed).toBe(1);
    expect(finished.at(-1)?.output).toContain("build");
  });

  test("keep their words together until they are done", async () => {
    const { finish, finished } = stagesByHand({ types: [], lint: [] });
    expect(finished).toEqual([]);
    await finish("lint");
    expect(finished.map(({ name, output }) => [name, output])).toEqual([["lint", "words of lint"]]);
  });

  test("that break by themselves count as failed, with the reason", async () => {
    const finished: Finished[] = [];
    const broken: Stage = { name: "lint", run: () => Promise.reject(new Error("no such program")) };
    const counts = await runStages([broken], 2, (one) => finished.push(one));
    expect(counts.get("lint")?.failed).toBe(1);
    expect(finished[0]?.output).toContain("no such program");
  });
});
