import { afterEach, expect, it, vi } from "vitest";
import { keptAnswersVersion, newestResultKey, readKeptEstimate } from "./kept-estimate.ts";
import { keptDays, writeKept } from "./kept-in-browser.ts";

const periodInMs = keptDays * 24 * 60 * 60 * 1000;
const now = Date.now();
const answers = { practiceTypeIds: ["medicine"] };

afterEach(() => vi.unstubAllGlobals());

function keep(text: string | null): void {
  vi.stubGlobal("localStorage", { getItem: () => text });
}

it("says when the answers were kept, for which practice types, and whether they were finished", () => {
  keep(writeKept({ version: keptAnswersVersion, step: 4, answers }, now));
  expect(readKeptEstimate("key")).toEqual({
    savedAt: new Date(now),
    finished: true,
    practiceTypeIds: ["medicine"],
  });
});

it("is unfinished before the result", () => {
  keep(writeKept({ version: keptAnswersVersion, step: 3, answers }, now));
  expect(readKeptEstimate("key")?.finished).toBe(false);
});

it.each([
  ["nothing was kept", null],
  ["the text is damaged", "{"],
  ["it is too old", writeKept({ version: keptAnswersVersion, step: 4, answers }, now - periodInMs)],
  ["it is of another version", writeKept({ version: 0, step: 4, answers }, now)],
  ["it has no answers", writeKept({ version: keptAnswersVersion, step: 4 }, now)],
])("finds nothing where %s", (_, text) => {
  keep(text);
  expect(readKeptEstimate("key")).toBeUndefined();
});

it("finds the newest result of all calculators, without previews and unfinished answers", () => {
  const kept = (step: number, ago: number) =>
    writeKept({ version: keptAnswersVersion, step, answers }, now - ago);
  const items: Record<string, string> = {
    "rd-calculator:medicine": kept(4, 2000),
    "rd-calculator:dentistry": kept(4, 1000),
    "rd-calculator:aesthetics": kept(3, 500),
    "rd-calculator:medicine:preview": kept(4, 100),
    "form-6765": kept(4, 0),
  };
  const getItem = { value: (key: string) => items[key] ?? null };
  vi.stubGlobal("localStorage", Object.defineProperty(items, "getItem", getItem));
  expect(newestResultKey()).toBe("rd-calculator:dentistry");
  vi.stubGlobal("localStorage", {});
  expect(newestResultKey()).toBeUndefined();
});
