import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import type { fortune } from "#content/partners/fortune.ts";
import { LimitGauge } from "#design-system/charts/bars/limit-gauge.tsx";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";
import { HoldingPeriodLine } from "#design-system/charts/lines/holding-period-line.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

type Case = typeof fortune.californiaCase;

/** What the program promises, the limit that applies, and what remains if the value is reduced. */
export function CaliforniaCase({ words }: { words: Case }) {
  return (
    <>
      <h3 className="text-2xl">{words.heading}</h3>
      <p className="mt-3 text-lg text-ink-2">{words.lede}</p>
      <Inputs words={words} />
      <Outcome words={words} />
      <div className="mt-16 grid items-start gap-14 lg:grid-cols-[1.2fr_1fr] lg:gap-18">
        <div className="space-y-12">
          <DeductionLimit words={words} />
          <HoldingPeriod words={words} />
        </div>
        <div>
          <h4 className="mb-5 text-lg">{words.cut.heading}</h4>
          <CutToCost words={words} />
        </div>
      </div>
    </>
  );
}

function Inputs({ words }: { words: Case }) {
  const { labels } = words;
  const multiplied = `${formatUsd(words.contribution)} × ${words.multiplier.toFixed(1)}`;
  return (
    <div className="mt-9 grid gap-8 sm:grid-cols-3">
      <StatTile tone="plum" value={formatUsd(words.income)} label={labels.income} />
      <StatTile tone="plum" value={formatUsd(words.contribution)} label={labels.contribution} />
      <StatTile
        tone="plum"
        value={formatUsd(words.deduction)}
        label={labels.deduction}
        note={multiplied}
      />
    </div>
  );
}

function Outcome({ words }: { words: Case }) {
  const { labels, deduction } = words;
  const of = (fraction: number) => `${formatFraction(fraction)} of ${formatUsd(deduction)}`;
  return (
    <Waterfall
      className="mt-14"
      tone="plum"
      title={labels.waterfall}
      note={words.note}
      lines={[
        {
          label: labels.federal,
          amount: words.federalSavings,
          kind: "start",
          note: `${of(words.federalRateAsFraction)}, ${labels.effective}`,
        },
        {
          label: labels.state,
          amount: words.stateSavings,
          kind: "plus",
          note: of(words.stateRateAsFraction),
        },
        { label: labels.total, amount: words.totalSavings, kind: "total" },
        { label: labels.contribution, amount: words.contribution, kind: "minus" },
        { label: labels.net, amount: words.netGain, kind: "total" },
      ]}
    />
  );
}

function DeductionLimit({ words }: { words: Case }) {
  const limit = figure("charitable-appreciated-property-limit", statedTaxYear).value;
  return (
    <LimitGauge tone="plum" amount={words.deduction} cap={words.income * limit} {...words.gauge} />
  );
}

function HoldingPeriod({ words }: { words: Case }) {
  const { buy, give, ...sides } = words.holding;
  return (
    <HoldingPeriodLine
      tone="plum"
      start={{ label: buy, amount: formatUsd(words.contribution) }}
      end={{ label: give, amount: formatUsd(words.deduction) }}
      {...sides}
    />
  );
}

function CutToCost({ words }: { words: Case }) {
  const { cut } = words;
  const result = californiaCaseAtCost(words);
  const cost = formatUsd(words.contribution);
  return (
    <Slip
      title={cut.title}
      subtitle={cut.subtitle}
      rows={[
        {
          label: cut.federal,
          value: formatUsd(result.federalSavings),
          formula: `${cost} × ${formatFraction(words.federalRateAsFraction)}`,
        },
        {
          label: cut.state,
          value: formatUsd(result.stateSavings),
          formula: `${cost} × ${formatFraction(words.stateRateAsFraction)}`,
        },
        { label: cut.contribution, value: formatUsd(-words.contribution) },
        {
          label: cut.penalty,
          value: formatUsd(-result.penalty),
          formula: `of ${formatUsd(result.federalUnderpaid)} federal tax underpaid`,
        },
      ]}
      total={{ label: cut.total, value: formatUsd(result.net) }}
      footnote={cut.footnote}
    />
  );
}

/** The case if an examiner accepts only what was paid. */
export function californiaCaseAtCost(words: Case) {
  const { contribution, federalRateAsFraction, stateRateAsFraction, federalSavings } = words;
  return valueCutToCost(
    {
      paidInUsd: contribution,
      federalSavingsInUsd: federalSavings,
      federalSavingsAtCostInUsd: contribution * federalRateAsFraction,
      stateSavingsAtCostInUsd: contribution * stateRateAsFraction,
    },
    figure("gross-valuation-penalty-rate", statedTaxYear).value,
  );
}
