import { type KeyboardEvent, useRef } from "react";
import type { MapStep } from "./map-steps.ts";
import { type Direction, neighbor, type StateCode, type UsState } from "./us-states.ts";

type StateTile = { state: UsState; text: string; step: MapStep };

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/**
 * Native radio buttons laid out as a map. With arrow keys, browsers move through radios in document
 * order, which on a map would jump from Utah to Vermont. Here arrows move to the neighboring tile.
 */
export function StateRadios(props: {
  tiles: readonly StateTile[];
  legend: string;
  value: StateCode;
  onChange: (code: StateCode) => void;
  name: string;
}) {
  const map = useRef<HTMLDivElement>(null);

  function moveToNeighbor(event: KeyboardEvent<HTMLInputElement>) {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const code = neighbor(props.value, direction);
    map.current?.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.focus();
    props.onChange(code);
  }

  return (
    <fieldset className="tile-map-choice">
      <legend className="sr-only">{props.legend}</legend>
      <div className="tile-map" ref={map}>
        {props.tiles.map(({ state, text, step }) => (
          <label
            key={state.code}
            className="tile"
            data-step={step}
            data-selected={state.code === props.value || undefined}
            style={{ gridRow: state.row, gridColumn: state.column }}
            title={`${state.name} ${text}`}
          >
            <input
              type="radio"
              name={props.name}
              value={state.code}
              checked={state.code === props.value}
              onChange={() => props.onChange(state.code)}
              onKeyDown={moveToNeighbor}
              aria-label={`${state.name}, ${text}`}
            />
            <span aria-hidden="true">{state.code}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
