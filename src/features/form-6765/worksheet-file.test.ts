import { describe, expect, it } from "vitest";
import { emptyComponent, emptyWorksheet } from "#calculations/section-41/worksheet-answers.ts";
import { fileNameFor, fileVersion, readFile, writeFile } from "./worksheet-file.ts";

const workpaper = {
  client: "Maple Street Dental",
  preparer: "R. Ortiz",
  date: "2026-03-02",
  note: "Draft for review",
};
const answers = {
  ...emptyWorksheet(2026),
  workpaper,
  components: [{ ...emptyComponent, name: "Aligner staging" }],
};
type Changed = Record<string, unknown>;
const changed = (change: (file: Changed & { answers: Changed }) => void) => {
  const file = JSON.parse(writeFile(answers));
  change(file);
  return JSON.stringify(file);
};

const withNumbers = (numbers: object) =>
  changed((file) => Object.assign(file.answers.numbers as object, numbers));

describe("a saved worksheet", () => {
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
    ["an unknown kind of return", changed((file) => (file.answers.returnKind = "original"))],
    ["no workpaper", changed((file) => delete file.answers.workpaper)],
    [
      "a day that is not in the calendar",
      changed((file) => (file.answers.workpaper = { ...workpaper, date: "2026-02-30" })),
    ],
    ["an unknown method", changed((file) => (file.answers.methodUsed = "smaller"))],
    ["numbers missing", changed((file) => (file.answers.numbers = {}))],
    ["ticks missing", changed((file) => (file.answers.boxes = {}))],
    ["an amount in words", withNumbers({ wages: "six" })],
    ["a negative amount", withNumbers({ wages: -1 })],
    ["a share above 1", withNumbers({ ownerRate: 37 })],
    ["a component without amounts", changed((file) => (file.answers.components = [{ name: "x" }]))],
    ["an amount of no year", changed((file) => (file.answers.qres = { before: 5 }))],
    ["an owner without a share", changed((file) => (file.answers.owners = [{ name: "x" }]))],
    ["another year in part", changed((file) => (file.answers.otherYears = { 2025: {} }))],
    ["ticks that are no list", changed((file) => (file.answers.documented = "all"))],
  ])("is not taken from a file with %s", (_, text) => {
    expect(readFile(text)).toBe("not-ours");
  });
});

describe("the name of a file", () => {
  const nameFor = (client: string, date = "") =>
    fileNameFor({ ...answers, workpaper: { ...workpaper, client, date } });

  it("has the tax year, the client and the date", () => {
    expect(nameFor("Maple Street Dental", "2026-03-02")).toBe(
      "form-6765-2026-Maple-Street-Dental-2026-03-02",
    );
    expect(nameFor("")).toBe("form-6765-2026");
  });

  it("has no character that a file system refuses", () => {
    expect(nameFor("../Ortiz & Sons: <Dental>?\u0000/\\*|\u202e.exe")).toBe(
      "form-6765-2026-Ortiz-Sons-Dental-exe",
    );
    expect(nameFor("Dr. Núñez")).toBe("form-6765-2026-Dr-Núñez");
    expect(nameFor("A".repeat(500)).length).toBeLessThan(80);
  });
});
