import { useEffect, useRef } from "react";
import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  emptyComponent,
  mostComponents,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { inYear } from "../law-in-worksheet.ts";
import { Cell, type EntryProps, Help } from "./fields.tsx";
import { AmountField } from "./typed-fields.tsx";

const words = worksheetWords.components;

export function ComponentsEntry({ answers, change }: EntryProps) {
  const { components } = answers;
  const entry = useRef<HTMLDivElement>(null);
  const focusNext = useRef("");
  /** After adding, focuses the new component; after removing, the button that adds one. */
  function changeList(next: readonly BusinessComponent[], focus: string, undoText?: string) {
    focusNext.current = focus;
    change({ components: next }, undoText);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists after the list has changed.
  useEffect(() => {
    if (focusNext.current)
      [...(entry.current?.querySelectorAll<HTMLElement>(focusNext.current) ?? [])].at(-1)?.focus();
    focusNext.current = "";
  }, [components.length]);
  const put = (index: number, component: BusinessComponent) =>
    change({ components: components.with(index, component) });
  return (
    <div className="worksheet-entry" ref={entry}>
      <h2>{worksheetWords.groups.components}</h2>
      <Help about={worksheetWords.groups.components}>
        {inYear(worksheetWords.help.components, answers.taxYear)} {words.typeNote}
      </Help>
      {components.map((component, index) => (
        <ComponentFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a component has no name until it is typed.
          key={index}
          number={index + 1}
          component={component}
          onChange={(next) => put(index, next)}
          onRemove={() =>
            changeList(
              components.toSpliced(index, 1),
              ".worksheet-add",
              fillIn(words.removed, { number: index + 1 }),
            )
          }
        />
      ))}
      {components.length < mostComponents ? null : (
        <p className="worksheet-lede mt-5">{fillIn(words.most, { most: mostComponents })}</p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="worksheet-add mt-5"
        disabled={components.length >= mostComponents}
        onClick={() => changeList([...components, emptyComponent], ".worksheet-name input")}
      >
        {words.add}
      </Button>
    </div>
  );
}

function ComponentFields(props: {
  number: number;
  component: BusinessComponent;
  onChange: (component: BusinessComponent) => void;
  onRemove: () => void;
}) {
  const { number, component, onChange, onRemove } = props;
  /** Many fields have the same label, so screen readers also get the component's number. */
  const label = (text: string) => (
    <>
      {text}
      <span className="sr-only">{fillIn(words.ofComponent, { number })}</span>
    </>
  );
  return (
    <fieldset className="worksheet-component">
      <legend>{fillIn(words.legend, { number })}</legend>
      <div className="worksheet-fields">
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
      </div>
      <Button variant="quiet" size="small" className="mt-4" onClick={onRemove}>
        {fillIn(words.remove, { number })}
      </Button>
    </fieldset>
  );
}
