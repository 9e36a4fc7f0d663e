import { expect, test } from "vitest";
import { fillIn, mailtoAddress } from "./fill-in.ts";

test("every blank gets its value, wherever it occurs", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "$1", b: 2 })).toBe("$1 and 2, $1");
});

test("a blank without a value is refused instead of shown", () => {
  expect(() => fillIn("For {year}", {})).toThrow("{year}");
  expect(() => fillIn("{toString}", {})).toThrow("{toString}");
});

test("a value that looks like a blank is left as it is", () => {
  expect(fillIn("{query}", { query: "{year}" })).toBe("{year}");
});

test.each([
  ["ada@practice.example", "mailto:ada@practice.example"],
  ["o'neil+tax@practice.example", "mailto:o'neil%2Btax@practice.example"],
  ["info?cc=thief@practice.example", "mailto:info%3Fcc%3Dthief@practice.example"],
  ["a&body=b%@practice.example", "mailto:a%26body%3Db%25@practice.example"],
])("a link to write to %s", (address, link) => {
  expect(mailtoAddress(address)).toBe(link);
  const { pathname, search } = new URL(link);
  expect([decodeURIComponent(pathname), search]).toEqual([address, ""]);
});
