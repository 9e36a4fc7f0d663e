import type { ComponentType } from "react";
import { ComparisonBars } from "./bars/comparison-bars.tsx";
import { LimitGauge } from "./bars/limit-gauge.tsx";
import { PhaseOutBand } from "./bars/phase-out-band.tsx";
import { StackedBar } from "./bars/stacked-bar.tsx";
import type { ChartProps } from "./chart-frame.tsx";
import { BracketLadder } from "./columns/bracket-ladder.tsx";
import { StepLadder } from "./columns/step-ladder.tsx";
import { TimeColumns } from "./columns/time-columns.tsx";
import { Waterfall } from "./columns/waterfall.tsx";
import { FourPartTest } from "./four-part-test.tsx";
import { HoldingPeriodLine } from "./lines/holding-period-line.tsx";
import { TimelineChart } from "./lines/timeline-chart.tsx";
import { US_STATES } from "./map/us-states.ts";
import { UsTileMap } from "./map/us-tile-map.tsx";

/** A chart in several states, by their titles. */
function titled<Props extends ChartProps>(
  Chart: ComponentType<Props>,
  states: Record<string, Omit<Props, "title">>,
) {
  return Object.entries(states).map(([title, props]) => (
    <Chart key={title} {...({ ...props, title } as Props)} />
  ));
}

const bands = [
  { from: 0, to: 96_950, rateAsFraction: 0.12, amount: 96_950 },
  { from: 96_950, to: 394_600, rateAsFraction: 0.24, amount: 297_650 },
  { from: 394_600, to: 501_050, rateAsFraction: 0.32, amount: 106_450 },
  { from: 501_050, to: 751_600, rateAsFraction: 0.35, amount: 48_950, last: true },
  { from: 751_600, to: null, rateAsFraction: 0.37, amount: 0 },
];
const bandsAlone = bands.map(({ from, to, rateAsFraction }) => ({ from, to, rateAsFraction }));

const days = Array.from({ length: 30 }, (_, day) => ({
  label: `Nov ${day + 1}`,
  value: day === 12 ? 0 : 40 + ((day * 17) % 23),
}));

const shares = Object.fromEntries(US_STATES.map(({ code }, index) => [code, (index % 6) * 0.05]));
const tableLabel = "All states as a table";

