import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";
import { HoldingPeriodLine } from "#design-system/charts/lines/holding-period-line.tsx";
import { figure } from "#tax-law/look-up.ts";
import { charitableFloorSince, statedTaxYear } from "#tax-law/tax-year.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const example = charitableExample;

/** The example if an examiner accepts only what was paid. Its one rate is treated as federal. */
export function charitableExampleAtCost() {
  return valueCutToCost(
    {
      paidInUsd: example.contribution,
      federalSavingsInUsd: example.taxSavings,
      federalSavingsAtCostInUsd: example.contribution * example.taxSavingsAsFraction,
      stateSavingsAtCostInUsd: 0,
    },
    figure("gross-valuation-penalty-rate", statedTaxYear).value,
  );
}

/** The example with the floor under gifts of later years. Its rate is the cap of those years. */
export function charitableExampleSinceFloor() {
  const floor = example.income * figure("charitable-itemizer-floor", charitableFloorSince).value;
  const taxSavings = (example.appraisedValue - floor) * example.taxSavingsAsFraction;
  return { floor, taxSavings, netBenefit: taxSavings - example.contribution };
}

function sinceFloorInWords(): string {
  const { floor, taxSavings, netBenefit } = charitableExampleSinceFloor();
  return fillIn(example.sinceFloor, {
    floor: formatUsd(floor),
    taxSavings: formatUsd(taxSavings),
    netBenefit: formatUsd(netBenefit),
  });
}

function atCostInWords(): string {
  const { netBeforePenalty, net } = charitableExampleAtCost();
  return fillIn(example.atCost, {
    loss: formatUsd(-netBeforePenalty),
    lossWithPenalty: formatUsd(-net),
    penalty: formatFigure(figure("gross-valuation-penalty-rate", statedTaxYear), "short"),
  });
}

export function CharitableExampleFigures() {
  return (
    <div className="grid gap-14 lg:grid-cols-2">
      <Waterfall
        tone="plum"
        title="From tax savings to net benefit, if the appraisal stands"
        note={`${sinceFloorInWords()} ${atCostInWords()}`}
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
