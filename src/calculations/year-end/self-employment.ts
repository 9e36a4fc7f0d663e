import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { roundToDollar } from "../rounding.ts";

export type SelfEmployment = Readonly<ReturnType<typeof selfEmployment>>;

/**
 * Section 1401 on a profit from Form 1099. Wages of the same person, before deferrals, use up the
 * base of the Social Security part.
 */
export function selfEmployment({ figures }: YearEndLaw, profitInUsd: number, wagesInUsd: number) {
  // The share of the profit that counts: section 1402(a)(12).
  const earnings = profitInUsd * figures["self-employment-earnings-share"];
  if (earnings < figures["self-employment-smallest-earnings"])
    return { earningsInUsd: 0, taxInUsd: 0, halfInUsd: 0 };
  const earningsInUsd = roundToDollar(earnings);
  const baseLeft = Math.max(0, figures["social-security-wage-base"] - wagesInUsd);
  const taxInUsd = roundToDollar(
    2 * figures["social-security-rate"] * Math.min(earningsInUsd, baseLeft) +
      2 * figures["medicare-rate"] * earningsInUsd,
  );
  // Section 164(f). The additional Medicare tax is not a part of the half.
  return { earningsInUsd, taxInUsd, halfInUsd: roundToDollar(taxInUsd / 2) };
}
