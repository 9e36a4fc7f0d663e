import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spellings } from "./money-text.examples.ts";
import { applyMoneyEdit, groupThousands, type MoneyEditKind, readAmount } from "./money-text.ts";

/** `1,2|34` → the text and the position of its caret. */
function marked(text: string) {
  return { text: text.replace("|", ""), caret: text.indexOf("|") };
}

function edit(
  before: string,
  after: string,
  kind: MoneyEditKind = "inserted",
  maxDigits = 12,
): string {
  const { text, caret } = marked(after);
  const result = applyMoneyEdit({ before, typed: before, text, caret, kind, maxDigits });
  expect(result.display).toBe(groupThousands(result.digits));
  return `${result.display.slice(0, result.caret)}|${result.display.slice(result.caret)}`;
}

/** One key after the other, each where the caret then is. */
function typeAll(text: string) {
  let field = { typed: "", display: "", caret: 0 };
  for (const key of text) {
    const { typed, display, caret } = field;
    const after = display.slice(0, caret) + key + display.slice(caret);
    const edited = { before: display, typed, text: after, caret: caret + 1 } as const;
    field = applyMoneyEdit({ ...edited, kind: "inserted", maxDigits: 12 });
  }
  return { shown: field.display, notRead: readAmount(field.typed, 12).notRead };
}

function paste(text: string) {
  const edited = { before: "", typed: "", text, caret: text.length, kind: "inserted" } as const;
  const { display, typed } = applyMoneyEdit({ ...edited, maxDigits: 12 });
  return { shown: display, notRead: readAmount(typed, 12).notRead };
}

describe("spellings of an amount", () => {
  it.each(spellings)("%s, typed or pasted, shows %s", (text, shown, ...notRead) => {
    expect(typeAll(text)).toEqual({ shown, notRead });
    expect(paste(text)).toEqual({ shown, notRead });
  });
});

describe("typing money", () => {
  it.each([
    ["the first digit", "", "7|", "7|"],
    ["a fourth digit at the end", "123", "1234|", "1,234|"],
    ["a digit in the middle", "1,234", "1,92|34", "19,2|34"],
    ["a digit at the start", "1,234", "9|1,234", "9|1,234"],
    ["a digit that brings a separator before the caret", "123,456", "123,4567|", "1,234,567|"],
    ["a letter, which is dropped", "1,234", "1,2x|34", "1,2|34"],
    ["a point, which ends the amount", "1,234", "1,2.|34", "12|"],
    ["a zero alone", "", "0|", "0|"],
    ["a digit after a lone zero", "0", "05|", "5|"],
    ["a zero in front", "1,234", "0|1,234", "|1,234"],
    ["an amount into the middle", "1,234", "1,256|34", "125,6|34"],
  ])("%s", (_what, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });

  it("stops at the longest number it takes, and says so", () => {
    expect(edit("123", "1234|", "inserted", 3)).toBe("123|");
    expect(readAmount("12345", 3)).toEqual({ digits: "123", notRead: ["45"] });
  });

  it("takes digits again after a deletion behind a point", () => {
    const field = { maxDigits: 12, typed: "420000.", before: "420,000" };
    const deleted = applyMoneyEdit({
      ...field,
      text: "420,00",
      caret: 6,
      kind: "deleted-backward",
    });
    expect(deleted).toMatchObject({ typed: "420,00", digits: "42000" });
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

describe("any edit of any text", () => {
  const anyEdit = fc
    .record({
      before: fc.stringMatching(/^\d{0,9}$/).map(groupThousands),
      text: fc.string({ unit: fc.constantFrom(..."0123456789,.$ x"), maxLength: 20 }),
      caretFraction: fc.double({ min: 0, max: 1, noNaN: true }),
      kind: fc.constantFrom<MoneyEditKind>("inserted", "deleted-backward", "deleted-forward"),
      maxDigits: fc.integer({ min: 1, max: 15 }),
    })
    .map(({ caretFraction, ...rest }) => ({
      ...rest,
      typed: rest.before,
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
          kind: "inserted",
          before: once.display,
          typed: once.typed,
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
        const edited = { before, typed: before, text, caret: position + 1 } as const;
        const {
          display,
          caret,
          digits: after,
        } = applyMoneyEdit({ ...edited, kind: "inserted", maxDigits: 12 });
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
        const after = applyMoneyEdit({
          before,
          typed: before,
          text,
          caret: position,
          kind,
          maxDigits: 12,
        });
        expect(after.digits.length).toBe(digits.length - 1);
      }),
    );
  });
});
