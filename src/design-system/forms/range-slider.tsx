import { type CSSProperties, type ReactNode, useId } from "react";
import { FieldHint } from "./field.tsx";

export function RangeSlider(props: {
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  format?: (value: number) => string;
  disabled?: boolean;
  id?: string;
}) {
  const { value, min = 0, max = 100, step = 1, format = String } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const fraction = max > min ? (value - min) / (max - min) : 0;
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
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={props.disabled}
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
