import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BracketLadder } from "./bars/bracket-ladder.tsx";
import { ComparisonBars } from "./bars/comparison-bars.tsx";
import { LimitGauge } from "./bars/limit-gauge.tsx";
import { PhaseOutBand } from "./bars/phase-out-band.tsx";
import { StackedBar } from "./bars/stacked-bar.tsx";
import { StepLadder } from "./bars/step-ladder.tsx";
import { FourPartTest } from "./four-part-test.tsx";
import { HoldingPeriodLine } from "./lines/holding-period-line.tsx";
import { TimelineChart } from "./lines/timeline-chart.tsx";
import { FigureSpecimens } from "./specimens.tsx";

/** What a screen reader is given: drawings are hidden, tables and lists are not. */
function spokenText(figure: ReactElement): string {
  let html = renderToStaticMarkup(figure);
  const hidden = /<(svg|div|span)\b[^>]*aria-hidden="true"[^>]*>/;
  for (let match = hidden.exec(html); match; match = hidden.exec(html)) {
    html = html.slice(0, match.index) + html.slice(endOfElement(html, match.index, match[1] ?? ""));
  }
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

function endOfElement(html: string, start: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*?(/?)>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    if (!match[2]) depth += match[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

const CASES: [name: string, figure: ReactElement, spoken: string[]][] = [
  [
    "parts of a whole",
    <StackedBar
      key="stacked"
      title="Settled"
      totalLabel="Tax"
      parts={[
        { label: "Prepayment", value: 157_500 },
        { label: "Net savings", value: 52_500 },
      ]}
    />,
    ["Prepayment $157,500 75%", "Net savings $52,500 25%", "Tax $210,000 100%"],
  ],
  [
    "two rates and the points between them",
    <ComparisonBars
      key="comparison"
      title="Rates"
      unit="percent"
      bars={[
        { label: "Short-term", value: 0.408 },
        { label: "Long-term", value: 0.238 },
      ]}
      difference={{ label: "Difference" }}
    />,
    ["Short-term 40.8%", "Long-term 23.8%", "Difference 17 points"],
  ],
  [
    "what is left under a limit",
    <LimitGauge
      key="under"
      title="Limit"
      amount={18_000}
      cap={23_500}
      amountLabel="You defer"
      capLabel="Limit"
    />,
    ["You defer $18,000", "Room left $5,500", "Limit $23,500"],
  ],
  [
    "what goes over a limit",
    <LimitGauge
      key="over"
      title="Limit"
      amount={350_000}
      cap={330_000}
      amountLabel="Deduction"
      capLabel="Limit"
    />,
    ["Over the limit $20,000"],
  ],
  [
    "limits by year with a bonus",
    <StepLadder
      key="ladder"
      title="Vehicles"
      steps={[
        { label: "Year 1", value: 12_200, extra: { label: "bonus", value: 8_000 } },
        { label: "Year 2", value: 19_600 },
      ]}
    />,
    ["Year 1 $12,200 + $8,000 bonus $20,200", "Year 2 $19,600"],
  ],
  [
    "income in each band",
    <BracketLadder
      key="bands"
      title="Bands"
      bands={[
        { from: 0, to: 23_850, rateAsFraction: 0.1, amount: 23_850 },
        { from: 23_850, to: null, rateAsFraction: 0.12, amount: 6_150, last: true },
      ]}
    />,
    ["10% $0 to $23,850 $23,850", "12% over $23,850 The last dollar $6,150"],
  ],
  [
    "the thresholds of a phase-out",
    <PhaseOutBand
      key="phase"
      title="Phase-out"
      rows={[{ label: "Single", fullUpTo: 197_300, noneFrom: 247_300 }]}
      marker={{ value: 210_000, label: "Your income" }}
    />,
    ["Full to $197,300", "None from $247,300", "Your income $210,000"],
  ],
  [
    "a holding period in the order of time",
    <HoldingPeriodLine
      key="holding"
      title="Holding"
      start={{ label: "Buy", amount: "$50,000" }}
      threshold={{ label: "One year and a day" }}
      end={{ label: "Give" }}
      before={{ label: "Short-term" }}
      after={{ label: "Long-term" }}
    />,
    ["Buy $50,000 Short-term One year and a day Long-term Give"],
  ],
  [
    "four tests joined",
    <FourPartTest
      key="test"
      title="Test"
      parts={[{ name: "Purpose" }, { name: "Technology" }]}
      conclusion="Both hold"
    />,
    ["Purpose and Technology Both hold"],
  ],
  [
    "dates in order, with the passed ones said to be passed",
    <TimelineChart
      key="timeline"
      title="Dates"
      asOf="2026-11-15"
      spans={[{ from: "2022", to: "2024", label: "Spread" }]}
      points={[
        { date: "2027-04-15", label: "Returns" },
        { date: "2026-07-06", label: "Amendments" },
      ]}
    />,
    ["2022 – 2024 Spread passed", "Jul 6, 2026 Amendments passed Apr 15, 2027 Returns "],
  ],
];

describe("a screen reader is told", () => {
  test.each(CASES)("%s", (_, figure, spoken) => {
    const text = spokenText(figure);
    for (const words of spoken) expect(text).toContain(words);
  });
});

test("every specimen is a named figure", () => {
  const html = renderToStaticMarkup(<FigureSpecimens />);
  const figures = html.match(/<figure /g) ?? [];
  const names = html.match(/<figcaption id="([^"]+)"/g) ?? [];
  expect(figures.length).toBeGreaterThan(18);
  expect(names.length).toBe(figures.length);
  expect(html).not.toContain("NaN");
});

test("bands with a gap between them are refused", () => {
  const bands = [
    { from: 0, to: 23_850, rateAsFraction: 0.1 },
    { from: 96_950, to: null, rateAsFraction: 0.22 },
  ];
  expect(() => renderToStaticMarkup(<BracketLadder title="Bands" bands={bands} />)).toThrow(
    "A band ends at 23850 but the next begins at 96950",
  );
});
