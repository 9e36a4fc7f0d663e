/** The kind of edit, which decides where the caret goes. */
export type MoneyEditKind = "typed" | "pasted" | "deleted-backward" | "deleted-forward";

export type MoneyEdit = {
  /** The text before the edit, with separators. */
  before: string;
  /** The text after the edit as the browser left it, and the position of its caret. */
  text: string;
  caret: number;
  kind: MoneyEditKind;
  maxDigits: number;
};

export type MoneyText = { digits: string; display: string; caret: number };

/** `1234567` → `1,234,567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Regroups the digits and keeps the caret after the same digit. */
export function applyMoneyEdit(edit: MoneyEdit): MoneyText {
  const text = edit.kind === "pasted" ? blankCents(edit.text) : edit.text;
  let digits = digitsOf(text);
  let digitsBeforeCaret = digitsOf(text.slice(0, edit.caret)).length;

  const onlySeparatorDeleted = text.length < edit.before.length && digits === digitsOf(edit.before);
  if (onlySeparatorDeleted && edit.kind === "deleted-backward" && digitsBeforeCaret > 0) {
    digitsBeforeCaret -= 1;
    digits = without(digits, digitsBeforeCaret);
  }
  if (onlySeparatorDeleted && edit.kind === "deleted-forward") {
    digits = without(digits, digitsBeforeCaret);
  }

  const leadingZeros = digits.length - digits.replace(/^0+(?=\d)/, "").length;
  digits = digits.slice(leadingZeros, leadingZeros + edit.maxDigits);
  const display = groupThousands(digits);
  return { digits, display, caret: caretBehind(display, digitsBeforeCaret - leadingZeros) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function without(digits: string, index: number): string {
  return digits.slice(0, index) + digits.slice(index + 1);
}

/** A pasted $1,234.50 is 1,234 dollars, not 123,450. Blanks keep the caret's position valid. */
function blankCents(text: string): string {
  if (text.split(".").length !== 2) return text;
  return text.replace(/\.\d{1,2}(?!\d)/, (cents) => " ".repeat(cents.length));
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
