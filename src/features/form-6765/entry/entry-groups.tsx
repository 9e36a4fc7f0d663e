import type { ReactNode } from "react";
import { researchFigure } from "#calculations/section-41/credit-by-method.ts";
import {
  entities,
  returnKinds,
  type WorksheetAnswers,
  worksheetYears,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { formatFraction } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { AmountField, Cell, type EntryProps, Help, NumberField, PercentField } from "./fields.tsx";

const { groups, labels, options, help } = worksheetWords;

/** Fields that belong together, under a name that screen readers say with each. */
export function EntryGroup({
  legend,
  printed = false,
  children,
}: {
  legend: string;
  /** On paper most inputs are listed at the top instead. */
  printed?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="worksheet-entry" data-printed={printed || undefined}>
      <legend>
        <h2>{legend}</h2>
      </legend>
      <div className="worksheet-fields">{children}</div>
    </fieldset>
  );
}

export function ReturnEntry({ answers, change }: EntryProps) {
  return (
    <EntryGroup legend={groups.return}>
      <Cell>
        <Select
          label={labels.taxYear}
          options={worksheetYears.map((year) => ({ value: String(year), label: String(year) }))}
          value={String(answers.taxYear)}
          onValueChange={(year) => change({ taxYear: Number(year) as WorksheetAnswers["taxYear"] })}
        />
      </Cell>
      <Cell>
        <Select
          label={labels.returnKind}
          options={returnKinds.map((value) => ({ value, label: options[value] }))}
          value={answers.returnKind}
          onValueChange={(kind) => change({ returnKind: kind as WorksheetAnswers["returnKind"] })}
        />
      </Cell>
      <Cell>
        <Select
          label={labels.entity}
          options={entities.map((value) => ({ value, label: options[value] }))}
          value={answers.entity}
          onValueChange={(entity) => change({ entity: entity as WorksheetAnswers["entity"] })}
        />
      </Cell>
      <div className="worksheet-tick">
        <Checkbox
          label={labels.controlledGroup}
          checked={answers.controlledGroup}
          onCheckedChange={(controlledGroup) => change({ controlledGroup })}
        />
        <Help about={labels.controlledGroup}>{inYear(help.controlledGroup, answers.taxYear)}</Help>
      </div>
    </EntryGroup>
  );
}

export function ExpensesEntry(props: EntryProps) {
  const { answers, change } = props;
  const shares = [
    "research-contract-expense-share",
    "research-contract-expense-share-consortium",
    "research-contract-expense-share-energy",
  ] as const;
  return (
    <EntryGroup legend={groups.expenses}>
      <AmountField name="wages" about="wages" {...props} />
      <AmountField name="supplies" about="supplies" {...props} />
      <AmountField name="computers" about="computers" {...props} />
      <AmountField name="contract" about="contract" {...props} />
      <Cell>
        <Select
          label={labels.contractShare}
          options={shares.map((name) => {
            const share = researchFigure(name, answers.taxYear);
            return { value: String(share), label: formatFraction(share) };
          })}
          value={String(answers.contractShareAsFraction)}
          onValueChange={(share) => change({ contractShareAsFraction: Number(share) })}
        />
        <Help about={labels.contractShare}>{inYear(help.contractShare, answers.taxYear)}</Help>
      </Cell>
    </EntryGroup>
  );
}

export function YearsBeforeEntry(props: EntryProps) {
  return (
    <EntryGroup legend={groups.before}>
      <AmountField name="qre1" about="before" {...props} />
      <AmountField name="qre2" {...props} />
      <AmountField name="qre3" {...props} />
    </EntryGroup>
  );
}

export function SmallBusinessEntry(props: EntryProps) {
  const { answers, change } = props;
  return (
    <EntryGroup legend={groups.smallBusiness}>
      <AmountField name="receiptsThisYear" about="receiptsThisYear" {...props} />
      <Cell>
        <NumberField
          label={labels.firstYearWithReceipts}
          digits={4}
          value={answers.firstYearWithReceipts}
          onValueChange={(firstYearWithReceipts) => change({ firstYearWithReceipts })}
        />
        <Help about={labels.firstYearWithReceipts}>
          {inYear(help.firstYearWithReceipts, answers.taxYear)}
        </Help>
      </Cell>
    </EntryGroup>
  );
}

export function ElectionsEntry(props: EntryProps) {
  const { answers, change } = props;
  return (
    <EntryGroup legend={groups.elections}>
      <div className="worksheet-tick">
        <Checkbox
          label={labels.reducedCredit}
          checked={answers.reducedCredit}
          onCheckedChange={(reducedCredit) => change({ reducedCredit })}
        />
        <Help about={labels.reducedCredit}>{inYear(help.reducedCredit, answers.taxYear)}</Help>
      </div>
      <Checkbox
        label={labels.payrollOffset}
        checked={answers.payrollOffset}
        onCheckedChange={(payrollOffset) => change({ payrollOffset })}
      />
      <AmountField name="payrollAmount" about="payrollAmount" {...props} />
    </EntryGroup>
  );
}

export function UseEntry(props: EntryProps) {
  const { answers, change } = props;
  return (
    <EntryGroup legend={groups.use}>
      <AmountField name="netIncomeTax" about="netIncomeTax" {...props} />
      <AmountField name="tentativeMinimumTax" about="tentativeMinimumTax" {...props} />
      <Cell>
        <PercentField
          label={labels.ownerRate}
          value={answers.ownerRateAsFraction || null}
          onValueChange={(share) => change({ ownerRateAsFraction: share ?? 0 })}
        />
        <Help about={labels.ownerRate}>{help.ownerRate}</Help>
      </Cell>
    </EntryGroup>
  );
}

export function TotalsEntry(props: EntryProps) {
  return (
    <EntryGroup legend={groups.totals}>
      <p className="worksheet-lede">{help.totals}</p>
      <AmountField name="totalWages" {...props} />
      <AmountField name="totalSupplies" {...props} />
      <AmountField name="wagesAbove80" {...props} />
    </EntryGroup>
  );
}
