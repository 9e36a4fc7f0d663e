import { describe, expect, it } from "vitest";
import {
  emptyComponent,
  emptyWorkpaper,
  emptyWorksheet,
} from "#calculations/section-41/worksheet-answers.ts";
import { answersWith, worksheetExamples } from "#calculations/section-41/worksheet-examples.ts";
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
/** A file as saved before there were three kinds of returns. */
const version1 = {
  taxYear: 2025,
  returnKind: "amended",
  entity: "partnership",
  controlledGroup: true,
  amounts: {
    wages: 53_704,
    supplies: 0,
    computers: 0,
    contract: 0,
    qre1: 50_000,
    qre2: 46_382,
    qre3: 44_000,
    receipts1: 2_000_000,
    receipts2: 0,
    receipts3: 0,
    receipts4: 0,
    receiptsThisYear: 0,
    payrollAmount: 0,
    netIncomeTax: 40_000,
    tentativeMinimumTax: 0,
    totalWages: 0,
    totalSupplies: 0,
    wagesAbove80: 0,
  },
  contractShareAsFraction: 0.75,
  fixedBaseFrom: "history",
  fixedBaseAsFraction: null,
  historyYears: 6,
  historyExpenses: [0, 0, 0, 60_000, 80_000, 0, 0, 0, 0, 0],
  historyReceipts: [0, 0, 0, 900_000, 1_100_000, 0, 0, 0, 0, 0],
  firstYearWithReceipts: 2024,
  reducedCredit: true,
  payrollOffset: false,
  ownerRateAsFraction: 0,
  components: [
    {
      name: "Aligner staging",
      type: "process",
      informationSought: "",
      amounts: { direct: 9, supervision: 0, support: 0, supplies: 0, computers: 0, contract: 0 },
    },
  ],
  documented: ["register"],
};
const openVersion1 = (changes: Changed = {}) =>
  readFile(
    JSON.stringify({
      kind: "ledgerwell-form-6765",
      version: 1,
      answers: { ...version1, ...changes },
    }),
  );
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
    ["an unknown kind of return", changed((file) => (file.answers.returnKind = "original"))],
    ["no workpaper", changed((file) => delete file.answers.workpaper)],
    [
      "a day that is not in the calendar",
      changed((file) => (file.answers.workpaper = { ...workpaper, date: "2026-02-30" })),
    ],
    ["an unknown method", changed((file) => (file.answers.methodUsed = "smaller"))],
    ["numbers missing", changed((file) => (file.answers.numbers = {}))],
    ["ticks missing", changed((file) => (file.answers.boxes = {}))],
    [
      "an amount in words",
      changed(({ answers: { numbers } }) => Object.assign(numbers as object, { wages: "six" })),
    ],
    [
      "a negative amount",
      changed(({ answers: { numbers } }) => Object.assign(numbers as object, { wages: -1 })),
    ],
    [
      "a share above 1",
      changed(({ answers: { numbers } }) => Object.assign(numbers as object, { ownerRate: 37 })),
    ],
    ["a component without amounts", changed((file) => (file.answers.components = [{ name: "x" }]))],
    ["ticks that are no list", changed((file) => (file.answers.documented = "all"))],
  ])("is not taken from a file with %s", (_, text) => {
    expect(readFile(text)).toBe("not-ours");
  });
});

describe("a file of version 2", () => {
  it("opens with an empty workpaper and the larger method", () => {
    const text = changed((file) => {
      file.version = 2;
      delete file.answers.workpaper;
      delete file.answers.methodUsed;
    });
    expect(readFile(text)).toEqual({
      ...answers,
      workpaper: emptyWorkpaper,
      methodUsed: "larger",
    });
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

describe("a file of version 1", () => {
  it("opens, with empty amounts for 0 and the new questions unanswered", () => {
    expect(openVersion1()).toEqual(
      answersWith(
        {
          wages: 53_704,
          qre1: 50_000,
          qre2: 46_382,
          qre3: 44_000,
          receipts1: 2_000_000,
          netIncomeTax: 40_000,
          contractShare: 0.75,
          historyYears: 6,
          historyExpenses4: 60_000,
          historyExpenses5: 80_000,
          historyReceipts4: 900_000,
          historyReceipts5: 1_100_000,
          firstYearWithReceipts: 2024,
        },
        {
          taxYear: 2025,
          returnKind: "amended",
          entity: "partnership",
          claimedBefore: null,
          ticked: ["controlledGroup", "startUpHistory", "reducedCredit"],
          components: [
            {
              ...emptyComponent,
              name: "Aligner staging",
              amounts: { ...emptyComponent.amounts, direct: 9 },
            },
          ],
          documented: ["register"],
        },
      ),
    );
  });

  it("that was original is original and timely", () => {
    expect(openVersion1({ returnKind: "original" })).toMatchObject({ returnKind: "timely" });
  });

  it("does not treat the initial 1 of its field as the first year of a practice", () => {
    const years = (changes: Changed) => {
      const read = openVersion1({ historyYears: 1, ...changes });
      return typeof read === "object" ? read.numbers.historyYears : read;
    };
    expect(years({})).toBe(1);
    expect(years({ fixedBaseFrom: "percentage" })).toBeNull();
    expect(years({ amounts: { ...version1.amounts, receipts1: 0 } })).toBeNull();
  });

  it.each<[string, Changed]>([
    ["an amount missing", { amounts: { wages: 1 } }],
    ["a short history", { historyExpenses: [] }],
    ["a component without amounts", { components: [{ name: "x" }] }],
    ["an unknown kind of return", { returnKind: "superseding" }],
  ])("is refused with %s", (_, changes) => {
    expect(openVersion1(changes)).toBe("not-ours");
  });
});
