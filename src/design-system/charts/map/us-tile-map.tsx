import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue } from "../format-value.ts";
import { DEFAULT_THRESHOLDS, mapLegend, mapStep, type Thresholds } from "./map-steps.ts";
import { type StateCode, stateByCode, US_STATES } from "./us-states.ts";

type UsTileMapProps = ChartProps & {
  /** A fraction from 0 to 1 for each state; a state that is missing has 0. */
  values: Partial<Record<StateCode, number>>;
  /** Where the second and third shade begin. */
  thresholds?: Thresholds;
  legendLabels?: readonly [string, string, string, string];
  /** How one value is written, here and for screen readers: 5%. */
  describeValue?: (value: number) => string;
  /** Outlined, and named below the map. */
  selected?: StateCode;
  tableLabel?: string;
  /** A sentence below a state’s name in that table. */
  tableNotes?: Partial<Record<StateCode, string>>;
};

const asPercent = (value: number) => formatValue(value, "percent");

/** The states as equal tiles in four shades. */
export function UsTileMap(props: UsTileMapProps) {
  const {
    values,
    thresholds = DEFAULT_THRESHOLDS,
    legendLabels,
    describeValue = asPercent,
    selected,
  } = props;
  const tiles = US_STATES.map((state) => {
    const value = values[state.code] ?? 0;
    return { state, text: describeValue(value), step: mapStep(value, thresholds) };
  });
  return (
    <ChartFrame {...props}>
      <div className="grid grid-cols-11 gap-[clamp(2px,0.9cqi,5px)] max-w-144" aria-hidden="true">
        {tiles.map(({ state, step }) => (
          <span
            key={state.code}
            className="tile"
            data-step={step}
            data-selected={state.code === selected || undefined}
            style={{ gridRow: state.row, gridColumn: state.column }}
          >
            {state.code}
          </span>
        ))}
      </div>
      <MapKey labels={legendLabels ?? mapLegend(thresholds)} />
      {selected ? (
        <p className="mt-3.5 pt-3 border-t border-dashed border-line-strong flex justify-between max-w-144 text-[0.9375rem] text-ink-2">
          {stateByCode(selected).name}{" "}
          <b className="text-ink font-medium">{describeValue(values[selected] ?? 0)}</b>
        </p>
      ) : null}
      <details className="mt-4 max-w-144 print:hidden">
        <summary className="py-2.5 underline decoration-line-strong underline-offset-3">
          {props.tableLabel ?? "All states as a table"}
        </summary>
        <table className="chart-ledger">
          <tbody>
            {tiles.map(({ state, text }) => (
              <tr key={state.code}>
                <th scope="row">
                  {state.name}
                  {props.tableNotes?.[state.code] ? (
                    <small>{props.tableNotes[state.code]}</small>
                  ) : null}
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </ChartFrame>
  );
}

/** The legend of the shades. Decorative, because the tiles' text says the same. */
function MapKey({ labels }: { labels: readonly string[] }) {
  return (
    <ul
      className="tile-map-key *:flex *:items-center *:gap-2 flex flex-wrap gap-x-4.5 gap-y-1.5 mt-4 text-xs text-ink-2"
      aria-hidden="true"
    >
      {labels.map((label, step) => (
        <li key={label}>
          <i className="tile" data-step={step} />
          {label}
        </li>
      ))}
    </ul>
  );
}
