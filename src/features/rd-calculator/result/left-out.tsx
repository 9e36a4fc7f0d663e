import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { expensesInWords } from "#calculations/rd-credit/slip-lines.ts";
import { creditByMethod } from "#calculations/section-41/credit-by-method.ts";
import { estimateSlip } from "#content/calculators/estimate-slip.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { researchFigure, yearsOfResearchRates } from "#tax-law/research-figures.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd, formatUsdShort } from "#wording/numbers.ts";

const words = rdCalculatorResult.leftOut;

export function LeftOut({ estimate }: { estimate: Estimate }) {
  const values = {
    reduction: formatFraction(researchFigure("research-credit-280c-reduction")),
    carryforward: `${researchFigure("research-credit-carryforward-years")} years`,
    receipts: formatUsdShort(researchFigure("research-payroll-offset-receipts-limit")),
  };
  const methods = creditByMethod(estimate.countedExpensesInUsd, statedTaxYear);
  return (
    <>
      <p>{fillIn(words.intro, { expenses: expensesInWords(estimate, estimateSlip.expenses) })}</p>
      <ChartFrame
        title={words.heading}
        titleHidden
        note={fillIn(words.taxYear, { years: yearsOfResearchRates() })}
      >
        <LedgerTable
          rows={methods.map(({ method, rateAsFraction, federalCreditInUsd }) => ({
            label: words.methods[method].label,
            note: fillIn(words.methods[method].note, { rate: formatFraction(rateAsFraction) }),
            value: formatUsd(federalCreditInUsd),
          }))}
        />
      </ChartFrame>
      <ul className="rd-list">
        {words.items.map((item) => (
          <li key={item}>{fillIn(item, values)}</li>
        ))}
      </ul>
    </>
  );
}
