import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { FigureFrame } from "#design-system/figures/figure-frame.tsx";
import { LedgerTable } from "#design-system/figures/ledger-table.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd, formatUsdShort } from "#wording/numbers.ts";
import { methodsInLaw, researchFigure } from "./methods-in-law.ts";

const words = rdCalculatorResult.leftOut;

/** The law's figures of this year; the page's estimate does not depend on one. */
const taxYear = 2025;

export function LeftOut({ estimate }: { estimate: Estimate }) {
  const values = {
    reduction: formatFraction(researchFigure("research-credit-280c-reduction", taxYear)),
    carryforward: `${researchFigure("research-credit-carryforward-years", taxYear)} years`,
    receipts: formatUsdShort(researchFigure("research-payroll-offset-receipts-limit", taxYear)),
  };
  const methods = methodsInLaw(estimate.qualifiedExpensesInUsd, taxYear);
  return (
    <>
      <p>{fillIn(words.intro, { expenses: formatUsd(estimate.qualifiedExpensesInUsd) })}</p>
      <FigureFrame
        title={words.heading}
        titleHidden
        note={fillIn(words.taxYear, { year: taxYear })}
      >
        <LedgerTable
          rows={methods.map(({ label, note, federalCreditInUsd }) => ({
            label,
            note,
            value: formatUsd(federalCreditInUsd),
          }))}
        />
      </FigureFrame>
      <ul className="rd-list">
        {words.items.map((item) => (
          <li key={item}>{fillIn(item, values)}</li>
        ))}
      </ul>
    </>
  );
}
