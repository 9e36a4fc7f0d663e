import { Fragment } from "react";
import { historyYearsNeeded } from "#calculations/section-41/start-up-fixed-base.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { inYear } from "../law-in-worksheet.ts";
import { EntryGroup } from "./entry-groups.tsx";
import {
  AmountField,
  Cell,
  digitsOf,
  type EntryProps,
  Help,
  NumberField,
  PercentField,
} from "./fields.tsx";

const { groups, labels, help } = worksheetWords;

export function RegularEntry(props: EntryProps) {
  const { answers, change } = props;
  const fromHistory = answers.fixedBaseFrom === "history";
  return (
    <EntryGroup legend={groups.regular}>
      {fromHistory ? null : (
        <Cell>
          <PercentField
            label={labels.fixedBase}
            value={answers.fixedBaseAsFraction}
            onValueChange={(fixedBaseAsFraction) => change({ fixedBaseAsFraction })}
          />
          <Help about={labels.fixedBase}>{inYear(help.fixedBase, answers.taxYear)}</Help>
        </Cell>
      )}
      <Checkbox
        label={labels.startUpHistory}
        checked={fromHistory}
        onCheckedChange={(ticked) => change({ fixedBaseFrom: ticked ? "history" : "percentage" })}
      />
      {fromHistory ? <HistoryEntry {...props} /> : null}
      <AmountField name="receipts1" about="receipts" {...props} />
      <AmountField name="receipts2" {...props} />
      <AmountField name="receipts3" {...props} />
      <AmountField name="receipts4" {...props} />
    </EntryGroup>
  );
}

/** Only the years that the law looks at are asked for. */
function HistoryEntry({ answers, change }: EntryProps) {
  const years = historyYearsNeeded(answers.historyYears);
  const changed = (amounts: readonly number[], year: number, digits: string) =>
    amounts.map((amount, index) => (index === year - 1 ? Number(digits) : amount));
  return (
    <>
      <Cell>
        <NumberField
          label={labels.historyYears}
          digits={2}
          value={answers.historyYears || null}
          onValueChange={(historyYears) => change({ historyYears: historyYears ?? 0 })}
        />
        <Help about={labels.historyYears}>{inYear(help.historyYears, answers.taxYear)}</Help>
      </Cell>
      {years.map((year) => (
        <Fragment key={year}>
          <Cell>
            <MoneyInput
              label={fillIn(labels.historyExpenses, { year })}
              value={digitsOf(answers.historyExpenses[year - 1] ?? 0)}
              onValueChange={(digits) =>
                change({ historyExpenses: changed(answers.historyExpenses, year, digits) })
              }
            />
          </Cell>
          <Cell>
            <MoneyInput
              label={fillIn(labels.historyReceipts, { year })}
              value={digitsOf(answers.historyReceipts[year - 1] ?? 0)}
              onValueChange={(digits) =>
                change({ historyReceipts: changed(answers.historyReceipts, year, digits) })
              }
            />
          </Cell>
        </Fragment>
      ))}
    </>
  );
}
