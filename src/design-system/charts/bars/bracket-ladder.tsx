import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { type Band, BracketStairs, fillOf } from "../columns/bracket-stairs.tsx";
import { formatValue, percentOf } from "../format-value.ts";

export type BracketLadderProps = ChartProps & {
  /** Ascending and touching; the last one has `to: null`. */
  bands: readonly Band[];
  lastDollarLabel?: string;
  /** The heading of the column of amounts. */
  amountLabel?: string;
};

/** Income bands as stairs. Each rate applies only to the dollars on its step. */
export function BracketLadder({
  bands,
  lastDollarLabel = "The last dollar",
  amountLabel = "Income in this band",
  ...frame
}: BracketLadderProps) {
  assertContinuous(bands);
  const steepest = Math.max(...bands.map((band) => band.rateAsFraction));
  const withIncome = bands.some((band) => band.last);
  return (
    <ChartFrame {...frame}>
      <BracketStairs
        bands={bands}
        steepest={steepest}
        lastDollarLabel={withIncome ? lastDollarLabel : undefined}
        amountLabel={amountLabel}
      />
      <div className="chart-narrow">
        <table className="chart-ledger bracket-rows">
          <thead className="sr-only">
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">Band</th>
              {withIncome ? <th scope="col">{amountLabel}</th> : null}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.from} data-drawn data-last={(withIncome && band.last) || undefined}>
                <th scope="row">
                  {formatValue(band.rateAsFraction, "percent")}
                  <RateBar band={band} steepest={steepest} />
                </th>
                <td>
                  {bandRange(band)}
                  {withIncome && band.last ? <small>{lastDollarLabel}</small> : null}
                </td>
                {withIncome ? <td>{formatValue(band.amount ?? 0)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  );
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

function bandRange({ from, to }: Band): string {
  return to === null ? `over ${formatValue(from)}` : `${formatValue(from)} to ${formatValue(to)}`;
}

function RateBar({ band, steepest }: { band: Band; steepest: number }) {
  const share = band.rateAsFraction / steepest;
  return (
    <svg className="chart-row-bar" aria-hidden="true">
      <rect width={percentOf(share, 1)} height="100%" className="fill-tone-1" />
      <rect width={percentOf(share * fillOf(band), 1)} height="100%" className="fill-tone" />
    </svg>
  );
}
