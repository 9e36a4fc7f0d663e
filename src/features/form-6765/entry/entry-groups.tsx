import type { ReactNode } from "react";
import {
  type InputGroup,
  type InputName,
  inputNames,
  inputs,
} from "#calculations/section-41/inputs.ts";
import {
  historyByYear,
  isAsked,
  type Workpaper,
  withNumbers,
  workpaperFields,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { labelOf } from "../input-words.ts";
import { listed } from "../law-in-worksheet.ts";
import { Cell, type EntryProps, InputField } from "./fields.tsx";

const { groups, help, records, workpaper: workpaperWords } = worksheetWords;

/** Fields that belong together, under a name that screen readers announce with each. */
export function EntryGroup(props: {
  legend: string;
  /** In print, most inputs are listed at the top instead. */
  printed?: boolean;
  children: ReactNode;
}) {
  const { legend, printed = false, children } = props;
  return (
    <fieldset className="worksheet-entry" data-printed={printed || undefined}>
      <legend>
        <h2>{legend}</h2>
      </legend>
      <div className="worksheet-fields">{children}</div>
    </fieldset>
  );
}

export function InputEntry({ group, ...entry }: EntryProps & { group: InputGroup }) {
  return (
    <EntryGroup legend={fillIn(groups[group], { year: entry.answers.taxYear })}>
      {group === "totals" ? <p className="text-ink-2">{help.totals}</p> : null}
      {inputNames
        .filter((name) => inputs[name].group === group && isAsked(name, entry.answers))
        .map((name) => (
          <InputField key={name} name={name} {...entry} />
        ))}
      {group === "regular" ? <FillHistory {...entry} /> : null}
    </EntryGroup>
  );
}

/** The history asks for years that may be entered already, among QREs and receipts by year. */
function FillHistory({ answers, change }: EntryProps) {
  const known = historyByYear(answers);
  const names = Object.keys(known).map((name) => labelOf(name as InputName, answers.taxYear));
  if (names.length === 0) return null;
  return (
    <SmallButton onClick={() => change(withNumbers(answers, known), help.historyFilled)}>
      {fillIn(help.fillHistory, { years: listed(names) })}
    </SmallButton>
  );
}

/** What an examiner asks for, as a checklist. Ticks are kept with the answers. */
export function RecordsChecklist({ answers: { documented }, change }: EntryProps) {
  return (
    <EntryGroup legend={groups.records} printed>
      <p className="col-span-full text-ink-2 print:hidden">{records.lede}</p>
      {Object.entries(records.items).map(([id, label]) => (
        <Checkbox
          key={id}
          label={label}
          checked={documented.includes(id)}
          onCheckedChange={(ticked) =>
            change({
              documented: ticked ? [...documented, id] : documented.filter((one) => one !== id),
            })
          }
        />
      ))}
    </EntryGroup>
  );
}

const workpaperInputs = {
  client: { maxLength: 120 },
  preparer: { maxLength: 120 },
  date: { type: "date", max: "2099-12-31" },
  note: { multiline: true, rows: 1, maxLength: 1000 },
} as const satisfies Record<keyof Workpaper, object>;

export function WorkpaperEntry({ answers: { workpaper }, change }: EntryProps) {
  return (
    <EntryGroup legend={groups.workpaper}>
      <p className="col-span-full text-ink-2">{workpaperWords.lede}</p>
      {workpaperFields.map((field) => (
        <Cell key={field}>
          <TextInput
            label={workpaperWords[field]}
            value={workpaper[field]}
            autoComplete="off"
            onValueChange={(text) => change({ workpaper: { ...workpaper, [field]: text } })}
            {...workpaperInputs[field]}
          />
        </Cell>
      ))}
    </EntryGroup>
  );
}
