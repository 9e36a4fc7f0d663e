import { expect, it } from "vitest";
import { examplesFor, firstEntries } from "./calculator-state.ts";

it.each(["", "0"])("has no result for an income of %j", (income) => {
  expect(examplesFor({ ...firstEntries, income })).toBeNull();
});
