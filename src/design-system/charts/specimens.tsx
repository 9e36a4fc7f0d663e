import { ComparisonBars } from "./bars/comparison-bars.tsx";
import { LimitGauge } from "./bars/limit-gauge.tsx";
import { PhaseOutBand } from "./bars/phase-out-band.tsx";
import { StackedBar } from "./bars/stacked-bar.tsx";
import { BracketLadder } from "./columns/bracket-ladder.tsx";
import { StepLadder } from "./columns/step-ladder.tsx";
import { TimeColumns } from "./columns/time-columns.tsx";
import { Waterfall } from "./columns/waterfall.tsx";
import { FourPartTest } from "./four-part-test.tsx";
import { HoldingPeriodLine } from "./lines/holding-period-line.tsx";
import { TimelineChart } from "./lines/timeline-chart.tsx";
import { type StateCode, US_STATES } from "./map/us-states.ts";
import { UsTileMap } from "./map/us-tile-map.tsx";

const JOINT_2025 = [
  { from: 0, to: 23_850, rateAsFraction: 0.1 },
  { from: 23_850, to: 96_950, rateAsFraction: 0.12 },
  { from: 96_950, to: 206_700, rateAsFraction: 0.22 },
  { from: 206_700, to: 394_600, rateAsFraction: 0.24 },
  { from: 394_600, to: 501_050, rateAsFraction: 0.32 },
  { from: 501_050, to: 751_600, rateAsFraction: 0.35 },
  { from: 751_600, to: null, rateAsFraction: 0.37 },
];

const shares: Partial<Record<StateCode, number>> = Object.fromEntries(
  US_STATES.map(({ code }, index) => [code, (index % 6) * 0.05]),
);

/** Every chart with typical and with edge data, for review and accessibility checks. */
export function ChartSpecimens() {
  return (
    <div className="grid gap-14">
      <Waterfall
        title="A gift of $70,000, one California household"
        tone="plum"
        note="Tax year 2025, W-2 income of $1,200,000. An educational example, not tax advice."
        lines={[
          { label: "Federal savings", note: "27% effective", amount: 94_500, kind: "start" },
          { label: "State savings", note: "13.3%", amount: 46_550, kind: "plus" },
          { label: "Total savings", amount: 141_050, kind: "total" },
          { label: "Contribution", amount: 70_000, kind: "minus" },
          { label: "Net gain", amount: 71_050, kind: "total" },
        ]}
      />
      <Waterfall
        title="An estimate on a sheet"
        surface="sheet"
        lines={[
          { label: "Federal credit, 10% of QREs", amount: 31_500, kind: "start" },
          { label: "Utah, simplified rate: 5% of federal", amount: 1_575, kind: "plus" },
          { label: "Estimated credit", amount: 33_075, kind: "total" },
        ]}
      />
      <Waterfall
        title="A result below zero"
        tone="blue"
        lines={[
          { label: "Savings", amount: 12_000, kind: "start" },
          { label: "Prepayment, less than a thousandth of the whole", amount: 9, kind: "minus" },
          { label: "Fees", amount: 20_000, kind: "minus" },
          { label: "Net", amount: -8_009, kind: "total" },
        ]}
      />
      <StackedBar
        title="Where $210,000 of tax is settled"
        tone="blue"
        totalLabel="Estimated tax"
        parts={[
          { label: "Prepayment", note: "75% of the estimated tax", value: 157_500 },
          { label: "Net savings", value: 52_500 },
        ]}
      />
      <StackedBar
        title="Six parts, one of them very small"
        parts={[
          { label: "Doctor wages", value: 400_000 },
          { label: "Staff wages", value: 300_000 },
          { label: "Supplies", value: 90_000 },
          { label: "Contract research", value: 60_000 },
          { label: "Software", value: 30_000 },
          { label: "Other", value: 1_000 },
        ]}
      />
      <BracketLadder
        title="Where a taxable income of $550,000 falls"
        bands={JOINT_2025.map((band, index) => ({
          ...band,
          amount: [23_850, 73_100, 109_750, 187_900, 106_450, 48_950, 0][index],
          last: band.rateAsFraction === 0.35,
        }))}
        note="Federal brackets, married filing jointly, tax year 2025."
      />
      <TimeColumns
        title="Many days, one of them empty"
        note="A table with the same numbers stands beside it."
        columns={Array.from({ length: 30 }, (_, day) => ({
          label: `Nov ${day + 1}`,
          value: day === 12 ? 0 : 40 + ((day * 17) % 23),
        }))}
      />
      <BracketLadder title="The bands alone" bands={JOINT_2025} tone="plum" />
      <StepLadder
        title="Passenger vehicles: the most you may deduct each year"
        note="Placed in service in 2025."
        steps={[
          { label: "Year 1", value: 12_200, extra: { label: "bonus", value: 8_000 } },
          { label: "Year 2", value: 19_600 },
          { label: "Year 3", value: 11_800 },
          { label: "Later years", value: 7_060 },
        ]}
      />
      <StepLadder
        title="Six steps, one of them standing out"
        tone="plum"
        steps={[
          { label: "2020", value: 19_500 },
          { label: "2022", value: 20_500 },
          { label: "2023", value: 22_500 },
          { label: "2024", value: 23_000 },
          { label: "2025", value: 23_500, emphasis: true },
          { label: "2026", value: 24_500 },
        ]}
      />
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
      <TimelineChart
        title="Research deductions, from law to last day"
        asOf="2026-11-15"
        spans={[
          {
            from: "2022",
            to: "2024",
            label: "Spread over five years",
            detail: "Domestic research had to be amortized.",
          },
        ]}
        points={[
          { date: "2025-07-04", label: "Law signed", detail: "P.L. 119-21, section 174A." },
          { date: "2025-09-15", label: "Superseding 2024 returns" },
          { date: "2026-07-06", label: "Amendments for 2022 to 2024", detail: "Small businesses." },
          { date: "2027-04-15", label: "2026 returns" },
        ]}
      />
      <TimelineChart
        title="The firm, year by year"
        tone="blue"
        points={[
          { date: "2020", label: "Founded" },
          { date: "2021", label: "First 100 practices" },
          { date: "2022", label: "Research partner" },
          { date: "2023", label: "Bonds" },
          { date: "2024", label: "Charitable giving" },
          { date: "2025", label: "1,000 practices" },
        ]}
      />
      <HoldingPeriodLine
        title="One year and a day"
        tone="plum"
        start={{ label: "Buy", amount: "$50,000", date: "March 1, 2025" }}
        threshold={{ label: "One year and a day", date: "March 2, 2026" }}
        end={{ label: "Give", amount: "$250,000 appraised", date: "June 15, 2026" }}
        before={{ label: "Short-term", detail: "A gift is deducted at what you paid." }}
        after={{ label: "Long-term", detail: "At appraised fair market value." }}
      />
      <UsTileMap
        title="State credits, as a share of the federal credit"
        values={shares}
        selected="UT"
        note="Sample values."
      />
      <UsTileMap title="No value at all" tone="blue" values={{}} titleHidden />
    </div>
  );
}
