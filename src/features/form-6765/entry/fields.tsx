import { createContext, type ReactNode, useContext, useEffect } from "react";
import {
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
import { Select } from "#design-system/forms/select.tsx";
import { researchFigure } from "#tax-law/research-figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";
import { labelOf, optionLabel, optionsIn, relativeLabelOf } from "../input-words.ts";
import { inYear } from "../law-in-worksheet.ts";
import { AmountField, NumberField, PercentField } from "./typed-fields.tsx";

export interface EntryProps {
  readonly answers: WorksheetAnswers;
  /** With `undoText`, an Undo is offered beside that text. */
  readonly change: (part: Partial<WorksheetAnswers>, undoText?: string) => void;
}

const IsBesideField = createContext(false);

/** Beside a field it is no stop of the Tab key: F1 in the field opens it too. */
export function Help({ about, children }: { about: string; children: ReactNode }) {
  const isBesideField = useContext(IsBesideField);
  return (
    <details className="worksheet-help">
      <summary
        className="inline-flex min-h-6.5 list-none items-center text-leaf text-sm underline underline-offset-3 [&::-webkit-details-marker]:hidden"
        tabIndex={isBesideField ? -1 : undefined}
      >
        {worksheetWords.helpSummary}
        <span className="sr-only">: {about}</span>
      </summary>
      <p
        className="mt-1 mb-1.5 border-mint border-l-3 pl-3.5 text-ink-2 text-sm leading-normal"
        aria-live="polite"
      >
        {children}
      </p>
    </details>
  );
}

export function Cell(props: { className?: string; children: ReactNode }) {
  const { className = "worksheet-cell", children } = props;
  return (
    <div className={className} data-explained="">
      <IsBesideField value>{children}</IsBesideField>
    </div>
  );
}

/** F1 opens and closes the explanation of the field that has the focus. */
export function useHelpKey(): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const field = document.activeElement?.closest("[data-explained]");
      const help = field?.querySelector<HTMLDetailsElement>(".worksheet-help");
      if (event.key !== "F1" || !help) return;
      event.preventDefault();
      help.open = !help.open;
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
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
  return <Cell {...(isBox(name) ? { className: tickLook } : {})}>{explained}</Cell>;
}

const tickLook = "[&>.worksheet-help]:-mt-1.5 [&>.worksheet-help]:ml-9";

/** Nothing to say while nothing is entered. */
const yearChanged = (answers: WorksheetAnswers, year: unknown): string | undefined =>
  isBlank(answers)
    ? undefined
    : fillIn(worksheetWords.notices.yearChanged, {
        year: String(year),
        earlier: answers.taxYear,
      });

/** The earliest year that a practice can have begun. */
const firstYear = 1900;

type SetAny = (value: string | number | boolean | null) => void;

function Control(props: { name: InputName; answers: WorksheetAnswers; set: SetAny }) {
  const { name, answers, set } = props;
  const label = labelOf(name, answers.taxYear);
  if (isBox(name))
    return <Checkbox label={label} checked={answers.boxes[name]} onCheckedChange={set} />;
  if (isChoice(name))
    return (
      <ChoiceField
        label={label}
        values={optionsIn(name, answers.taxYear)}
        labelOf={optionLabel}
        value={answers[name]}
        set={set}
      />
    );
  const value = numberOf(answers, name);
  if (name === "contractShare")
    return (
      <ChoiceField
        label={label}
        values={contractShares.map((share) => researchFigure(share, answers.taxYear))}
        labelOf={formatFraction}
        value={value}
        set={set}
      />
    );
  if (inputs[name].kind === "fraction")
    return <PercentField label={label} value={value} onValueChange={set} />;
  if (inputs[name].kind === "count")
    return (
      <NumberField
        label={label}
        {...(name === "historyYears"
          ? { digits: 2 }
          : { digits: 4, range: { first: firstYear, last: answers.taxYear } })}
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

function ChoiceField<Value extends string | number>(props: {
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value | null;
  set: (value: Value | null) => void;
}) {
  const { label, values, labelOf, value, set } = props;
  const options = values.map((one) => ({ value: String(one), label: labelOf(one) }));
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

const contractShares = [
  "research-contract-expense-share",
  "research-contract-expense-share-consortium",
  "research-contract-expense-share-energy",
] as const;
