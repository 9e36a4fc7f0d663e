import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue } from "../format-value.ts";
import { type StateCode, US_STATES } from "./us-states.ts";

type UsTileMapProps = ChartProps & {
  /** A fraction from 0 to 1 for each state; a state that is missing has 0. */
  values: Partial<Record<StateCode, number>>;
  tableLabel: string;
  /** A sentence below a state’s name in that table. */
  tableNotes?: Partial<Record<StateCode, string>>;
};

/** The states as equal tiles in four shades. */
export function UsTileMap({ values, tableLabel, tableNotes, ...frame }: UsTileMapProps) {
  const tiles = US_STATES.map((state) => {
    const value = values[state.code] ?? 0;
    return { state, text: formatValue(value, "percent"), step: mapStep(value) };
  });
  return (
    <ChartFrame {...frame}>
      <div className="grid grid-cols-11 gap-[clamp(2px,0.9cqi,5px)] max-w-144" aria-hidden="true">
        {tiles.map(({ state, step }) => (
          <span
            key={state.code}
            className="tile"
            data-step={step}
            style={{ gridRow: state.row, gridColumn: state.column }}
          >
            {state.code}
          </span>
        ))}
      </div>
      <MapKey />
      <details className="mt-4 max-w-144 print:hidden">
        <summary className="py-2.5 underline decoration-line-strong underline-offset-3">
          {tableLabel}
        </summary>
        <table className="chart-ledger">
          <tbody>
            {tiles.map(({ state, text }) => (
              <tr key={state.code}>
                <th scope="row">
                  {state.name}
                  {tableNotes?.[state.code] ? <small>{tableNotes[state.code]}</small> : null}
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
function MapKey() {
  return (
    <ul
      className="*:flex *:items-center *:gap-2 flex flex-wrap gap-x-4.5 gap-y-1.5 mt-4 text-xs text-ink-2"
      aria-hidden="true"
    >
      {mapLegend.map((label, step) => (
        <li key={label}>
          <i
            className="tile w-3.5 rounded-[3px] data-[step=0]:shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
            data-step={step}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Zero is a separate step. */
export function mapStep(fraction: number): 0 | 1 | 2 | 3 {
  if (fraction <= 0) return 0;
  if (fraction < 0.1) return 1;
  return fraction < 0.2 ? 2 : 3;
}

const mapLegend = ["None", "Under 10%", "10% to 20%", "20% and more"];
