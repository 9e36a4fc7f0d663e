import { StackedBar } from "../bars/stacked-bar.tsx";
import { BracketLadder } from "./bracket-ladder.tsx";
import { StepLadder } from "./step-ladder.tsx";
import { TimeColumns } from "./time-columns.tsx";
import { Waterfall } from "./waterfall.tsx";

const JOINT_2025 = [
  { from: 0, to: 23_850, rateAsFraction: 0.1 },
  { from: 23_850, to: 96_950, rateAsFraction: 0.12 },
  { from: 96_950, to: 206_700, rateAsFraction: 0.22 },
  { from: 206_700, to: 394_600, rateAsFraction: 0.24 },
  { from: 394_600, to: 501_050, rateAsFraction: 0.32 },
  { from: 501_050, to: 751_600, rateAsFraction: 0.35 },
  { from: 751_600, to: null, rateAsFraction: 0.37 },
];

export function WaterfallSpecimens() {
  return (
    <>
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
        title="An estimate in ledger rows, on a sheet"
        surface="sheet"
        layout="rows"
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
    </>
  );
}
