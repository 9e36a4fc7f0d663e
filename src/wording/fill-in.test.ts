import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";

test("every blank gets its value, as often as it stands there", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "$1", b: 2 })).toBe("$1 and 2, $1");
});

test("a blank without a value is refused instead of shown", () => {
  expect(() => fillIn("For {year}", {})).toThrow("{year}");
  expect(() => fillIn("{toString}", {})).toThrow("{toString}");
});

test("a value that looks like a blank is left as it is", () => {
  expect(fillIn("{query}", { query: "{year}" })).toBe("{year}");
});
