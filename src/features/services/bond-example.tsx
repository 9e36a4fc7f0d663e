import { bondExample } from "#content/services/convertible-trust-bonds.ts";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";

const { taxLiability, cost, savings, caption, trackRecord } = bondExample;

export function BondExampleFigures() {
  return (
    <div className="grid items-start gap-12 lg:grid-cols-[1.4fr_1fr]">
      <Waterfall
        tone="blue"
        title="Where each dollar of a $400,000 liability is meant to go"
        note={caption}
        lines={[
          { label: "Tax liability", amount: taxLiability, kind: "start" },
          { label: "Cost at 75%", amount: cost, kind: "minus" },
          { label: "Savings", amount: savings, kind: "total" },
        ]}
      />
      <div>
        <h3>{trackRecord.heading}</h3>
        <p className="mt-4">{trackRecord.figures}</p>
        <p className="mt-4 text-sm text-ink-3">{trackRecord.source}</p>
      </div>
    </div>
  );
}
