/** The kind of edit, which decides where the caret goes. */
export type MoneyEditKind = "inserted" | "deleted-backward" | "deleted-forward";

type MoneyEdit = {
  before: string;
  /** After the edit as the browser left it, with the position of its caret. */
  text: string;
  caret: number;
  kind: MoneyEditKind;
};

const thousands = { "": 1, k: 1_000, m: 1_000_000 };

/** `1234567` → `1,234,567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * Whole dollars as digits, with cents rounded as the forms do: 412k, 1.2m, $1,234.50. Null for what
 * is no amount. More than two decimals are none, because 1.234 may mean 1,234.
 */
export function readAmount(text: string, maxDigits: number): string | null {
  const [, dollars = "", decimals = "", unit = ""] =
    /^(\d*)(?:\.(\d*))?([km]?)$/i.exec(text.replaceAll(/[\s,$]/g, "")) ?? [];
  if (dollars + decimals === "") return /^[\s$]*$/.test(text) ? "" : null;
  if (dollars.length > maxDigits || (decimals.length > 2 && unit === "")) return null;
  const factor = thousands[unit.toLowerCase() as keyof typeof thousands];
  const digits = String(BigInt(Math.round(Number(`${dollars}.${decimals}`) * factor)));
  return digits.length > maxDigits ? null : digits;
}

/** Regroups the digits of an edited text and keeps the caret at its digit. Other text stays as it is. */
export function regrouped({ before, text, caret, kind }: MoneyEdit) {
  if (/[^\d,]/.test(text)) return { text, caret };
  let digits = digitsOf(text);
  let digitsBehind = digitsOf(text.slice(0, caret)).length;
  if (kind !== "inserted" && text.length < before.length && digits === digitsOf(before)) {
    // Only a separator was deleted: the digit beside it goes.
    if (kind === "deleted-backward") digitsBehind -= 1;
    if (digitsBehind >= 0) digits = digits.slice(0, digitsBehind) + digits.slice(digitsBehind + 1);
  }
  const leadingZeros = /^0*(?=\d)/.exec(digits)?.[0].length ?? 0;
  const display = groupThousands(digits.slice(leadingZeros));
  return { text: display, caret: caretBehind(display, digitsBehind - leadingZeros) };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
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
