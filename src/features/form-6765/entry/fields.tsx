import { type ReactNode, useId, useState } from "react";
import type { AmountName, WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Field } from "#design-system/forms/field.tsx";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { inYear } from "../law-in-worksheet.ts";

const { labels, help } = worksheetWords;

export interface EntryProps {
  readonly answers: WorksheetAnswers;
  readonly change: (part: Partial<WorksheetAnswers>) => void;
}

/** An explanation one tap away from its field. */
export function Help({ about, children }: { about: string; children: ReactNode }) {
  return (
    <details className="worksheet-help">
      <summary>
        {worksheetWords.helpSummary}
        <span className="sr-only">: {about}</span>
      </summary>
      <p>{children}</p>
    </details>
  );
}

/** A control with its label beside it, as on the form, and what explains it. */
export function Cell({ children }: { children: ReactNode }) {
  return <div className="worksheet-cell">{children}</div>;
}

export function AmountField({
  name,
  about,
  answers: { amounts, taxYear },
  change,
}: EntryProps & { name: AmountName; about?: keyof typeof help }) {
  return (
    <Cell>
      <MoneyInput
        label={labels[name]}
        value={digitsOf(amounts[name])}
        onValueChange={(digits) => change({ amounts: { ...amounts, [name]: Number(digits) } })}
      />
      {about ? <Help about={labels[name]}>{inYear(help[about], taxYear)}</Help> : null}
    </Cell>
  );
}

/** An empty field counts as 0, and 0 is shown as an empty field. */
export const digitsOf = (amount: number): string => (amount === 0 ? "" : String(amount));

/** A percentage with decimals. What is typed stays as typed; only the share it means is passed on. */
export function PercentField({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: number | null;
  onValueChange: (share: number | null) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState("");
  // Another value than the typed one comes from a file, from memory or from Clear.
  const shown = shareOf(typed) === value ? typed : percentOf(value);
  return (
    <Field id={id} label={label}>
      {(control) => (
        <div className="control-affix">
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            className="control figures pr-9 font-medium"
            onChange={({ target }) => {
              const text = target.value.replace(/[^\d.]/g, "").slice(0, 7);
              setTyped(text);
              onValueChange(shareOf(text));
            }}
          />
          <span aria-hidden="true" className="right-3.5">
            %
          </span>
        </div>
      )}
    </Field>
  );
}

function shareOf(typed: string): number | null {
  const percent = Number.parseFloat(typed);
  return Number.isNaN(percent) ? null : Math.min(1, Number((percent / 100).toPrecision(12)));
}

const percentOf = (value: number | null): string =>
  value === null ? "" : String(Number((value * 100).toPrecision(12)));

/** A year or a number of years, as digits. */
export function NumberField({
  label,
  digits,
  value,
  onValueChange,
}: {
  label: string;
  digits: number;
  value: number | null;
  onValueChange: (value: number | null) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ""}
          className="control figures font-medium"
          onChange={({ target }) => {
            const typed = target.value.replace(/\D/g, "").slice(0, digits);
            onValueChange(typed === "" ? null : Number(typed));
          }}
        />
      )}
    </Field>
  );
}
