import type { ReactNode } from "react";
import { type InputGroup, inputNames, inputs } from "#calculations/section-41/inputs.ts";
import { isAsked } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type EntryProps, InputField } from "./fields.tsx";

const { groups, help } = worksheetWords;

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
      {group === "totals" ? <p className="worksheet-lede">{help.totals}</p> : null}
      {inputNames
        .filter((name) => inputs[name].group === group && isAsked(name, entry.answers))
        .map((name) => (
          <InputField key={name} name={name} {...entry} />
        ))}
    </EntryGroup>
  );
}
