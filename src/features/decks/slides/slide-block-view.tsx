import type { CSSProperties, ReactNode } from "react";
import type { BlockOf, Deck, SlideBlock } from "#contracts/deck.ts";
import { LimitGauge } from "#design-system/charts/bars/limit-gauge.tsx";
import type { ChartProps } from "#design-system/charts/chart-frame.tsx";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";
import { formatValue } from "#design-system/charts/format-value.ts";
import { FourPartTest } from "#design-system/charts/four-part-test.tsx";
import { HoldingPeriodLine } from "#design-system/charts/lines/holding-period-line.tsx";
import { TimelineChart } from "#design-system/charts/lines/timeline-chart.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { CarrybackChart } from "../charts/carryback-chart.tsx";
import { CascadeChart } from "../charts/cascade-chart.tsx";
import { CoverageTable } from "../charts/coverage-table.tsx";
import { FeeSlip, ReturnBar } from "../charts/fee-and-return.tsx";
import { Tally } from "../charts/tally.tsx";
import { Points } from "./points.tsx";
import { SlideCalculator } from "./slide-calculator.tsx";
import { Caution, ContentsSlip, Questions, Stats } from "./word-blocks.tsx";

type SlideBlockViewProps = SlideSurroundings & { readonly block: SlideBlock };

export function SlideBlockView({ block, ...around }: SlideBlockViewProps) {
  const { tone } = around.deck;
  const chart = { className: "slide-chart", tone };
  switch (block.kind) {
    case "stats":
      return <Stats {...block} />;
    case "contents":
      return <ContentsSlip {...block} slides={around.deck.slides} onOpen={around.onOpen} />;
    case "points":
      return <Points {...block} />;
    case "questions":
      return <Questions {...block} />;
    case "caution":
      return <Caution {...block} />;
    case "slip":
      return <Slip className="slide-slip" {...block} />;
    case "waterfall":
      return <Waterfall {...chart} {...block} />;
    case "cascade":
      return <CascadeChart {...chart} {...block} />;
    case "timeline":
      return <TimelineChart {...chart} {...block} />;
    case "carryback":
      return <CarrybackChart {...chart} {...block} />;
    case "tally":
      return <Tally {...chart} {...block} />;
    case "limit":
      return <LimitGauge {...chart} {...block} amount={block.amountInUsd} cap={block.capInUsd} />;
    case "coverage":
      return <CoverageTable {...chart} {...block} />;
    case "four-part-test":
      return <FourPartTest {...chart} {...block} />;
    case "holding-period":
      return <HoldingSteps {...chart} {...block} />;
    case "fee-and-return":
      return <FeeSlip {...block} estimateInUsd={around.estimateInUsd} />;
    case "return-bar":
      return <ReturnBar tone={tone} {...block} estimateInUsd={around.estimateInUsd} />;
    case "calculator":
      return (
        <SlideCalculator worksheet={block.worksheet} hasResult={around.estimateInUsd !== undefined}>
          {around.calculator}
        </SlideCalculator>
      );
  }
}

/** What blocks may need besides their own data. */
export interface SlideSurroundings {
  readonly deck: Deck;
  /** The calculator's result, once there is one. */
  readonly estimateInUsd: number | undefined;
  readonly onOpen: (index: number) => void;
  readonly calculator: ReactNode;
}

/** The holding-period line on a slide. Its two bands are as high as the possible deduction. */
function HoldingSteps({ start, end, ...rest }: ChartProps & BlockOf<"holding-period">) {
  const share = { "--cost-share": start.amountInUsd / end.amountInUsd } as CSSProperties;
  return (
    <div className="holding-steps" style={share}>
      <HoldingPeriodLine
        {...rest}
        start={{ label: start.label, amount: formatValue(start.amountInUsd) }}
        end={{ label: end.label, amount: formatValue(end.amountInUsd) }}
      />
    </div>
  );
}
