import type { ComponentProps } from "react";
import type { FieldWords } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type LabelledInput = FieldWords & ComponentProps<"input">;

/** The two fields that a form needs in order to answer a visitor. */
export function NameInput(props: LabelledInput) {
  return <TextInput required autoComplete="name" {...props} />;
}

export function EmailInput(props: LabelledInput) {
  return <TextInput required type="email" autoComplete="email" {...props} />;
}
