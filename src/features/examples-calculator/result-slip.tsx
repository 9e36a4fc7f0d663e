import type { SavingsExamples } from "#calculations/savings-examples/compute.ts";
import { flatExtraRateAsFraction } from "#calculations/savings-examples/liability.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsExampleCopy } from "#content/calculators/savings-examples.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { Slip, type SlipLine } from "#design-system/slip/slip.tsx";
import { formatFraction, formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import type { Entries } from "./calculator-state.ts";

const words = examplesCalculator.slip;

export function ResultSlip(props: {
  entries: Pick<Entries, "audience" | "taxYear">;
  /** Null while there is no income; the slip is then empty. */
  result: SavingsExamples | null;
  live?: boolean;
}) {
  const { entries, result, live = false } = props;
  const audience = examplesCalculator.form.audiences.find(
    ({ value }) => value === entries.audience,
  );
  return (
    <Slip
      live={live}
      title={words.title}
      subtitle={`${audience?.label} · ${entries.taxYear}`}
      rows={result ? linesOf(result) : [{ label: words.income }, { label: words.liability }]}
      total={{
        label: words.total,
        value: result ? formatUsd(result.totalSavingsInUsd) : undefined,
        formula: result?.totalLine.formula,
      }}
    >
      <dl className="slip-rows -mt-5">
        <Measure
          label={words.percent}
          value={result && formatFractionFixed(result.savingsAsFractionOfLiability, 1)}
        />
        <Measure
          label={words.marginal}
          value={result && formatFractionFixed(result.marginalRateAsFraction, 1)}
          formula={result ? marginalFormula(result) : undefined}
        />
      </dl>
      <p className="slip-foot">{disclaimer.short}</p>
    </Slip>
  );
}

/** All lines above the total, so that the slip shows everything that is added up. */
function linesOf(result: SavingsExamples): SlipLine[] {
  const { incomeInUsd, liabilityInUsd, examples, totalSavingsInUsd } = result;
  const extra = incomeInUsd * flatExtraRateAsFraction;
  const { brackets, extra: extraName } = words.liabilityFormula;
  const sum = examples.reduce((running, { savingsInUsd }) => running + savingsInUsd, 0);
  const overlap = Math.round(sum) - totalSavingsInUsd;
  return [
    { label: words.income, value: formatUsd(incomeInUsd) },
    {
      label: words.liability,
      value: formatUsd(liabilityInUsd),
      formula: `${brackets} ${formatUsd(liabilityInUsd - extra)} + ${extraName} ${formatUsd(extra)}`,
    },
    ...examples.map(({ id, savingsInUsd }) => ({
      label: savingsExampleCopy[id].name,
      value: formatUsd(savingsInUsd),
    })),
    ...(overlap > 0
      ? [
          {
            label: words.overlap,
            value: `−${formatUsd(overlap)}`,
            formula: words.overlapFormula,
          },
        ]
      : []),
  ];
}

function Measure(props: { label: string; value: string | null; formula?: string | undefined }) {
  const { label, value, formula } = props;
  return (
    <div className="slip-row" data-waiting={value === null || undefined}>
      <dt>{label}</dt>
      <dd>{value ?? <span aria-hidden="true">—</span>}</dd>
      {formula ? <dd className="slip-formula">{formula}</dd> : null}
    </div>
  );
}

function marginalFormula({ lastDollarRateAsFraction }: SavingsExamples): string {
  const { bracket, extra } = words.marginalFormula;
  return `${formatFraction(lastDollarRateAsFraction)} ${bracket} + ${extra}`;
}
