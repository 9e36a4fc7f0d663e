import { useId } from "react";
import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { type LadderStep, StepColumns, stepTotal } from "../columns/step-columns.tsx";
import { formatValue, percentOf, type Unit } from "../format-value.ts";
import { Hatch } from "../hatch.tsx";
import { type LedgerRow, LedgerTable } from "../ledger-table.tsx";

export type StepLadderProps = ChartProps & { steps: readonly LadderStep[]; unit?: Unit };

/** Up to this many columns fit a phone. More are shown as ledger rows there. */
const COLUMNS_ON_A_PHONE = 4;

/** Limits by year or by age, as steps. */
export function StepLadder({ steps, unit, ...frame }: StepLadderProps) {
  const hatchId = useId();
  const fitsPhone = steps.length <= COLUMNS_ON_A_PHONE;
  const tallest = Math.max(...steps.map(stepTotal));
  const someStandOut = steps.some((step) => step.emphasis);
  const rows: LedgerRow[] = steps.map((step) => ({
    label: step.label,
    note: stepNote(step, unit),
    value: formatValue(stepTotal(step), unit),
    drawing: (
      <RowSteps
        step={step}
        tallest={tallest}
        hatchId={hatchId}
        quiet={someStandOut && !step.emphasis}
      />
    ),
  }));
  return (
    <ChartFrame {...frame}>
      <svg className="chart-defs" aria-hidden="true">
        <Hatch id={hatchId} />
      </svg>
      <StepColumns steps={steps} unit={unit} hatchId={hatchId} fitsPhone={fitsPhone} />
      <div className="chart-narrow" data-fits-phone={fitsPhone || undefined}>
        <LedgerTable rows={rows} />
      </div>
    </ChartFrame>
  );
}

function stepNote({ note, value, extra }: LadderStep, unit?: Unit): string | undefined {
  if (!extra) return note;
  const parts = `${formatValue(value, unit)} + ${formatValue(extra.value, unit)} ${extra.label}`;
  return note ? `${note}. ${parts}` : parts;
}

function RowSteps({
  step,
  tallest,
  hatchId,
  quiet,
}: {
  step: LadderStep;
  tallest: number;
  hatchId: string;
  quiet: boolean;
}) {
  return (
    <svg className="chart-row-bar" aria-hidden="true">
      <rect
        width={percentOf(step.value, tallest)}
        height="100%"
        className={quiet ? "fill-tone-2" : "fill-tone"}
      />
      {step.extra ? (
        <rect
          x={percentOf(step.value, tallest)}
          width={percentOf(step.extra.value, tallest)}
          height="100%"
          fill={`url(#${hatchId})`}
        />
      ) : null}
    </svg>
  );
}
