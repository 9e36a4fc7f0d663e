import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { amendedClaimsWords } from "#content/calculators/amended-claims.ts";
import { estimatedTaxWords } from "#content/calculators/estimated-tax.ts";
import { reasonablePayWords } from "#content/calculators/reasonable-pay.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { forgetExpired, keptDays, load, readKept, writeKept } from "./kept-in-browser.ts";

const day = 24 * 60 * 60 * 1000;
const period = keptDays * day;
const now = Date.UTC(2026, 10, 16, 9);

/** In browsers the stored items are own properties of the storage object. */
const storageWith = (items: Record<string, string>) =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
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
      "recent answers": writeKept({ wages: 1 }, now - period + 1),
      "an entry of today": writeKept({ wages: 5 }, now - day + 1, 1),
      "an entry of yesterday": writeKept({ wages: 6 }, now - day, 1),
      "a plan of last month": writeKept({ wages: 7 }, now - period - day, 75),
      "old answers": writeKept({ wages: 2 }, now - period),
      "answers of last year": writeKept({ wages: 3 }, now - 13 * period),
      "answers from the future": writeKept({ wages: 4 }, now + 1),
      "kept until deleted": writeKept({}, now - 13 * period, null),
      "a worksheet of two days ago": writeKept(
        { name: "A", leaves: { days: 14 } },
        now - 2 * day,
        1,
      ),
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is too old is removed at the start of a page, each after its own days; the rest stays", () => {
  forgetExpired();
  expect(keys()).toEqual([
    ...["a plan of last month", "a setting", "a worksheet of two days ago"],
    ...["an entry of today", "kept until deleted", "recent answers"],
  ]);
  const left = localStorage.getItem("a worksheet of two days ago") ?? "";
  expect(JSON.parse(left)).toEqual({ name: "A", savedAt: now, days: 14 });
});

test("what is too old is also removed when it is read", () => {
  expect(readKept(load("old answers"), now)).toBeUndefined();
  expect(keys()).not.toContain("old answers");
  expect(readKept(load("recent answers"), now)).toMatchObject({ wages: 1 });
});

test("where storage is switched off there is nothing to find or to remove", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(forgetExpired).not.toThrow();
  expect(load("recent answers")).toBeNull();
});

test.each([
  ["the privacy policy", readFileSync("content/legal/privacy.mdx", "utf8")],
  ["estimated tax", JSON.stringify(estimatedTaxWords)],
  ["reasonable pay", JSON.stringify(reasonablePayWords)],
  ["amended claims", JSON.stringify(amendedClaimsWords)],
])("%s says for how long entries are kept", (_, words) => {
  expect(words).toContain(`${keptDays} days`);
});

test("the year-end plan says through which day it is kept, and the privacy policy for how long", () => {
  expect(yearEndPlanWords.actions.kept).toContain("{day}");
  expect(readFileSync("content/legal/privacy.mdx", "utf8")).toMatch(/plan keeps .* for 30 days/);
});
