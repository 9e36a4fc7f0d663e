import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { Waterfall } from "#design-system/figures/columns/waterfall.tsx";
import { HoldingPeriodLine } from "#design-system/figures/lines/holding-period-line.tsx";
import { formatUsd } from "#wording/numbers.ts";

const example = charitableExample;

export function CharitableExampleFigures() {
  return (
    <div className="grid gap-14 lg:grid-cols-2">
      <Waterfall
        tone="plum"
        title="From tax savings to net benefit"
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
        note="The appraisal must be a qualified one; the value it finds is what an examiner looks at first."
      />
    </div>
  );
}