const allCharts = [
  titled(Waterfall, {
    "A gift of $70,000, one California household": {
      tone: "plum",
      note: "Tax year 2025, W-2 income of $1,200,000. An educational example, not tax advice.",
      lines: [
        { label: "Federal savings", note: "27% effective", amount: 94_500, kind: "start" },
        { label: "State savings", note: "13.3%", amount: 46_550, kind: "plus" },
        { label: "Total savings", amount: 141_050, kind: "total" },
        { label: "Contribution", amount: 70_000, kind: "minus" },
        { label: "Net gain", amount: 71_050, kind: "total" },
      ],
    },
    "An estimate on a sheet": {
      surface: "sheet",
      lines: [
        { label: "Federal credit, 10% of QREs", amount: 31_500, kind: "start" },
        { label: "Utah, simplified rate: 5% of federal", amount: 1_575, kind: "plus" },
        { label: "Estimated credit", amount: 33_075, kind: "total" },
      ],
    },
    "A result below zero": {
      tone: "blue",
      lines: [
        { label: "Savings", amount: 12_000, kind: "start" },
        { label: "Prepayment, less than a thousandth of the whole", amount: 9, kind: "minus" },
        { label: "Fees", amount: 20_000, kind: "minus" },
        { label: "Net", amount: -8_009, kind: "total" },
      ],
    },
  }),
  titled(StackedBar, {
    "Where $210,000 of tax is settled": {
      tone: "blue",
      totalLabel: "Estimated tax",
      parts: [
        { label: "Prepayment", note: "75% of the estimated tax", value: 157_500 },
        { label: "Net savings", value: 52_500 },
      ],
    },
    "Six parts, one of them very small": {
      parts: [
        { label: "Doctor wages", value: 400_000 },
        { label: "Staff wages", value: 300_000 },
        { label: "Supplies", value: 90_000 },
        { label: "Contract research", value: 60_000 },
        { label: "Software", value: 30_000 },
        { label: "Other", value: 1_000 },
      ],
    },
  }),
  titled(BracketLadder, {
    "Where a taxable income of $550,000 falls": { bands, note: "Married filing jointly, 2025." },
    "The bands alone": { bands: bandsAlone, tone: "plum" },
  }),
  titled(TimeColumns, { "Many days, one of them empty": { columns: days } }),
  titled(StepLadder, {
    "Passenger vehicles: the most you may deduct each year": {
      note: "Placed in service in 2025.",
      steps: [
        { label: "Year 1", value: 12_200, extra: { label: "bonus", value: 8_000 } },
        { label: "Year 2", value: 19_600 },
        { label: "Later years", value: 7_060 },
      ],
    },
    "Five steps, one of them standing out": {
      tone: "plum",
      steps: [
        { label: "2022", value: 20_500 },
        { label: "2023", value: 22_500 },
        { label: "2024", value: 23_000 },
        { label: "2025", value: 23_500, emphasis: true },
        { label: "2026", value: 24_500 },
      ],
    },
  }),
  titled(ComparisonBars, {
    "The same gain, held for less or for more than a year": {
      unit: "percent",
      bars: [
        { label: "Short-term gain", note: "37% + 3.8%", value: 0.408 },
        { label: "Long-term gain", note: "20% + 3.8%", value: 0.238, emphasis: true },
      ],
      difference: { label: "Difference" },
      note: "Top federal rates with the net investment income tax, 2025.",
    },
    "Three amounts": {
      tone: "blue",
      bars: [
        { label: "Under 50", value: 23_500 },
        { label: "50 and over", value: 31_000 },
        { label: "60 to 63", value: 34_750 },
      ],
    },
  }),
  titled(LimitGauge, {
    "A deferral under its limit": {
      amount: 18_000,
      cap: 23_500,
      amountLabel: "You defer",
      capLabel: "2025 limit",
    },
    "A gift over its limit": {
      tone: "plum",
      amount: 350_000,
      cap: 330_000,
      amountLabel: "Deduction",
      capLabel: "60% of AGI",
      overLabel: "Carried forward",
    },
  }),
  titled(PhaseOutBand, {
    "The 20% deduction for medicine and dentistry, by taxable income": {
      rows: [
        { label: "Single", fullUpTo: 197_300, noneFrom: 247_300 },
        { label: "Married, filing jointly", fullUpTo: 394_600, noneFrom: 494_600 },
      ],
      note: "Specified service trades, tax year 2025, section 199A.",
    },
  }),
  titled(FourPartTest, {
    "The four-part test": {
      parts: [
        { name: "Permitted purpose", description: "A new or better procedure or product." },
        { name: "Technological in nature", description: "It rests on a hard science." },
        { name: "Elimination of uncertainty", description: "You did not know how, or whether." },
        { name: "Process of experimentation", description: "You tried and compared." },
      ],
      conclusion: "All four hold: the time may count as qualified research",
    },
  }),
  titled(TimelineChart, {
    "Research deductions, from law to last day": {
      asOf: "2026-11-15",
      spans: [{ from: "2022", to: "2024", label: "Spread over five years", detail: "Amortized." }],
      points: [
        { date: "2025-07-04", label: "Law signed", detail: "P.L. 119-21, section 174A." },
        { date: "2026-07-06", label: "Amendments for 2022 to 2024", detail: "Small businesses." },
        { date: "2027-04-15", label: "2026 returns" },
      ],
    },
    "The firm, year by year": {
      tone: "blue",
      points: ["2020", "2021", "2022", "2023", "2024", "2025"].map((date) => ({
        date,
        label: "Hundreds more practices",
      })),
    },
  }),
  titled(HoldingPeriodLine, {
    "One year and a day": {
      tone: "plum",
      start: { label: "Buy", amount: "$50,000", date: "March 1, 2025" },
      threshold: { label: "One year and a day", date: "March 2, 2026" },
      end: { label: "Give", amount: "$250,000 appraised", date: "June 15, 2026" },
      before: { label: "Short-term", detail: "A gift is deducted at what you paid." },
      after: { label: "Long-term", detail: "At appraised fair market value." },
    },
  }),
  titled(UsTileMap, {
    "State credits, as a share of the federal credit": { values: shares, tableLabel },
    "No value at all": { tone: "blue", values: {}, tableLabel, titleHidden: true },
  }),
];

/** Every chart with typical and with edge data, for review and accessibility checks. */
export function ChartSpecimens() {
  return <div className="mt-10 grid gap-14">{allCharts}</div>;
}
