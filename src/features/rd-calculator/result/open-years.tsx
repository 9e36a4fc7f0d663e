import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { illustrateOpenYears } from "#calculations/rd-credit/open-years.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { Waterfall } from "#design-system/figures/columns/waterfall.tsx";
import { deadlines } from "#tax-law/deadlines.ts";
import { UncoveredYearError } from "#tax-law/tax-year.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { latestFiledTaxYear } from "./latest-filed-year.ts";

const words = rdCalculatorResult.openYears;
const amendmentDeadline = formatDate(deadlines["retroactive-research-amendments"].date);

export function OpenYears({ estimate, today }: { estimate: Estimate; today: CalendarDate }) {
  const illustration = illustrated(estimate, latestFiledTaxYear(today));
  if (typeof illustration === "string") return <p>{illustration}</p>;
  const { years, totalCreditInUsd } = illustration;
  return (
    <>
      <Waterfall
        title={words.figure}
        layout="rows"
        lines={[
          ...years.map(({ taxYear, totalCreditInUsd: amount }, index) => ({
            label: `${taxYear}`,
            amount,
            kind: index === 0 ? ("start" as const) : ("plus" as const),
          })),
          { label: words.total, amount: totalCreditInUsd, kind: "total" as const },
        ]}
      />
      {words.notes.map((note) => (
        <p key={note} className="text-sm">
          {fillIn(note, { deadline: amendmentDeadline })}
        </p>
      ))}
    </>
  );
}

/** A year the law's figures do not cover yet is said, not guessed. */
function illustrated(estimate: Estimate, taxYear: number) {
  try {
    return illustrateOpenYears(estimate, taxYear);
  } catch (error) {
    if (error instanceof UncoveredYearError) return error.message;
    throw error;
  }
}
