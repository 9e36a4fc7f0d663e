import { type ReactNode, useId, useState } from "react";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Field } from "#design-system/forms/field.tsx";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";

const words = worksheetWords.fields;

interface FieldProps {
  readonly label: ReactNode;
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
}

/** Whole dollars. Empty means that nothing is typed, which differs from a typed 0. */
export function AmountField(props: FieldProps & { secondLabel?: string | undefined }) {
  const { label, secondLabel, value, onValueChange } = props;
  const id = useId();
  return (
    <>
      <MoneyInput
        id={id}
        label={label}
        value={value === null ? "" : String(value)}
        onValueChange={(digits) => onValueChange(digits === "" ? null : Number(digits))}
      />
      {secondLabel ? (
        <label htmlFor={id} className="sr-only">
          {secondLabel}
        </label>
      ) : null}
    </>
  );
}

/** A percentage with decimals, at most 100%. Below 1% it asks, because 0.32 often means 32%. */
export function PercentField({ label, value, onValueChange }: FieldProps) {
  const [typed, setTyped] = useState("");
  // A value that differs from the typed one comes from a file, from storage or from Clear.
  const shown = shareOf(typed) === value ? typed : percentOf(value);
  const meant = value !== null && value > 0 && value < 0.01 ? rounded(value * 100) : null;
  const set = (text: string) => {
    setTyped(text);
    onValueChange(shareOf(text));
  };
  return (
    <>
      <TextField
        label={label}
        unit="%"
        inputMode="decimal"
        value={shown}
        error={Number.parseFloat(shown) > 100 ? words.percentTooHigh : null}
        onValueChange={(text) => set(text.replace(/[^\d.]/g, "").slice(0, 7))}
      />
      {meant === null ? null : (
        <button
          type="button"
          className="col-span-full min-h-11 cursor-pointer justify-self-end text-leaf text-sm underline underline-offset-3"
          onClick={() => set(percentOf(meant))}
        >
          {fillIn(words.didYouMean, { percent: formatFraction(meant) })}
        </button>
      )}
    </>
  );
}

/** A whole number from `first` to `last`. Another one is refused and said to be. */
export function NumberField(
  props: FieldProps & { digits: number; range?: { first: number; last: number } },
) {
  const { label, digits, range, value, onValueChange } = props;
  const [typed, setTyped] = useState("");
  const isIn = (one: number) => !range || (one >= range.first && one <= range.last);
  const read = (text: string) => (text !== "" && isIn(Number(text)) ? Number(text) : null);
  const shown = read(typed) === value ? typed : String(value ?? "");
  const isRefused = shown.length === digits && !isIn(Number(shown));
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={shown}
      error={range && isRefused ? fillIn(words.yearRange, range) : null}
      onValueChange={(text) => {
        const next = text.replace(/\D/g, "").slice(0, digits);
        setTyped(next);
        onValueChange(read(next));
      }}
    />
  );
}

function TextField(props: {
  label: ReactNode;
  unit?: string;
  inputMode: "decimal" | "numeric";
  value: string;
  error: string | null;
  onValueChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={props.label} error={props.error} errorIsLive>
      {(control) => (
        <div className={props.unit ? "control-affix" : "contents"}>
          <input
            {...control}
            type="text"
            inputMode={props.inputMode}
            autoComplete="off"
            value={props.value}
            className={`control tabular-digits font-medium ${props.unit ? "pr-9" : ""}`}
            onChange={({ target }) => props.onValueChange(target.value)}
          />
          {props.unit ? (
            <span aria-hidden="true" className="right-3.5">
              {props.unit}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}

const rounded = (value: number): number => Number(value.toPrecision(12));

function shareOf(typed: string): number | null {
  const percent = Number.parseFloat(typed);
  return Number.isNaN(percent) || percent > 100 ? null : rounded(percent / 100);
}

const percentOf = (value: number | null): string =>
  value === null ? "" : String(rounded(value * 100));
