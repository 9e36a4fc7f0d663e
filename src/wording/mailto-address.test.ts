import { expect, test } from "vitest";
import { mailtoAddress } from "./mailto-address.ts";

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
