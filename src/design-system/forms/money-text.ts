/** The kind of edit, which decides where the caret goes. */
export type MoneyEditKind = "inserted" | "deleted-backward" | "deleted-forward";

export type MoneyEdit = {
  /** The text before the edit, with separators. */
  before: string;
  /** All that was typed for it, with signs and cents that were not taken. */
  typed: string;
  /** The text after the edit as the browser left it, and the position of its caret. */
  text: string;
  caret: number;
  kind: MoneyEditKind;
  maxDigits: number;
};

export type MoneyText = { typed: string; digits: string; display: string; caret: number };

/** `1234567` → `1,234,567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * Whole dollars. A point ends the amount, so that cents do not become dollars; without digits before
 * it there are 0. Cents, separators and the dollar sign are dropped without a word; `notRead` has
 * everything else.
 */
export function readAmount(typed: string, maxDigits: number) {
  const point = typed.indexOf(".");
  const dollars = point < 0 ? typed : typed.slice(0, point);
  const afterDollars = typed.slice(dollars.length).trimEnd();
  const allDigits = digitsOf(dollars).replace(/^0+(?=\d)/, "") || (point < 0 ? "" : "0");
  const digits = allDigits.slice(0, maxDigits);
  const notRead = [
    ...new Set(dollars.match(/[^\d,$\s]+/g)),
    allDigits.slice(maxDigits),
    /^(\.\d{0,2})?$/.test(afterDollars) ? "" : afterDollars,
  ].filter((part) => part !== "");
  return { digits, notRead };
}

/** Reads and regroups the amount, and keeps the caret after the same digit. */
export function applyMoneyEdit(edit: MoneyEdit): MoneyText {
  const { before, text, kind, maxDigits } = edit;
  let caretAfter = digitsOf(text.slice(0, edit.caret)).length;
  let typed = continued(edit);

  const onlySeparatorDeleted = text.length < before.length && digitsOf(text) === digitsOf(before);
  if (onlySeparatorDeleted && kind === "deleted-backward" && caretAfter > 0) {
    caretAfter -= 1;
    typed = without(digitsOf(text), caretAfter);
  }
  if (onlySeparatorDeleted && kind === "deleted-forward")
    typed = without(digitsOf(text), caretAfter);

  const { digits } = readAmount(typed, maxDigits);
  const display = groupThousands(digits);
  const leadingZeros = /^0*(?=\d)/.exec(digitsOf(text))?.[0].length ?? 0;
  const behindPoint = text.slice(0, edit.caret).includes(".");
  const caret = behindPoint ? display.length : caretBehind(display, caretAfter - leadingZeros);
  return { typed, digits, display, caret };
}

/**
 * What is added at the end follows the signs that were not taken: 5 and 0 after 420000. are cents.
 * What is pasted into an empty field starts anew.
 */
function continued({ before, typed, text, kind }: MoneyEdit): string {
  const startsAnew = before === "" && text.length > 1;
  const addedAtEnd = kind === "inserted" && text.startsWith(before) && !startsAnew;
  return addedAtEnd ? typed + text.slice(before.length) : text;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function without(digits: string, index: number): string {
  return digits.slice(0, index) + digits.slice(index + 1);
}

/** The position directly after the nth digit. */
function caretBehind(display: string, digitCount: number): number {
  if (digitCount <= 0) return 0;
  let seen = 0;
  for (let position = 0; position < display.length; position += 1) {
    if (display[position] !== ",") seen += 1;
    if (seen === digitCount) return position + 1;
  }
  return display.length;
}
