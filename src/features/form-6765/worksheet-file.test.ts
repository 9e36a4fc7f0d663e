import { describe, expect, it } from "vitest";
import { emptyComponent, emptyWorksheet } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetExamples } from "#calculations/section-41/worksheet-examples.ts";
import { fileVersion, readFile, writeFile } from "./worksheet-file.ts";

const answers = {
  ...emptyWorksheet(2026),
  components: [{ ...emptyComponent, name: "Aligner staging" }],
};
type Changed = Record<string, unknown>;
const changed = (change: (file: Changed & { answers: Changed }) => void) => {
  const file = JSON.parse(writeFile(answers));
  change(file);
  return JSON.stringify(file);
};

describe("a saved worksheet", () => {
  it.each([answers, ...worksheetExamples.map((example) => example.answers)])(
    "is read as it was written",
    (saved) => {
      expect(readFile(writeFile(saved))).toEqual(saved);
    },
  );

  it("of a later version is refused as such", () => {
    expect(readFile(changed((file) => (file.version = fileVersion + 1)))).toBe("later-version");
  });

  it.each<[string, string]>([
    ["no JSON", "PK\u0003\u0004"],
    ["nothing", ""],
    ["another kind of JSON", "[]"],
    ["another program's file", changed((file) => (file.kind = "other"))],
    ["no version", changed((file) => delete file.version)],
    ["an unknown year", changed((file) => (file.answers.taxYear = 1999))],
    ["an unknown entity", changed((file) => (file.answers.entity = "trust"))],
    ["an amount missing", changed((file) => (file.answers.amounts = {}))],
    ["an amount in words", changed((file) => (file.answers.historyYears = "six"))],
    ["a share above 1", changed((file) => (file.answers.ownerRateAsFraction = 37))],
    ["a short history", changed((file) => (file.answers.historyExpenses = []))],
    ["a component without amounts", changed((file) => (file.answers.components = [{ name: "x" }]))],
    ["ticks that are no list", changed((file) => (file.answers.documented = "all"))],
  ])("is not taken from a file with %s", (_, text) => {
    expect(readFile(text)).toBe("not-ours");
  });
});
