import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue } from "../format-value.ts";
import { useHatch } from "../hatch.tsx";
import { LedgerTable } from "../ledger-table.tsx";
import { RowBar } from "../row-bar.tsx";
import { Columns, columnPlot } from "./columns.tsx";

export type LadderStep = {
  label: string;
  value: number;
  note?: string;
  /** Drawn in the full hue, the others paler. If no column has it, all are drawn in full. */
  emphasis?: boolean;
  /** Stacked on top of the value: a first-year bonus, a catch-up contribution. */
  extra?: { label: string; value: number };
};

export type StepLadderProps = ChartProps & { steps: readonly LadderStep[] };

/** Up to this many columns fit a phone. More are shown as ledger rows there. */
const COLUMNS_ON_A_PHONE = 4;

/** Limits by year or by age, as steps. */
export function StepLadder({ steps, ...frame }: StepLadderProps) {
  const hatch = useHatch();
  const fitsPhone = steps.length <= COLUMNS_ON_A_PHONE;
  const someStandOut = steps.some((step) => step.emphasis);
  const highest = Math.max(...steps.map(stepTotal));
  const drawn = steps.map((step) => {
    const { label, value, extra } = step;
    const sum = extra && `${formatValue(value)} + ${formatValue(extra.value)}`;
    return {
      label,
      notes: [step.note, extra && `${sum} ${extra.label}`].filter(Boolean),
      amount: formatValue(stepTotal(step)),
      parts: [
        { to: value, className: someStandOut && !step.emphasis ? "fill-tone-2" : "fill-tone" },
        ...(extra
          ? [{ from: value, to: stepTotal(step), className: "stroke-(--tone)", fill: hatch.fill }]
          : []),
      ],
    };
  });
  return (
    <ChartFrame {...frame}>
      {hatch.pattern}
      <Columns
        plot={columnPlot({ count: steps.length, top: 34, height: 170, highest, share: 0.7 })}
        fitsPhone={fitsPhone}
        columns={drawn.map(({ label, notes, ...column }) => ({
          ...column,
          label: [label, ...notes.map((note) => <small key={note}>{note}</small>)],
        }))}
      />
      <div className="chart-narrow" data-fits-phone={fitsPhone || undefined}>
        <LedgerTable
          rows={drawn.map(({ label, notes, amount, parts }) => ({
            label,
            note: notes.join(". "),
            value: amount,
            drawing: <RowBar parts={parts} highest={highest} />,
          }))}
        />
      </div>
    </ChartFrame>
  );
}

function stepTotal(step: LadderStep): number {
  return step.value + (step.extra?.value ?? 0);
}
