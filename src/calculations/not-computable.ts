import { UncoveredYearError } from "#tax-law/tax-year.ts";

/** An answer that cannot be computed with, in words a visitor can read. */
export interface NotComputable<Field extends string> {
  readonly kind: "not-computable";
  readonly field: Field;
  readonly message: string;
}

export function notComputable<Field extends string>(
  field: Field,
  message: string,
): NotComputable<Field> {
  return { kind: "not-computable", field, message };
}

/** `what` is not on file for that year: `tax brackets`. */
export function uncoveredYear(
  what: string,
  taxYear: number,
  years: readonly (number | string)[],
): NotComputable<"taxYear"> {
  return notComputable("taxYear", new UncoveredYearError(what, taxYear, years).message);
}

/** The first amount below $0, above `most` or that is no number. Each with its name in words. */
export function amountOutside<Field extends string>(
  amounts: readonly (readonly [Field, name: string, values: readonly number[]])[],
  most: { readonly inUsd: number; readonly inWords: string },
): NotComputable<Field> | undefined {
  const isOutside = (value: number) => !(value >= 0 && value <= most.inUsd);
  const [field, name] = amounts.find(([, , values]) => values.some(isOutside)) ?? [];
  return field && notComputable(field, `${name} must be an amount from $0 to ${most.inWords}.`);
}
