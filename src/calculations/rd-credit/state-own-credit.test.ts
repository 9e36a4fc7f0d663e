import { expect, it } from "vitest";
import { stateOwnCredit } from "./state-own-credit.ts";

it.each([
  // 7.5% of the year's expenses
  ["Utah", 118_845, 8_913],
  ["UT", 0, 0],
  ["Florida", 118_845, 0],
  ["Nevada", 118_845, 0],
  ["California", 118_845, undefined],
  ["Puerto Rico", 118_845, undefined],
])("by the law of %s %d of expenses give %s", (state, expenses, credit) => {
  expect(stateOwnCredit(state, expenses)).toBe(credit);
});
