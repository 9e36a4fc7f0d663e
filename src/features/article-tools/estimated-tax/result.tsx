import type { EstimatedTaxAnswers } from "#calculations/estimated-tax/answers.ts";
import { type SafeHarbors, safeHarbors } from "#calculations/estimated-tax/safe-harbors.ts";
import { estimatedTaxWords as words } from "#content/calculators/estimated-tax.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { percentOf } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { estimatedTaxFigures } from "#tax-law/figures/estimated-tax.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

interface ResultProps {
  answers: EstimatedTaxAnswers;
  /** True while the visitor has not entered enough: the worked example is shown. */
  isExample: boolean;
}

export function EstimatedTaxResult({ answers, isExample }: ResultProps) {
  const result = safeHarbors(answers);
  if (result.kind === "not-computable") return <p role="alert">{result.message}</p>;
  return (
    <>
      <Slip
        live
        className={isExample ? "tool-example" : ""}
        title={fillIn(words.slipTitle, { taxYear: answers.taxYear })}
        subtitle={isExample ? words.example : words.yours}
        rows={result.lines.map(({ label, formula, value }) => ({
          label,
          formula,
          value: formatUsd(value),
        }))}
        total={{
          label: result.total.label,
          formula: result.total.formula,
          value: formatUsd(result.total.value),
        }}
        footnote={words.footnote}
      />
      <DatesPaid result={result} />
      <ul className="space-y-2.5">
        {adviceOn(result, answers).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function DatesPaid({ result: { dates } }: { result: SafeHarbors }) {
  return (
    <ChartFrame title={words.dates.title} note={words.dates.note}>
      <LedgerTable
        rows={dates.map(({ day, requiredSoFarInUsd, paidSoFarInUsd, shortInUsd }) => ({
          label: formatDate(day),
          note: fillIn(words.dates.needed, {
            paid: formatUsd(paidSoFarInUsd),
            required: formatUsd(requiredSoFarInUsd),
          }),
          value:
            shortInUsd > 0
              ? fillIn(words.dates.short, { amount: formatUsd(shortInUsd) })
              : words.dates.enough,
          drawing: (
            <svg className="chart-row-bar" aria-hidden="true">
              <rect width="100%" height="100%" className="fill-track" />
              <rect
                width={
                  shortInUsd > 0 ? percentOf(paidSoFarInUsd, requiredSoFarInUsd) : percentOf(1, 1)
                }
                height="100%"
                className={shortInUsd > 0 ? "fill-tone-2" : "fill-tone"}
              />
            </svg>
          ),
        }))}
      />
    </ChartFrame>
  );
}

function adviceOn(result: SafeHarbors, { taxYear }: EstimatedTaxAnswers): string[] {
  const figure = (name: keyof typeof estimatedTaxFigures) =>
    entryIn(estimatedTaxFigures[name], taxYear).value;
  const years = { taxYear, priorYear: taxYear - 1 };
  const { owedWithReturnInUsd: owed } = result;
  const balance = fillIn(owed < 0 ? words.advice.refund : words.advice.owed, {
    amount: formatUsd(Math.abs(owed)),
  });
  if (result.reason !== "required") {
    const values = { ...years, smallest: formatUsd(figure("estimated-tax-smallest-balance")) };
    return [fillIn(words.advice[result.reason], values), balance];
  }
  const { noneShort, nothingDue, short, withholding } = words.advice.required;
  const late = result.dates.slice(0, -1).filter(({ shortInUsd }) => shortInUsd > 0).length;
  if (late === 0) return [result.fourthPaymentInUsd > 0 ? noneShort : nothingDue, balance];
  const count = fillIn(late === 1 ? words.advice.oneDate : words.advice.manyDates, { count: late });
  return [
    fillIn(short, {
      count,
      penalty: formatUsd(result.roughPenaltyInUsd),
      rate: formatFraction(figure("underpayment-rate-first-quarter")),
      ...years,
    }),
    fillIn(withholding, {
      extra: formatUsd(result.extraWithholdingInUsd),
      rest: formatUsd(result.fourthPaymentAfterWithholdingInUsd),
    }),
    balance,
  ];
}
