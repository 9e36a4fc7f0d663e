import { type ComponentProps, type FormEvent, useId } from "react";
import { Field, type FieldWords } from "./field.tsx";
import { applyMoneyEdit, groupThousands, type MoneyEditKind } from "./money-text.ts";

type NativeProps = Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type">;
type MoneyInputProps = FieldWords &
  NativeProps & {
    /** Digits only; empty while nothing is filled in. */
    value: string;
    onValueChange: (digits: string) => void;
    maxDigits?: number;
  };

/** Whole dollars, shown with thousands separators while they are typed. */
export function MoneyInput({
  label,
  hint,
  error,
  id,
  required,
  value,
  onValueChange,
  maxDigits = 12,
  ...native
}: MoneyInputProps) {
  const generatedId = useId();
  const shown = groupThousands(value);

  function regroup(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const { digits, display, caret } = applyMoneyEdit({
      before: shown,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      kind: editKind(event.nativeEvent as InputEvent),
      maxDigits,
    });
    // Set here and not by React, which would move the caret to the end, and would not update the
    // field at all when the digits are the same.
    input.value = display;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    if (digits !== value) onValueChange(digits);
  }

  return (
    <Field id={id ?? generatedId} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="control-affix">
          <input
            autoComplete="off"
            {...native}
            {...control}
            type="text"
            inputMode="numeric"
            value={shown}
            onChange={regroup}
            className="control tabular-digits pl-8 font-medium"
          />
          <span aria-hidden="true" className="left-3.5">
            $
          </span>
        </div>
      )}
    </Field>
  );
}

function editKind({ inputType = "" }: InputEvent): MoneyEditKind {
  if (inputType === "deleteContentForward") return "deleted-forward";
  if (inputType.startsWith("delete")) return "deleted-backward";
  // Typing inserts text. Paste, drop, autofill and dictation insert whole amounts.
  return inputType === "insertText" ? "typed" : "pasted";
}
