import { type ReactNode, useEffect, useRef } from "react";
import { mostComponents } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";

/**
 * Entries of which there can be several: components, owners, members of a group. After adding, the new entry has the focus;
 * after removing, the button that adds one.
 */
export function ListEntry<Item>(props: {
  items: readonly Item[];
  /** The last one has no button that removes it. */
  atLeastOne?: boolean;
  legend: (number: number) => string;
  fields: (item: Item, change: (item: Item) => void, number: number) => ReactNode;
  change: (items: readonly Item[], removed?: number) => void;
  add: { readonly label: string; readonly item: Item };
  remove: (number: number) => string;
}) {
  const { items, atLeastOne = false, legend, fields, change, add, remove } = props;
  const entry = useRef<HTMLDivElement>(null);
  const focusNext = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists after the list has changed.
  useEffect(() => {
    if (focusNext.current)
      [...(entry.current?.querySelectorAll<HTMLElement>(focusNext.current) ?? [])].at(-1)?.focus();
    focusNext.current = "";
  }, [items.length]);
  function changeList(next: readonly Item[], focus: string, removed?: number) {
    focusNext.current = focus;
    change(next, removed);
  }
  return (
    <div ref={entry}>
      {items.map((item, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name until it is typed.
          key={index}
          className="mt-7 border-line-strong border-t border-dashed pt-5 [&_textarea]:min-h-20"
        >
          <legend className="float-left w-full text-lg">{legend(index + 1)}</legend>
          <div className="worksheet-fields clear-both mt-0 pt-5">
            {fields(item, (next) => change(items.with(index, next)), index + 1)}
          </div>
          {atLeastOne && items.length === 1 ? null : (
            <Button
              variant="quiet"
              size="small"
              className="mt-4"
              onClick={() => changeList(items.toSpliced(index, 1), ".worksheet-add", index + 1)}
            >
              {remove(index + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      {items.length < mostComponents ? null : (
        <p className="worksheet-lede mt-5">
          {fillIn(worksheetWords.components.most, { most: mostComponents })}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="worksheet-add mt-5"
        disabled={items.length >= mostComponents}
        onClick={() => changeList([...items, add.item], ".worksheet-name input")}
      >
        {add.label}
      </Button>
    </div>
  );
}
