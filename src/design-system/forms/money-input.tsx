import { type ComponentProps, type FormEvent, useId, useRef, useState } from "react";
import { amountNotRead } from "#wording/numbers.ts";
import { Field, type FieldWords } from "./field.tsx";
import { applyMoneyEdit, groupThousands, type MoneyEditKind, readAmount } from "./money-text.ts";

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
  const [typed, setTyped] = useState("");
  /** True after the field was left: signs typed before then are no part of what is typed next. */
  const left = useRef(false);
  const regrouping = useRef(false);
  const read = readAmount(typed, maxDigits);
  // A value that differs from the typed one comes from a file, from storage or from Clear.
  const isTyped = read.digits === value;
  const shown = groupThousands(value);

  function regroup(event: FormEvent<HTMLInputElement>) {
    if (regrouping.current) return;
    const input = event.currentTarget;
    const { inputType = "" } = event.nativeEvent as InputEvent;
    regrouping.current = true;
    if (inputType.startsWith("history")) goPastSameAmount(input, inputType, shown);
    const edited = applyMoneyEdit({
      before: shown,
      typed: isTyped && !left.current ? typed : shown,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      kind: editKind(inputType),
      maxDigits,
    });
    replaceText(input, edited.display, edited.caret);
    regrouping.current = false;
    left.current = false;
    setTyped(edited.typed);
    if (edited.digits !== value) onValueChange(edited.digits);
  }

  const notRead = isTyped && read.notRead.length > 0 ? amountNotRead(read.notRead, value) : null;
  return (
    <Field
      id={id ?? generatedId}
      label={label}
      hint={hint}
      error={error ?? notRead}
      errorIsLive
      required={required}
    >
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
            onBlur={() => {
              left.current = true;
            }}
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

function editKind(inputType: string): MoneyEditKind {
  if (inputType === "deleteContentForward") return "deleted-forward";
  return inputType.startsWith("delete") ? "deleted-backward" : "inserted";
}

/**
 * By a command of the editor, because a text that a script sets clears what the browser can undo.
 * The command works on the focused field only; autofill also fills in others.
 */
function replaceText(input: HTMLInputElement, text: string, caret: number) {
  const focused = document.activeElement === input;
  if (input.value !== text && focused) {
    input.select();
    document.execCommand(text === "" ? "delete" : "insertText", false, text);
  }
  if (input.value !== text) input.value = text;
  if (focused) input.setSelectionRange(caret, caret);
}

const mostSteps = 50;

/**
 * The editor keeps as steps what was typed before it was regrouped, with cents and signs that were
 * not taken. Undo and redo go on to another amount.
 */
function goPastSameAmount(input: HTMLInputElement, inputType: string, shown: string) {
  const command = inputType === "historyUndo" ? "undo" : "redo";
  for (let step = 0; step < mostSteps; step += 1) {
    const isGrouped = input.value === groupThousands(input.value.replaceAll(/\D/g, ""));
    if ((isGrouped && input.value !== shown) || !document.execCommand(command)) return;
  }
}
