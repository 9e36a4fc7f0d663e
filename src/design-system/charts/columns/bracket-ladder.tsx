import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue } from "../format-value.ts";
import { RowBar } from "../row-bar.tsx";
import { type Column, Columns, columnPlot } from "./columns.tsx";

export type Band = {
  from: number;
  /** Null for the band without an upper edge. */
  to: number | null;
  rateAsFraction: number;
  /** If an income is given: how much of it is in this band, … */
  amount?: number;
  /** … and whether its last dollar is. */
  last?: boolean;
};

export type BracketLadderProps = ChartProps & {
  /** Ascending and touching; the last one has `to: null`. */
  bands: readonly Band[];
  lastDollarLabel?: string;
  amountLabel?: string;
};

/** Income bands as stairs. Each rate applies only to the dollars on its step. */
export function BracketLadder(props: BracketLadderProps) {
  const {
    bands,
    lastDollarLabel = "The last dollar",
    amountLabel = "Income in this band",
    ...frame
  } = props;
  assertContinuous(bands);
  const highest = Math.max(...bands.map((band) => band.rateAsFraction));
  const withIncome = bands.some((band) => band.last);
  return (
    <ChartFrame {...frame}>
      <BracketStairs
        bands={bands}
        highest={highest}
        lastDollarLabel={lastDollarLabel}
        amountLabel={amountLabel}
      />
      <div className="chart-narrow">
        <table className="chart-ledger">
          <thead className="sr-only">
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">Band</th>
              {withIncome ? <th scope="col">{amountLabel}</th> : null}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              // Rate, band and amount on one line above the row's bar.
              <tr key={band.from} data-drawn className="grid-cols-[3.25rem_1fr_auto]">
                <th
                  scope="row"
                  className="pr-0 font-serif text-[1.25rem]/[1.2] font-medium text-ink normal-nums"
                >
                  {formatValue(band.rateAsFraction, "percent")}
                  <RowBar
                    highest={highest}
                    parts={[
                      { to: band.rateAsFraction, className: "fill-tone-1" },
                      { to: band.rateAsFraction * fillOf(band), className: "fill-tone" },
                    ]}
                  />
                </th>
                <td className="pl-1.5 text-left text-sm font-normal text-ink-2">
                  {bandEdges(band).join(" ")}
                  {band.last ? (
                    <small className="font-semibold text-ink">{lastDollarLabel}</small>
                  ) : null}
                </td>
                {withIncome ? (
                  <td className="pl-1.5 text-sm">{formatValue(band.amount ?? 0)}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  );
}

/** The wide form, with a mark at the last dollar if an income is given. */
function BracketStairs(props: {
  bands: readonly Band[];
  highest: number;
  lastDollarLabel: string;
  amountLabel: string;
}) {
  const { bands, highest } = props;
  const count = bands.length;
  const lastIndex = bands.findIndex((band) => band.last);
  const last = bands[lastIndex];
  const plot = columnPlot({ count, top: last ? 62 : 28, height: 180, highest });
  const columns = bands.map((band, index): Column => {
    const to = band.rateAsFraction;
    const [lower, upper] = bandEdges(band);
    const rateMakesWay = band === last && fillOf(band) < 0.5;
    return {
      parts: [
        { to, className: "fill-tone-1 stroke-(--ground) stroke-2" },
        { to, className: "fill-tone stroke-(--ground) stroke-2", width: plot.x(fillOf(band)) },
      ],
      amount: formatValue(to, "percent"),
      // At the left of its step, or at the right if the mark would cross it.
      amountText: rateMakesWay
        ? { x: plot.x(index + 1), dx: -4, textAnchor: "end" }
        : { x: plot.x(index), dx: 2, textAnchor: "start" },
      label: [lower, <br key="break" />, upper],
    };
  });
  const amounts = (
    <div
      className="chart-column-labels bracket-labels mt-3 border-t border-dashed border-line-strong text-sm font-semibold text-ink"
      style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}
    >
      <span className="col-span-full text-xs font-normal text-ink-3">{props.amountLabel}</span>
      {bands.map((band) => (
        <span key={band.from}>{band.amount ? formatValue(band.amount) : "–"}</span>
      ))}
    </div>
  );
  const markAt = last ? lastIndex + fillOf(last) : 0;
  const x = plot.x(markAt);
  return (
    <Columns plot={plot} columns={columns} labelClass="bracket-labels" below={last && amounts}>
      {last ? (
        <g>
          <line x1={x} x2={x} y1="8" y2={plot.y(0)} className="stroke-ink stroke-[1.5]" />
          <circle
            cx={x}
            cy={plot.y(last.rateAsFraction)}
            r="5"
            className="fill-sheet stroke-ink stroke-2"
          />
          <text
            x={x}
            y="18"
            dx={markAt > count / 2 ? -10 : 10}
            className="font-sans text-sm/none normal-nums font-semibold fill-ink"
            textAnchor={markAt > count / 2 ? "end" : "start"}
          >
            {props.lastDollarLabel}
          </text>
        </g>
      ) : null}
    </Columns>
  );
}

/** 0 to 1. The band without an upper edge is at most half full, so that it never looks exhausted. */
function fillOf({ from, to, amount = 0 }: Band): number {
  if (amount === 0) return 0;
  return to === null ? 0.5 : amount / (to - from);
}

/** Bands must ascend and touch, because no rate would apply to income in a gap. */
function assertContinuous(bands: readonly Band[]): void {
  bands.forEach((band, index) => {
    const next = bands[index + 1];
    if (next && next.from !== band.to) {
      throw new Error(`A band ends at ${band.to} but the next begins at ${next.from}`);
    }
  });
}

/** In two parts, which the stairs show in two lines. */
function bandEdges({ from, to }: Band): [string, string] {
  return to === null ? ["over", formatValue(from)] : [formatValue(from), `to ${formatValue(to)}`];
}
