import { formatValue, percentOf } from "../format-value.ts";

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

const PLOT_HEIGHT = 180;
const ENDLESS_FILL = 0.5;

/** 0 to 1. The band without an upper edge is at most half full, so that it never looks exhausted. */
export function fillOf({ from, to, amount = 0 }: Band): number {
  if (amount === 0) return 0;
  return to === null ? ENDLESS_FILL : amount / (to - from);
}

/** The wide form of the ladder. Hidden from screen readers, which read the table beside it. */
export function BracketStairs({
  bands,
  steepest,
  lastDollarLabel,
  amountLabel,
}: {
  bands: readonly Band[];
  steepest: number;
  /** Label of the mark and of the row of amounts; set if an income is given. */
  lastDollarLabel?: string;
  amountLabel: string;
}) {
  const count = bands.length;
  const plotTop = lastDollarLabel ? 62 : 28;
  const y = (rate: number) => plotTop + (1 - rate / steepest) * PLOT_HEIGHT;
  const floor = plotTop + PLOT_HEIGHT;
  const lastIndex = lastDollarLabel ? bands.findIndex((band) => band.last) : -1;
  const last = bands[lastIndex];
  return (
    <div className="chart-wide" aria-hidden="true">
      <svg width="100%" height={floor + 2} className="chart-drawing" aria-hidden="true">
        {bands.map((band, index) => (
          <g key={band.from}>
            <rect
              x={percentOf(index, count)}
              width={percentOf(1, count)}
              y={y(band.rateAsFraction)}
              height={floor - y(band.rateAsFraction)}
              className="stair"
            />
            <rect
              x={percentOf(index, count)}
              width={percentOf(fillOf(band), count)}
              y={y(band.rateAsFraction)}
              height={floor - y(band.rateAsFraction)}
              className="stair stair-filled"
            />
            <RateText
              band={band}
              left={percentOf(index, count)}
              right={percentOf(index + 1, count)}
              y={y(band.rateAsFraction) - 9}
              marked={index === lastIndex}
            />
          </g>
        ))}
        {last ? (
          <LastDollar
            at={percentOf(lastIndex + fillOf(last), count)}
            top={y(last.rateAsFraction)}
            floor={floor}
            text={lastDollarLabel ?? ""}
            anchor={lastIndex + fillOf(last) > count / 2 ? "end" : "start"}
          />
        ) : null}
        <line x1="0" x2="100%" y1={floor} y2={floor} className="chart-baseline" />
      </svg>
      <div
        className="chart-column-labels bracket-labels"
        style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}
      >
        {bands.map((band) => (
          <span key={band.from}>
            {band.to === null ? "over" : formatValue(band.from)}
            <br />
            {band.to === null ? formatValue(band.from) : `to ${formatValue(band.to)}`}
          </span>
        ))}
      </div>
      {lastDollarLabel ? (
        <div
          className="chart-column-labels bracket-labels bracket-amounts"
          style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}
        >
          <span>{amountLabel}</span>
          {bands.map((band) => (
            <span key={band.from}>{band.amount ? formatValue(band.amount) : "–"}</span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** At the left of its step, or at the right if the mark would cross it. */
function RateText({
  band,
  left,
  right,
  y,
  marked,
}: {
  band: Band;
  left: string;
  right: string;
  y: number;
  marked: boolean;
}) {
  const makeWay = marked && fillOf(band) < 0.5;
  return (
    <text
      x={makeWay ? right : left}
      dx={makeWay ? -4 : 2}
      y={y}
      className="chart-amount"
      textAnchor={makeWay ? "end" : "start"}
    >
      {formatValue(band.rateAsFraction, "percent")}
    </text>
  );
}

function LastDollar({
  at,
  top,
  floor,
  text,
  anchor,
}: {
  at: string;
  top: number;
  floor: number;
  text: string;
  anchor: "start" | "end";
}) {
  return (
    <g className="last-dollar">
      <line x1={at} x2={at} y1="8" y2={floor} />
      <circle cx={at} cy={top} r="5" />
      <text x={at} y="18" dx={anchor === "end" ? -10 : 10} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}
