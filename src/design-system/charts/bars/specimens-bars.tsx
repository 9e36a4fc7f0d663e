import { FourPartTest } from "../four-part-test.tsx";
import { ComparisonBars } from "./comparison-bars.tsx";
import { LimitGauge } from "./limit-gauge.tsx";
import { PhaseOutBand } from "./phase-out-band.tsx";

export function BarSpecimens() {
  return (
    <>
      <ComparisonBars
        title="The same gain, held for less or for more than a year"
        unit="percent"
        bars={[
          { label: "Short-term gain", note: "37% + 3.8%", value: 0.408 },
          { label: "Long-term gain", note: "20% + 3.8%", value: 0.238, emphasis: true },
        ]}
        difference={{ label: "Difference" }}
        note="Top federal rates with the net investment income tax, 2025."
      />
      <ComparisonBars
        title="Three amounts"
        tone="blue"
        bars={[
          { label: "Under 50", value: 23_500 },
          { label: "50 and over", value: 31_000 },
          { label: "60 to 63", value: 34_750 },
        ]}
      />
      <LimitGauge
        title="A deferral under its limit"
        amount={18_000}
        cap={23_500}
        amountLabel="You defer"
        capLabel="2025 limit"
      />
      <LimitGauge
        title="A gift over its limit"
        tone="plum"
        amount={350_000}
        cap={330_000}
        amountLabel="Deduction"
        capLabel="60% of AGI"
        overLabel="Carried forward"
      />
      <PhaseOutBand
        title="The 20% deduction for medicine and dentistry, by taxable income"
        rows={[
          { label: "Single", fullUpTo: 197_300, noneFrom: 247_300 },
          { label: "Married, filing jointly", fullUpTo: 394_600, noneFrom: 494_600 },
        ]}
        marker={{ value: 430_000, label: "Your income" }}
        note="Specified service trades, tax year 2025, section 199A."
      />
      <FourPartTest
        title="The four-part test"
        parts={[
          { name: "Permitted purpose", description: "A new or better procedure or product." },
          { name: "Technological in nature", description: "It rests on a hard science." },
          { name: "Elimination of uncertainty", description: "You did not know how, or whether." },
          { name: "Process of experimentation", description: "You tried and compared." },
        ]}
        conclusion="All four hold: the time may count as qualified research"
      />
    </>
  );
}
