import type { CSSProperties } from "react";
import type { ChartProps } from "#design-system/charts/chart-frame.tsx";
import { formatValue } from "#design-system/charts/format-value.ts";
import {
  HoldingPeriodLine,
  type HoldingZone,
} from "#design-system/charts/lines/holding-period-line.tsx";

type HoldingStepsProps = ChartProps & {
  readonly start: { label: string; amountInUsd: number };
  readonly threshold: { label: string };
  readonly end: { label: string; amountInUsd: number };
  readonly before: HoldingZone;
  readonly after: HoldingZone;
};

/** The holding-period line on a slide. Its two bands are as high as the possible deduction. */
export function HoldingSteps({ start, end, ...rest }: HoldingStepsProps) {
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
