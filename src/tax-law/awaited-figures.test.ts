import { expect, test } from "vitest";
import { awaitedFigures, awaitedFiguresLookedUpOn, awaitedYear } from "./awaited-figures.ts";
import { findFigure } from "./look-up.ts";

const names = awaitedFigures.flatMap(({ figures }) => figures);

test("each awaited figure is listed once and is known for the year before", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(findFigure(name, awaitedYear - 1), name).toBeDefined();
});

test("a figure of the awaited year was compared no later than the day its table names", () => {
  for (const name of names)
    expect(
      (findFigure(name, awaitedYear)?.verifiedOn ?? "") <= awaitedFiguresLookedUpOn,
      name,
    ).toBe(true);
});
