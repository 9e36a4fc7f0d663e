import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("an id is a UUID of version 7", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("ids sort by time and never repeat", () => {
  const idTwoMillisecondsLater = () => {
    const before = Date.now();
    while (Date.now() < before + 2);
    return newId();
  };
  const ids = Array.from({ length: 10 }, idTwoMillisecondsLater);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});
