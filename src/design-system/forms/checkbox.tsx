import { type ReactNode, useId } from "react";
import { Choice, type ChoiceProps } from "./choice-card.tsx";
import { describedBy, FieldError } from "./field.tsx";

const row = { box: "relative flex min-h-11 gap-3 py-2.5", words: "leading-normal" };

export function Checkbox(
  props: Omit<ChoiceProps, "title" | "note"> & {
    label: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
  },
) {
  const { label, hint, error, ...choice } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  return (
    <div>
      <Choice
        {...choice}
        id={id}
        type="checkbox"
        title={label}
        note={hint}
        look={row}
        aria-describedby={describedBy(id, hint)}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
