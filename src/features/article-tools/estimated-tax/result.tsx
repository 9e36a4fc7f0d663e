import type { EstimatedTaxAnswers } from "#calculations/estimated-tax/answers.ts";
import { underpaymentRate } from "#calculations/estimated-tax/payment-dates.ts";
import { type SafeHarbors, safeHarbors } from "#calculations/estimated-tax/safe-harbors.ts";
import { estimatedTaxWords as words } from "#content/calculators/estimated-tax.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { RowBar } from "#design-system/charts/row-bar.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { estimatedTaxFigures } from "#tax-law/figures/estimated-tax.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { ToolSlip, type Worked } from "../tool-frame.tsx";

export function EstimatedTaxResult(props: Worked & { answers: EstimatedTaxAnswers }) {
  const { answers, isExample } = props;
  const result = safeHarbors(answers);
  if (result.kind === "not-computable") return <p role="alert">{result.message}</p>;
  return (
    <>
      <ToolSlip isExample={isExample} words={words} taxYear={answers.taxYear} result={result} />
      <DatesPaid result={result} />
      <ul className="space-y-2.5">
        <Items texts={adviceOn(result, answers)} />
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
            <RowBar
              track
              highest={shortInUsd > 0 ? requiredSoFarInUsd : 1}
              parts={[
                shortInUsd > 0
                  ? { to: paidSoFarInUsd, className: "fill-tone-2" }
                  : { to: 1, className: "fill-tone" },
              ]}
            />
          ),
        }))}
      />
    </ChartFrame>
  );
}

function balanceAfter(owedInUsd: number | undefined): string {
  const { lastYearAlone, refund, owed } = words.advice;
  if (owedInUsd === undefined) return lastYearAlone;
  return fillIn(owedInUsd < 0 ? refund : owed, { amount: formatUsd(Math.abs(owedInUsd)) });
}

function adviceOn(result: SafeHarbors, { taxYear }: EstimatedTaxAnswers): string[] {
  const figure = (name: keyof typeof estimatedTaxFigures) =>
    entryIn(estimatedTaxFigures[name], taxYear).value;
  const years = { taxYear, priorYear: taxYear - 1 };
  const balance = balanceAfter(result.owedWithReturnInUsd);
  if (result.reason !== "required") {
    const values = { ...years, smallest: formatUsd(figure("estimated-tax-smallest-balance")) };
    return [fillIn(words.advice[result.reason], values), balance];
  }
  const { noneShort, nothingDue, short, withholding, january, januaryUnpublished } =
    words.advice.required;
  const late = result.dates.slice(0, -1).filter(({ shortInUsd }) => shortInUsd > 0).length;
  if (late === 0) return [result.fourthPaymentInUsd > 0 ? noneShort : nothingDue, balance];
  const rate = (quarter: number) => formatFraction(underpaymentRate(taxYear, quarter));
  const onFile = Object.hasOwn(
    estimatedTaxFigures["underpayment-rate-first-quarter"].entries,
    taxYear + 1,
  );
  const count = fillIn(late === 1 ? words.advice.oneDate : words.advice.manyDates, { count: late });
  return [
    fillIn(short, {
      count,
      penalty: formatUsd(result.roughPenaltyInUsd),
      second: rate(1),
      third: rate(2),
      fourth: rate(3),
      january: fillIn(onFile ? january : januaryUnpublished, {
        nextYear: taxYear + 1,
        rate: rate(4),
      }),
      ...years,
    }),
    fillIn(withholding, {
      extra: formatUsd(result.extraWithholdingInUsd),
      rest: formatUsd(result.fourthPaymentAfterWithholdingInUsd),
    }),
    balance,
  ];
}
