import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvRow } from "./csv.ts";

describe("a CSV row", () => {
  test("joins plain cells with commas and leaves empty ones empty", () => {
    expect(csvRow(["Ada", null, 33_075, undefined, "Provo"])).toBe("Ada,,33075,,Provo");
  });

  test("quotes what holds a comma, a quote or a line break", () => {
    expect(csvRow(["a,b", 'say "ah"', "two\nlines"])).toBe('"a,b","say ""ah""","two\nlines"');
  });

  test.each([";", "\t"])("quotes a cell that contains the separator %j", (sign) => {
    expect(csvRow([`+1 801${sign}=1+1`])).toBe(`"'+1 801${sign}=1+1"`);
    expect(csvRow([`Ada${sign}Lind`])).toBe(`"Ada${sign}Lind"`);
  });

  test.each([
    '=HYPERLINK("http://evil.example")',
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    "  =1",
    "\t=1",
    "\r=1",
    "＝1",
  ])("turns the formula %j into text", (formula) => {
    expect(csvRow([formula])).toMatch(/^"?'/);
  });

  test("keeps negative numbers that are numbers", () => {
    expect(csvRow([-5])).toBe("-5");
  });

  test("escapes a visitor's cell that would start a formula", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(csvRow([text]).replace(/^"/, "").trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});
