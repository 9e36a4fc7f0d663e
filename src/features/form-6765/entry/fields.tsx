import { type ReactNode, useId, useState } from "react";
import {
  type ChoiceName,
  choices,
  type InputName,
  inputs,
  isBox,
  isChoice,
  type WorksheetYear,
} from "#calculations/section-41/inputs.ts";
import { inTaxYear } from "#calculations/section-41/tax-year-change.ts";
import {
  type InputValue,
  isBlank,
  numberOf,
  type WorksheetAnswers,
  withInput,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Field } from "#design-system/forms/field.tsx";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { researchFigure } from "#tax-law/research-figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";
import { labelOf, optionLabel, relativeLabelOf } from "../input-words.ts";
import { inYear } from "../law-in-worksheet.ts";

export interface EntryProps {
  readonly answers: WorksheetAnswers;
  /** With `undoText`, an Undo is offered beside that text. */
  readonly change: (part: Partial<WorksheetAnswers>, undoText?: string) => void;
}

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

export function Cell({ children }: { children: ReactNode }) {
  return <div className="worksheet-cell">{children}</div>;
}

export function InputField<Name extends InputName>(props: EntryProps & { name: Name }) {
  const { name, answers, change } = props;
  const set = (value: InputValue<Name>) =>
    name === "taxYear"
      ? change(inTaxYear(answers, value as WorksheetYear), yearChanged(answers, value))
      : change(withInput(answers, name, value));
  const control = <Control name={name} answers={answers} set={set as SetAny} />;
  const help: Partial<Record<InputName, string>> = worksheetWords.help;
  const text = help[name];
  const explained = (
    <>
      {control}
      {text ? (
        <Help about={labelOf(name, answers.taxYear)}>{inYear(text, answers.taxYear)}</Help>
      ) : null}
    </>
  );
  return isBox(name) ? <div className="worksheet-tick">{explained}</div> : <Cell>{explained}</Cell>;
}

/** Nothing to say while nothing is entered. */
const yearChanged = (answers: WorksheetAnswers, year: unknown): string | undefined =>
  isBlank(answers)
    ? undefined
    : fillIn(worksheetWords.notices.yearChanged, {
        year: String(year),
        earlier: answers.taxYear,
      });

type SetAny = (value: string | number | boolean | null) => void;

function Control(props: { name: InputName; answers: WorksheetAnswers; set: SetAny }) {
  const { name, answers, set } = props;
  const label = labelOf(name, answers.taxYear);
  if (isBox(name))
    return <Checkbox label={label} checked={answers.boxes[name]} onCheckedChange={set} />;
  if (isChoice(name))
    return <ChoiceField label={label} name={name} value={answers[name]} set={set} />;
  const value = numberOf(answers, name);
  if (name === "contractShare") return <ContractShare label={label} answers={answers} set={set} />;
  if (inputs[name].kind === "fraction")
    return <PercentField label={label} value={value} onValueChange={set} />;
  if (inputs[name].kind === "count")
    return (
      <NumberField
        label={label}
        digits={name === "historyYears" ? 2 : 4}
        value={value}
        onValueChange={set}
      />
    );
  return (
    <AmountField
      label={label}
      secondLabel={relativeLabelOf(name)}
      value={value}
      onValueChange={set}
    />
  );
}

function ChoiceField(props: {
  label: string;
  name: ChoiceName;
  value: string | number | null;
  set: SetAny;
}) {
  const { label, name, value, set } = props;
  const values: readonly (string | number)[] = choices[name];
  const options = values.map((one) => ({ value: String(one), label: optionLabel(one) }));
  const unanswered = { value: "", label: worksheetWords.notAnswered };
  return (
    <Select
      label={label}
      options={value === null ? [unanswered, ...options] : options}
      value={String(value ?? "")}
      onValueChange={(typed) => set(values.find((one) => String(one) === typed) ?? null)}
    />
  );
}

function ContractShare(props: { label: string; answers: WorksheetAnswers; set: SetAny }) {
  const { label, answers, set } = props;
  const shares = [
    "research-contract-expense-share",
    "research-contract-expense-share-consortium",
    "research-contract-expense-share-energy",
  ] as const;
  return (
    <Select
      label={label}
      options={shares.map((name) => {
        const share = researchFigure(name, answers.taxYear);
        return { value: String(share), label: formatFraction(share) };
      })}
      value={String(answers.numbers.contractShare)}
      onValueChange={(share) => set(Number(share))}
    />
  );
}

/** Whole dollars. Empty means that nothing is typed, which differs from a typed 0. */
export function AmountField(props: {
  label: ReactNode;
  /** Not visible. */
  secondLabel?: string | undefined;
  value: number | null;
  onValueChange: (value: number | null) => void;
}) {
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

/** A percentage with decimals. The text stays as typed; only the fraction is passed on. */
export function PercentField(props: {
  label: string;
  value: number | null;
  onValueChange: (share: number | null) => void;
}) {
  const { label, value, onValueChange } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  // A value that differs from the typed one comes from a file, from storage or from Clear.
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
            className="control tabular-digits pr-9 font-medium"
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

function NumberField(props: {
  label: string;
  digits: number;
  value: number | null;
  onValueChange: (value: number | null) => void;
}) {
  const { label, digits, value, onValueChange } = props;
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
          className="control tabular-digits font-medium"
          onChange={({ target }) => {
            const typed = target.value.replace(/\D/g, "").slice(0, digits);
            onValueChange(typed === "" ? null : Number(typed));
          }}
        />
      )}
    </Field>
  );
}
