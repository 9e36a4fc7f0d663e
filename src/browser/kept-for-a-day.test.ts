import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetExpired, load, readKept, writeKept } from "./kept-for-a-day.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 16, 9);

/** In browsers the stored items are own properties of the storage object. */
const storageWith = (items: Record<string, string>) =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
    items,
  );

const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal(
    "localStorage",
    storageWith({
      "a setting": "off",
      "answers of today": writeKept({ wages: 1 }, now - day + 1),
      "answers of yesterday": writeKept({ wages: 2 }, now - day),
      "answers of last year": writeKept({ wages: 3 }, now - 365 * day),
      "answers from the future": writeKept({ wages: 4 }, now + 1),
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is a day old is removed at the start of a page; today's answers and settings stay", () => {
  forgetExpired();
  expect(keys()).toEqual(["a setting", "answers of today"]);
});

test("what is a day old is also removed when it is read", () => {
  expect(readKept(load("answers of yesterday"), now)).toBeUndefined();
  expect(keys()).not.toContain("answers of yesterday");
  expect(readKept(load("answers of today"), now)).toMatchObject({ wages: 1 });
});

test("where storage is switched off there is nothing to find or to remove", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(forgetExpired).not.toThrow();
  expect(load("answers of today")).toBeNull();
});
