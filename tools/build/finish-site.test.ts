import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { forEachWithLimit } from "./finish-site.ts";

test("a thousand files are compressed few at a time, each once", async () => {
  const files = Array.from({ length: 1000 }, (_, number) => number);
  const done: number[] = [];
  let underWay = 0;
  let most = 0;
  await forEachWithLimit(files, 4, async (file) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await turn();
    underWay -= 1;
    done.push(file);
  });
  expect(most).toBe(4);
  expect(done.toSorted((one, other) => one - other)).toEqual(files);
});
