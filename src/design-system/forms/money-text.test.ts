import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spellings } from "./money-text.examples.ts";
import { groupThousands, type MoneyEditKind, readAmount, regrouped } from "./money-text.ts";

/** `1,2|34` → the text and the position of its caret. */
function edit(before: string, after: string, kind: MoneyEditKind = "inserted"): string {
  const given = { before, text: after.replace("|", ""), caret: after.indexOf("|"), kind };
  const { text, caret } = regrouped(given);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

it.each(spellings)("%j is read as %j", (text, shown) => {
  const digits = readAmount(text, 12);
  expect(digits === null ? null : groupThousands(digits)).toBe(shown);
});

it("an amount is at most as long as the field takes", () => {
  expect(readAmount("12345", 5)).toBe("12345");
  expect(readAmount("12345", 4)).toBeNull();
  expect(readAmount("9999999999m", 12)).toBeNull();
});

describe("typing money", () => {
  it.each([
    ["the first digit", "", "7|", "7|"],
    ["a fourth digit at the end", "123", "1234|", "1,234|"],
    ["a digit in the middle", "1,234", "1,92|34", "19,2|34"],
    ["a digit at the start", "1,234", "9|1,234", "9|1,234"],
    ["a digit that brings a separator before the caret", "123,456", "123,4567|", "1,234,567|"],
    ["a letter, which stays to be mended", "1,234", "1,2x|34", "1,2x|34"],
    ["a point, after which nothing is grouped", "1,234", "1,234.|", "1,234.|"],
    ["a zero alone", "", "0|", "0|"],
    ["a digit after a lone zero", "0", "05|", "5|"],
    ["a zero in front", "1,234", "0|1,234", "|1,234"],
    ["an amount into the middle", "1,234", "1,256|34", "125,6|34"],
  ])("%s", (_what, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });
});

describe("deleting money", () => {
  it.each([
    ["the last digit", "1,234", "1,23|", "123|", "deleted-backward"],
    ["a digit in the middle", "12,345", "12,|45", "1,2|45", "deleted-backward"],
    ["the first digit of a group, forwards", "12,345", "12,|45", "1,2|45", "deleted-forward"],
    [
      "a separator backwards takes the digit before it",
      "1,234",
      "1|234",
      "|234",
      "deleted-backward",
    ],
    ["a separator forwards takes the digit after it", "1,234", "1|234", "1|34", "deleted-forward"],
    ["everything", "1,234", "|", "|", "deleted-backward"],
    ["digits that leave zeros in front", "1,005", "|,005", "|5", "deleted-backward"],
  ] as const)("%s", (_what, before, after, expected, kind) => {
    expect(edit(before, after, kind)).toBe(expected);
  });
});

describe("any edit", () => {
  const grouped = fc.stringMatching(/^[1-9]\d{0,8}$/).map(groupThousands);

  it("leaves grouped digits without leading zeros, and a caret inside, also when repeated", () => {
    const anyText = fc.string({ unit: fc.constantFrom(..."0123456789,"), maxLength: 20 });
    const kinds = fc.constantFrom<MoneyEditKind>("inserted", "deleted-backward", "deleted-forward");
    fc.assert(
      fc.property(grouped, anyText, fc.nat(), kinds, (before, text, at, kind) => {
        const once = regrouped({ before, text, caret: at % (text.length + 1), kind });
        expect(once.text).toMatch(/^(|0|[1-9]\d{0,2}(,\d{3})*)$/);
        expect(once.caret).toBeLessThanOrEqual(once.text.length);
        expect(once.text[once.caret - 1]).not.toBe(",");
        expect(regrouped({ before: once.text, ...once, kind: "inserted" })).toEqual(once);
      }),
    );
  });

  it("puts a typed digit right before the caret, wherever it was typed", () => {
    fc.assert(
      fc.property(grouped, fc.nat(), fc.constantFrom(..."123456789"), (before, at, key) => {
        const position = at % (before.length + 1);
        const text = before.slice(0, position) + key + before.slice(position);
        const after = regrouped({ before, text, caret: position + 1, kind: "inserted" });
        expect(after.text[after.caret - 1]).toBe(key);
        expect(after.text.replaceAll(",", "")).toBe(text.replaceAll(",", ""));
      }),
    );
  });

  it("takes exactly one digit for each press of Backspace or Delete", () => {
    const withoutZeros = fc.stringMatching(/^[1-9]{1,9}$/).map(groupThousands);
    const kinds = fc.constantFrom<MoneyEditKind>("deleted-backward", "deleted-forward");
    fc.assert(
      fc.property(withoutZeros, fc.nat(), kinds, (before, at, kind) => {
        const position = at % before.length;
        const text = before.slice(0, position) + before.slice(position + 1);
        const after = regrouped({ before, text, caret: position, kind });
        expect(after.text.replaceAll(",", "")).toHaveLength(before.replaceAll(",", "").length - 1);
      }),
    );
  });
});
