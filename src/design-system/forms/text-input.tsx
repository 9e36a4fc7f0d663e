import { type ComponentProps, useId } from "react";
import { Field, type FieldWords } from "./field.tsx";

type TextInputProps = FieldWords & { onValueChange?: (text: string) => void } & (
    | ({ multiline?: false } & ComponentProps<"input">)
    | ({ multiline: true } & ComponentProps<"textarea">)
  );

export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, onValueChange, multiline, ...native } = props;
  const generatedId = useId();
  // Both elements accept nearly the same props; the type above checks the caller's.
  const { id = generatedId, required, ...others } = native as ComponentProps<"input">;
  const Control = (multiline ? "textarea" : "input") as "input";
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <Control
          {...(multiline ? { rows: 5 } : { type: "text" })}
          {...others}
          {...control}
          onChange={onValueChange ? (event) => onValueChange(event.target.value) : others.onChange}
          className="control"
        />
      )}
    </Field>
  );
}

type LabelledInput = FieldWords & ComponentProps<"input">;

/** The two fields that a form needs in order to answer a visitor. */
export function NameInput(props: LabelledInput) {
  return <TextInput required autoComplete="name" {...props} />;
}

export function EmailInput(props: LabelledInput) {
  return <TextInput required type="email" autoComplete="email" {...props} />;
}
