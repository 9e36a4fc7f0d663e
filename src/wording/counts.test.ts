import { expect, test } from "vitest";
import { countsInWords } from "./counts.ts";

const words = {
  leads: { one: "1 lead", more: "{count} leads" },
  notes: { one: "1 note", more: "{count} notes" },
};

test.each([
  [{ notes: 2, leads: 1 }, "1 lead, 2 notes"],
  [{ notes: 1, leads: 1200 }, "1,200 leads, 1 note"],
  [{ notes: 3, leads: 0 }, "3 notes"],
  [{ notes: 0, leads: 0 }, ""],
])("%j is said as %j", (counts, said) => {
  expect(countsInWords(counts, words)).toBe(said);
});
