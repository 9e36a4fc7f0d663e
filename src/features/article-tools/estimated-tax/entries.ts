import type { EstimatedTaxAnswers } from "#calculations/estimated-tax/answers.ts";

/** The tax year whose fourth payment the article is about. */
export const taxYear = 2026;

/** Digits only, or empty; `separate` is `yes` or empty. */
export const firstEntries = {
  priorIncome: "",
  priorTax: "",
  expectedTax: "",
  withholding: "",
  separate: "",
  paid1: "",
  paid2: "",
  paid3: "",
  paid4: "",
};

export type EstimatedTaxEntries = typeof firstEntries;

/** Undefined until last year's tax is entered. An empty payment is none. */
export function answersFrom(entries: EstimatedTaxEntries): EstimatedTaxAnswers | undefined {
  const { priorIncome, priorTax, expectedTax } = entries;
  if (!priorTax) return undefined;
  const { paid1, paid2, paid3, paid4 } = entries;
  return {
    taxYear,
    priorIncomeInUsd: priorIncome ? Number(priorIncome) : undefined,
    priorTaxInUsd: Number(priorTax),
    expectedTaxInUsd: expectedTax ? Number(expectedTax) : undefined,
    filesSeparately: entries.separate === "yes",
    withholdingInUsd: Number(entries.withholding),
    paymentsInUsd: [Number(paid1), Number(paid2), Number(paid3), Number(paid4)],
  };
}
