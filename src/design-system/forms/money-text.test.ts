import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMoneyEdit, groupThousands, type MoneyEditKind } from "./money-text.ts";

/** `1,2|34` → the text and the position of its caret. */
function marked(text: string) {
  return { text: text.replace("|", ""), caret: text.indexOf("|") };
}

function edit(
  before: string,
  after: string,
  kind: MoneyEditKind = "typed",
  maxDigits = 12,
): string {
  const { text, caret } = marked(after);
  const result = applyMoneyEdit({ before, text, caret, kind, maxDigits });
  expect(result.display).toBe(groupThousands(result.digits));
  return `${result.display.slice(0, result.caret)}|${result.display.slice(result.caret)}`;
}

describe("typing money", () => {
  it.each([
    ["the first digit", "", "7|", "7|"],
    ["a fourth digit at the end", "123", "1234|", "1,234|"],
    ["a digit in the middle", "1,234", "1,92|34", "19,2|34"],
    ["a digit at the start", "1,234", "9|1,234", "9|1,234"],
    ["a digit that brings a separator before the caret", "123,456", "123,4567|", "1,234,567|"],
    ["a letter, which is dropped", "1,234", "1,2x|34", "1,2|34"],
    ["a point, which is dropped", "1,234", "1,2.|34", "1,2|34"],
    ["a zero alone", "", "0|", "0|"],
    ["a digit after a lone zero", "0", "05|", "5|"],
    ["a zero in front", "1,234", "0|1,234", "|1,234"],
  ])("%s", (_what, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });

  it("stops at the longest number it takes", () => {
    expect(edit("123", "1234|", "typed", 3)).toBe("123|");
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

describe("pasting money", () => {
  it.each([
    ["an amount with sign and separators", "", "$ 1,234,567|", "1,234,567|"],
    ["an amount with cents, which are dropped", "", "$1,234.50|", "1,234|"],
    ["an amount with European separators", "", "1.234.567|", "1,234,567|"],
    ["into the middle", "1,234", "1,256|34", "125,6|34"],
    ["text without a digit", "1,234", "1,2about|34", "1,2|34"],
  ])("%s", (_what, before, after, expected) => {
    expect(edit(before, after, "pasted")).toBe(expected);
  });
});

describe("any edit of any text", () => {
  const anyEdit = fc
    .record({
      before: fc.stringMatching(/^\d{0,9}$/).map(groupThousands),
      text: fc.string({ unit: fc.constantFrom(..."0123456789,.$ x"), maxLength: 20 }),
      caretFraction: fc.double({ min: 0, max: 1, noNaN: true }),
      kind: fc.constantFrom<MoneyEditKind>(
        "typed",
        "pasted",
        "deleted-backward",
        "deleted-forward",
      ),
      maxDigits: fc.integer({ min: 1, max: 15 }),
    })
    .map(({ caretFraction, ...rest }) => ({
      ...rest,
      caret: Math.round(caretFraction * rest.text.length),
    }));

  it("leaves digits without leading zeros, the display that groups them, and a caret inside", () => {
    fc.assert(
      fc.property(anyEdit, (given) => {
        const { digits, display, caret } = applyMoneyEdit(given);
        expect(digits).toMatch(/^(|0|[1-9]\d*)$/);
        expect(digits.length).toBeLessThanOrEqual(given.maxDigits);
        expect(display).toBe(groupThousands(digits));
        expect(display.replaceAll(",", "")).toBe(digits);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(display.length);
        expect(display[caret - 1]).not.toBe(",");
      }),
    );
  });

  it("changes nothing when applied again", () => {
    fc.assert(
      fc.property(anyEdit, (given) => {
        const once = applyMoneyEdit(given);
        const twice = applyMoneyEdit({
          ...given,
          kind: "typed",
          before: once.display,
          text: once.display,
          caret: once.caret,
        });
        expect(twice).toEqual(once);
      }),
    );
  });

  it("puts a typed digit right before the caret, wherever it was typed", () => {
    const typing = fc.record({
      digits: fc.stringMatching(/^[1-9]\d{0,8}$/),
      at: fc.nat(),
      key: fc.constantFrom(..."123456789"),
    });
    fc.assert(
      fc.property(typing, ({ digits, at, key }) => {
        const before = groupThousands(digits);
        const position = at % (before.length + 1);
        const text = before.slice(0, position) + key + before.slice(position);
        const edited = { before, text, caret: position + 1, kind: "typed", maxDigits: 12 } as const;
        const { display, caret, digits: after } = applyMoneyEdit(edited);
        expect(display[caret - 1]).toBe(key);
        expect(after.length).toBe(digits.length + 1);
      }),
    );
  });

  it("takes exactly one digit for each press of Backspace or Delete", () => {
    const deleting = fc.record({
      digits: fc.stringMatching(/^[1-9]{1,9}$/),
      at: fc.nat(),
      forward: fc.boolean(),
    });
    fc.assert(
      fc.property(deleting, ({ digits, at, forward }) => {
        const before = groupThousands(digits);
        const position = at % before.length;
        const text = before.slice(0, position) + before.slice(position + 1);
        const kind = forward ? "deleted-forward" : "deleted-backward";
        const after = applyMoneyEdit({ before, text, caret: position, kind, maxDigits: 12 });
        expect(after.digits.length).toBe(digits.length - 1);
      }),
    );
  });
});
