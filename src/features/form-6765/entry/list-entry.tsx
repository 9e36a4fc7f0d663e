import { useEffect, useRef } from "react";
import { mostComponents } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { Cell, Help } from "./fields.tsx";
import { AmountField, PercentField } from "./typed-fields.tsx";

/** What is asked of each entry. */
export interface ListField<Item> {
  readonly name: keyof Item & string;
  readonly label: string;
  readonly kind: "name" | "text" | "long-text" | "choice" | "usd" | "fraction";
  /** The characters that a text may have. */
  readonly most?: number;
  /** Of a choice. */
  readonly options?: readonly { value: string; label: string }[];
  /** Beside the field of the first entry. */
  readonly help?: string | undefined;
}

/** With `{number}` of the entry. */
interface ListWords {
  readonly legend: string;
  readonly add: string;
  readonly remove: string;
  readonly removed: string;
}

/**
 * Entries of which there can be several: components, owners, members of a group. After adding, the
 * new entry has the focus; after removing, the button that adds one.
 */
export function ListEntry<Item extends object>(props: {
  items: readonly Item[];
  empty: Item;
  /** The last one has no button that removes it. */
  atLeastOne?: boolean;
  words: ListWords;
  fields: readonly ListField<Item>[];
  /** After each label, for screen readers, where many fields have the same one. */
  afterLabel?: string;
  change: (items: readonly Item[], undoText?: string) => void;
}) {
  const { items, empty, atLeastOne = false, words, fields, afterLabel, change } = props;
  const entry = useRef<HTMLDivElement>(null);
  const focusNext = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists after the list has changed.
  useEffect(() => {
    if (focusNext.current)
      [...(entry.current?.querySelectorAll<HTMLElement>(focusNext.current) ?? [])].at(-1)?.focus();
    focusNext.current = "";
  }, [items.length]);
  function changeList(next: readonly Item[], focus: string, undoText?: string) {
    focusNext.current = focus;
    change(next, undoText);
  }
  return (
    <div ref={entry}>
      {items.map((item, index) => {
        const number = index + 1;
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name until it is typed.
            key={index}
            className="mt-7 border-line-strong border-t border-dashed pt-5 [&_textarea]:min-h-20"
          >
            <legend className="float-left w-full text-lg">
              {fillIn(words.legend, { number })}
            </legend>
            <div className="worksheet-fields clear-both mt-0 pt-5">
              {fields.map((field) => (
                <ItemField
                  key={field.name}
                  item={item}
                  field={number === 1 ? field : { ...field, help: undefined }}
                  afterLabel={afterLabel && fillIn(afterLabel, { number })}
                  put={(next) => change(items.with(index, next))}
                />
              ))}
            </div>
            {atLeastOne && items.length === 1 ? null : (
              <SmallButton
                className="mt-4"
                onClick={() =>
                  changeList(
                    items.toSpliced(index, 1),
                    ".worksheet-add",
                    fillIn(words.removed, { number }),
                  )
                }
              >
                {fillIn(words.remove, { number })}
              </SmallButton>
            )}
          </fieldset>
        );
      })}
      {items.length < mostComponents ? null : (
        <p className="mt-5 text-ink-2">
          {fillIn(worksheetWords.components.most, { most: mostComponents })}
        </p>
      )}
      <SmallButton
        className="worksheet-add mt-5"
        disabled={items.length >= mostComponents}
        onClick={() => changeList([...items, empty], ".worksheet-name input")}
      >
        {words.add}
      </SmallButton>
    </div>
  );
}

function ItemField<Item extends object>(props: {
  item: Item;
  field: ListField<Item>;
  afterLabel: string | undefined;
  put: (item: Item) => void;
}) {
  const { item, field, afterLabel, put } = props;
  const value: unknown = item[field.name];
  const control = {
    label: (
      <>
        {field.label}
        {afterLabel ? <span className="sr-only">{afterLabel}</span> : null}
      </>
    ),
    onValueChange: (next: string | number | null) => put({ ...item, [field.name]: next }),
  };
  if (field.kind === "usd" || field.kind === "fraction") {
    const Field = field.kind === "usd" ? AmountField : PercentField;
    return (
      <Cell>
        <Field {...control} value={value as number | null} />
        {field.help ? <Help about={field.label}>{field.help}</Help> : null}
      </Cell>
    );
  }
  if (field.kind === "choice")
    return (
      <Cell>
        <Select {...control} options={field.options ?? []} value={String(value)} />
      </Cell>
    );
  const text = { ...control, value: String(value), maxLength: field.most };
  if (field.kind === "long-text") return <TextInput {...text} multiline rows={2} />;
  return (
    <Cell {...(field.kind === "name" ? { className: "worksheet-name" } : {})}>
      <TextInput {...text} autoComplete="off" />
    </Cell>
  );
}
