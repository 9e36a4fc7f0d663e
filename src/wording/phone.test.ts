import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

test.each([
  ["8015550188", "(801) 555-0188"],
  ["+1 801.555.0188", "(801) 555-0188"],
  ["1-801-555-0188 ext. 12", "(801) 555-0188 x12"],
  ["+44 20 7946 0000", "+44 20 7946 0000"],
  ["555-0188", "555-0188"],
])("the phone number %s is written %s", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});
