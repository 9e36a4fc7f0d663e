import { describe, expect, it } from "vitest";
import { choices, returnKindsIn } from "../inputs.ts";
import { lineNumber } from "./face-of-2023.ts";
import { formLines } from "./form-lines.ts";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the form of 2023", () => {
  const numbersIn = (...sections: string[]) =>
    formLines(2023, "sole-proprietor", false)
      .filter(({ section }) => sections.includes(section))
      .map(({ line }) => Number(lineNumber(line, 2023)))
      .filter((number) => number > 0);

  it("has its own numbers, each once and in order: 39 to 41 are not computed", () => {
    expect(numbersIn("F", "A").toSorted((a, b) => a - b)).toEqual(range(1, 17));
    expect(numbersIn("B")).toEqual(range(18, 34));
    expect(numbersIn("C")).toEqual(range(35, 38));
    expect(numbersIn("D")).toEqual(range(42, 44));
  });
  it("takes amended returns only", () => {
    expect(returnKindsIn(2023)).toEqual(["amended"]);
    for (const year of choices.taxYear.slice(1))
      expect(returnKindsIn(year)).toEqual(choices.returnKind);
  });
  it("does not lend its numbers to later years", () => {
    expect(lineNumber("48", 2024)).toBe("48");
    expect(lineNumber("k1", 2024)).toBe("");
  });
});
