import { expect, it } from "vitest";
import { firm } from "#content/firm.ts";
import { hasSamples, siteHasSamples } from "./sample-content.server.ts";

const marked = (sample: boolean) => ({ page: { people: [{ name: "Ada", sample }] } });

it("finds the mark of an invented person at any depth, and none once it is replaced", () => {
  expect(hasSamples(marked(true))).toBe(true);
  expect(hasSamples(marked(false))).toBe(false);
  expect(hasSamples({ sample: "a word", none: null })).toBe(false);
});

it("reads the content of this site", () => {
  if (firm.sample) expect(siteHasSamples()).toBe(true);
});
