import { estimatedTaxWords } from "#content/calculators/estimated-tax.ts";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { estimatedTaxDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { EntryName, PlanEntries } from "./entries.ts";

/** Up to 99,999,999: the engine covers up to 100 million. */
const mostDigits = 8;

/** So that what counts as $0 can lead to its field. */
export const fieldId = (name: EntryName): string => `plan-${name}`;

interface QuestionProps {
  readonly name: EntryName;
  readonly entries: PlanEntries;
  readonly taxYear: number;
  /** To choose from. */
  readonly states?: readonly StateName[];
  readonly onChange: (changed: Partial<PlanEntries>) => void;
}

export interface StateName {
  readonly code: string;
  readonly name: string;
}

interface FieldInWords {
  readonly label: string;
  readonly hint?: string;
  /** While nothing is chosen. */
  readonly choose?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** One question of a row: an amount, a number or a choice. */
export function Question({ name, entries, taxYear, states = [], onChange }: QuestionProps) {
  const { label, hint, choices, choose = words.choose } = fieldOf(name, taxYear, states);
  const field = {
    id: fieldId(name),
    label,
    hint,
    value: entries[name],
    onValueChange: (text: string) => onChange({ [name]: text }),
  };
  if (choices) {
    const options = Object.entries(choices).map(([value, text]) => ({ value, label: text }));
    return <Select {...field} options={[{ value: "", label: choose }, ...options]} />;
  }
  if (name.endsWith("InUsd") || name.startsWith("paid"))
    return <MoneyInput {...field} maxDigits={mostDigits} />;
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onValueChange={(text) => onChange({ [name]: text.replaceAll(/\D/g, "").slice(0, 3) })}
    />
  );
}

function fieldOf(name: EntryName, taxYear: number, states: readonly StateName[]): FieldInWords {
  const { filing, filings, state, chooseState, ...questions } = words.questions;
  const stateNames = Object.fromEntries(states.map(({ code, name }) => [code, name]));
  const own: Readonly<Partial<Record<EntryName, FieldInWords>>> = {
    ...words.fields,
    filing: { label: filing, choices: filings },
    wagesInUsd: { label: questions.wagesInUsd, hint: questions.wagesHint },
    spouseWagesInUsd: { label: questions.spouseWagesInUsd },
    profitInUsd: { label: questions.profitInUsd, hint: questions.profitHint },
    state: { label: state, choices: stateNames, choose: chooseState },
  };
  return own[name] ?? estimatedTaxField(name, taxYear);
}

/** The withholding row asks in the words of the estimated-tax tool. */
function estimatedTaxField(name: EntryName, taxYear: number): FieldInWords {
  const { fields } = estimatedTaxWords;
  const [first, second, third] = estimatedTaxDays(taxYear).map((day) => formatDate(day, "short"));
  const asked: Partial<Record<EntryName, readonly [string, string?]>> = {
    priorTaxInUsd: [fields.priorTax, fields.priorTaxHint],
    priorIncomeInUsd: [fields.priorIncome, fields.priorIncomeHint],
    withholdingInUsd: [fields.withholding, fields.withholdingHint],
    paid1: [fillIn(fields.paid, { day: first ?? "" })],
    paid2: [fillIn(fields.paid, { day: second ?? "" })],
    paid3: [fillIn(fields.paid, { day: third ?? "" })],
    paid4: [fillIn(fields.paidSince, { day: third ?? "" })],
  };
  const [label = name, hint] = asked[name] ?? [];
  const years = { taxYear, priorYear: taxYear - 1 };
  return { label: fillIn(label, years), ...(hint && { hint }) };
}

/** With these a first list is shown. */
export function FirstQuestions(props: Omit<QuestionProps, "name">) {
  const names: readonly EntryName[] = [
    ...(["filing", "wagesInUsd"] as const),
    ...(props.entries.filing === "joint" ? (["spouseWagesInUsd"] as const) : []),
    ...(["profitInUsd", "state"] as const),
  ];
  return (
    <fieldset className="plan-fields">
      <legend className="mb-4 font-medium font-serif text-xl">{words.questions.heading}</legend>
      {names.map((name) => (
        <Question key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}
