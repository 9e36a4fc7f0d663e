import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  emptyComponent,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { inYear } from "../law-in-worksheet.ts";
import { Cell, type EntryProps, Help } from "./fields.tsx";
import { ListEntry } from "./list-entry.tsx";
import { AmountField } from "./typed-fields.tsx";

const words = worksheetWords.components;

export function ComponentsEntry({ answers, change }: EntryProps) {
  return (
    <div className="worksheet-entry">
      <h2>{worksheetWords.groups.components}</h2>
      <Help about={worksheetWords.groups.components}>
        {inYear(worksheetWords.help.components, answers.taxYear)} {words.typeNote}
      </Help>
      <ListEntry
        items={answers.components}
        legend={(number) => fillIn(words.legend, { number })}
        change={(components, removed) =>
          change(
            { components },
            removed === undefined ? undefined : fillIn(words.removed, { number: removed }),
          )
        }
        add={{ label: words.add, item: emptyComponent }}
        remove={(number) => fillIn(words.remove, { number })}
        fields={(component, put, number) => (
          <ComponentFields number={number} component={component} onChange={put} />
        )}
      />
    </div>
  );
}

function ComponentFields(props: {
  number: number;
  component: BusinessComponent;
  onChange: (component: BusinessComponent) => void;
}) {
  const { number, component, onChange } = props;
  /** Many fields have the same label, so screen readers also get the component's number. */
  const label = (text: string) => (
    <>
      {text}
      <span className="sr-only">{fillIn(words.ofComponent, { number })}</span>
    </>
  );
  return (
    <>
      <div className="worksheet-name">
        <TextInput
          label={label(words.name)}
          value={component.name}
          maxLength={200}
          onValueChange={(name) => onChange({ ...component, name })}
        />
      </div>
      <Cell>
        <Select
          label={label(words.type)}
          options={componentTypes.map((value) => ({ value, label: words.types[value] }))}
          value={component.type}
          onValueChange={(type) =>
            onChange({ ...component, type: type as BusinessComponent["type"] })
          }
        />
      </Cell>
      <TextInput
        multiline
        rows={2}
        label={label(words.informationSought)}
        value={component.informationSought}
        maxLength={2000}
        onValueChange={(informationSought) => onChange({ ...component, informationSought })}
      />
      {componentAmountNames.map((name) => (
        <Cell key={name}>
          <AmountField
            label={label(words[name])}
            value={component.amounts[name]}
            onValueChange={(amount) =>
              onChange({ ...component, amounts: { ...component.amounts, [name]: amount } })
            }
          />
        </Cell>
      ))}
    </>
  );
}
