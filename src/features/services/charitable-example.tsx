import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";
import { HoldingPeriodLine } from "#design-system/charts/lines/holding-period-line.tsx";
import { figure } from "#tax-law/look-up.ts";
import { charitableFloorSince } from "#tax-law/tax-year.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const example = charitableExample;

const year = charitableFloorSince;

/**
 * The example under the rules since the floor under gifts, and if an examiner accepts only what was
 * paid. Its one rate is the cap of those rules and is treated as federal.
 */
export function charitableExampleSinceFloor() {
  const { income, appraisedValue, contribution } = example;
  const floor = income * figure("charitable-itemizer-floor", year).value;
  const savedOn = (gift: number) => (gift - floor) * figure("itemized-benefit-cap", year).value;
  const taxSavings = savedOn(appraisedValue);
  const atCost = valueCutToCost(
    {
      paidInUsd: contribution,
      federalSavingsInUsd: taxSavings,
      federalSavingsAtCostInUsd: savedOn(contribution),
      stateSavingsAtCostInUsd: 0,
    },
    figure("gross-valuation-penalty-rate", year).value,
  );
  return { floor, taxSavings, netBenefit: taxSavings - contribution, atCost };
}

export function charitableSlip() {
  const { floor, taxSavings, netBenefit, atCost } = charitableExampleSinceFloor();
  const { slip: words, income, contribution, appraisedMultiple, appraisedValue } = example;
  const rate = formatFigure(figure("itemized-benefit-cap", year), "short");
  return {
    title: words.title,
    subtitle: words.subtitle,
    rows: [
      { label: words.income, value: formatUsd(income) },
      { label: words.contribution, value: formatUsd(contribution) },
      {
        label: fillIn(words.appraised, { multiple: appraisedMultiple }),
        value: formatUsd(appraisedValue),
        formula: `${formatUsd(contribution)} × 5`,
      },
      { label: words.floor, value: formatUsd(-floor) },
      {
        label: fillIn(words.savings, { rate }),
        value: formatUsd(taxSavings),
        formula: `${formatUsd(appraisedValue - floor)} × ${rate}`,
      },
    ],
    total: [
      { label: words.holds, value: formatUsd(netBenefit) },
      {
        label: words.fails,
        value: formatUsd(atCost.net),
        note: fillIn(words.failsNote, {
          penalty: formatFigure(figure("gross-valuation-penalty-rate", year), "short"),
        }),
      },
    ],
    footnote: fillIn(words.footnote, { loss: formatUsd(-atCost.netBeforePenalty) }),
  };
}

export function CharitableExampleFigures() {
  return (
    <div className="grid gap-14 lg:grid-cols-2">
      <Waterfall
        tone="plum"
        title={example.waterfallTitle}
        note={example.caption}
        lines={[
          { label: "Tax savings", amount: example.taxSavings, kind: "start" },
          { label: "Contribution", amount: example.contribution, kind: "minus" },
          { label: "Net benefit", amount: example.netBenefit, kind: "total" },
        ]}
      />
      <HoldingPeriodLine
        tone="plum"
        title="The holding period decides the deduction"
        start={{ label: "You buy", amount: formatUsd(example.contribution) }}
        threshold={{ label: "One year and one day" }}
        end={{ label: "You give", amount: formatUsd(example.appraisedValue) }}
        before={{ label: "Given earlier", detail: "deduction limited to cost" }}
        after={{ label: "Given after", detail: "appraised value may count" }}
        note="The appraisal must be a qualified one. An examiner looks at its value first."
      />
    </div>
  );
}
