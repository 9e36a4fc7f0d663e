import { type AtWage, atWage } from "#calculations/reasonable-pay/at-wage.ts";
import { reasonablePayWords as words } from "#content/calculators/reasonable-pay.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { RowBar } from "#design-system/charts/row-bar.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { ToolSlip, type Worked } from "../tool-frame.tsx";
import { type PayQuestion, rothLine, taxYear } from "./entries.ts";

export function PayResult({ question, isExample }: Worked & { question: PayQuestion }) {
  const { answers, wagesInUsd, wageInUsd } = question;
  const results = wagesInUsd.map((wage) => ({ wage, result: atWage(answers, wage) }));
  const shown = results.find(({ wage }) => wage === wageInUsd)?.result;
  const possible = results.flatMap(({ result }) => (result.kind === "at-wage" ? result : []));
  const refused = results.filter(({ result }) => result.kind === "not-computable");
  return (
    <>
      {possible.length > 0 ? <WagesCompared results={possible} chosen={wageInUsd} /> : null}
      {refused.map(({ wage, result }) => (
        <p key={wage} role="alert">
          {fillIn(words.cannotPay, {
            wage: formatUsd(wage),
            message: result.kind === "not-computable" ? result.message : "",
          })}
        </p>
      ))}
      {shown?.kind === "at-wage" ? (
        <>
          <ToolSlip isExample={isExample} words={words} taxYear={taxYear} result={shown} />
          <ul className="space-y-2.5">
            <Items texts={notesOn(shown)} />
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Payroll tax in the full hue, income tax paler, both to one scale. */
function WagesCompared({ results, chosen }: { results: readonly AtWage[]; chosen: number }) {
  const most = Math.max(...results.map(({ totalTaxInUsd }) => totalTaxInUsd));
  return (
    <ChartFrame title={words.chart.title} note={words.chart.note}>
      <LedgerTable
        rows={results.map((result) => ({
          label: fillIn(result.wageInUsd === chosen ? words.chart.chosen : words.chart.wage, {
            wage: formatUsd(result.wageInUsd),
          }),
          note:
            fillIn(words.chart.parts, {
              payroll: formatUsd(result.payrollTaxInUsd),
              income: formatUsd(result.incomeTaxInUsd),
              deduction: formatUsd(result.section199aInUsd),
              plan: formatUsd(result.planInUsd),
            }) + (result.aboveRothLine ? words.chart.roth : ""),
          value: formatUsd(result.totalTaxInUsd),
          drawing: (
            <RowBar
              track
              highest={most}
              parts={[
                { to: result.totalTaxInUsd, className: "fill-tone-2" },
                { to: result.payrollTaxInUsd, className: "fill-tone" },
              ]}
            />
          ),
        }))}
      />
    </ChartFrame>
  );
}

function notesOn({ section199aRange, limitedByWages, aboveRothLine }: AtWage): string[] {
  const { range, limitedByWages: byWages, roth, noRoth } = words.notes;
  return [
    range[section199aRange],
    ...(limitedByWages ? [byWages] : []),
    fillIn(aboveRothLine ? roth : noRoth, {
      ...{ taxYear, nextYear: taxYear + 1 },
      line: formatUsd(rothLine),
    }),
  ];
}
