import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { amountNotRead } from "#wording/numbers.ts";
import { Field, type FieldWords } from "./field.tsx";
import { groupThousands, type MoneyEditKind, readAmount, regrouped } from "./money-text.ts";

type NativeProps = Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type">;
type MoneyInputProps = FieldWords &
  NativeProps & {
    /** Digits only; empty while nothing is filled in. */
    value: string;
    onValueChange: (digits: string) => void;
    maxDigits?: number;
  };

/**
 * Whole dollars, with thousands separators while digits are typed. 412k and cents are read as they
 * are typed, and shown as whole dollars when the field is left. A text that is no amount stays to be
 * mended, counts as nothing, and holds the form back.
 */
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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const regrouping = useRef(false);
  const digits = readAmount(text, maxDigits);
  // A value that differs from the typed one comes from a file, from storage or from Clear.
  const shown = (digits ?? "") === value ? text : groupThousands(value);
  const notRead = shown === text && digits === null ? amountNotRead(text) : null;
  useEffect(() => input.current?.setCustomValidity(notRead ?? ""), [notRead]);
  useEffect(() => {
    const clear = () => setText("");
    const form = input.current?.form;
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (regrouping.current) return;
    const field = event.currentTarget;
    const { inputType = "" } = event.nativeEvent as InputEvent;
    regrouping.current = true;
    if (inputType.startsWith("history")) goPastUngrouped(field, inputType);
    const caret = field.selectionStart ?? field.value.length;
    const edited = regrouped({
      before: shown,
      text: field.value,
      caret,
      kind: editKind(inputType),
    });
    replaceText(field, edited.text, edited.caret);
    regrouping.current = false;
    setText(edited.text);
    const read = readAmount(edited.text, maxDigits) ?? "";
    if (read !== value) onValueChange(read);
  }

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
            ref={input}
            onChange={change}
            onBlur={() => {
              if (digits !== null) setText(groupThousands(digits));
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

/** The editor keeps as a step what was typed before it was regrouped. Undo and redo go past it. */
function goPastUngrouped(input: HTMLInputElement, inputType: string) {
  const command = inputType === "historyUndo" ? "undo" : "redo";
  for (let step = 0; step < mostSteps; step += 1) {
    const { value } = input;
    const isGrouped =
      regrouped({ before: "", text: value, caret: 0, kind: "inserted" }).text === value;
    if (isGrouped || !document.execCommand(command)) return;
  }
}
