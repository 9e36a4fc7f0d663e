import { expect, test } from "vitest";
import { type WaterfallLine, waterfallLevels, waterfallRange } from "./waterfall-levels.ts";

const GIFT: WaterfallLine[] = [
  { label: "Federal savings", amount: 94_500, kind: "start" },
  { label: "State savings", amount: 46_550, kind: "plus" },
  { label: "Total savings", amount: 141_050, kind: "total" },
  { label: "Contribution", amount: 70_000, kind: "minus" },
  { label: "Net gain", amount: 71_050, kind: "total" },
];

test("each bar starts where the one before it ended", () => {
  expect(waterfallLevels(GIFT).map(({ from, to }) => [from, to])).toEqual([
    [0, 94_500],
    [94_500, 141_050],
    [0, 141_050],
    [141_050, 71_050],
    [0, 71_050],
  ]);
});

test.each([
  ["a dollar of rounding is accepted", 141_051, true],
  ["two dollars are not", 141_052, false],
  ["nor two dollars below", 141_048, false],
])("%s", (_, amount, accepted) => {
  const lines = GIFT.with(2, { label: "Total savings", amount, kind: "total" });
  const attempt = () => waterfallLevels(lines);
  if (accepted) expect(attempt).not.toThrow();
  else expect(attempt).toThrow("Total savings says");
});

test("a visitor's browser draws a wrong total rather than losing the page", () => {
  const lines = GIFT.with(4, { label: "Net gain", amount: 99, kind: "total" });
  expect(() => waterfallLevels(lines, { refuseErrors: false })).not.toThrow();
});

test("a second start is refused", () => {
  expect(() => waterfallLevels([...GIFT, { label: "Again", amount: 1, kind: "start" }])).toThrow(
    "starts once",
  );
});

test("a result below zero keeps zero on the scale", () => {
  const levels = waterfallLevels([
    { label: "Savings", amount: 12_000, kind: "start" },
    { label: "Fees", amount: 20_000, kind: "minus" },
    { label: "Net", amount: -8_000, kind: "total" },
  ]);
  expect(waterfallRange(levels)).toEqual({ lowest: -8_000, highest: 12_000, height: 20_000 });
});
