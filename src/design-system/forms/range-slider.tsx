import { type CSSProperties, type ReactNode, useId } from "react";
import { FieldHint } from "./field.tsx";

/** From 0 to 100. */
export function RangeSlider(props: {
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  format?: (value: number) => string;
}) {
  const { value, format = String } = props;
  const id = useId();
  const fraction = value / 100;
  const position = { "--fraction": fraction, "--fill": `${fraction * 100}%` } as CSSProperties;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="field-label">
          {props.label}
        </label>
        <output
          htmlFor={id}
          aria-live="off"
          className="tabular-digits font-serif text-xl leading-none"
        >
          {format(value)}
        </output>
      </div>
      <FieldHint id={id}>{props.hint}</FieldHint>
      <div className="range-slider" style={position}>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={value}
          aria-valuetext={format(value)}
          aria-describedby={props.hint ? `${id}-hint` : undefined}
          onChange={(event) => props.onValueChange(event.target.valueAsNumber)}
        />
        <span aria-hidden="true" className="range-slider-bubble tabular-digits">
          {format(value)}
        </span>
      </div>
    </div>
  );
}
