import type { ComponentProps } from "react";
import type { Faults } from "#browser/use-form.ts";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";

/** A field of a form by its name: a list if it has options, a box to tick, otherwise a text. */
export type FieldOfForm = { name: string } & (
  | ({ type?: never } & ComponentProps<typeof Select>)
  | ({ options?: never; type: "checkbox" } & ComponentProps<typeof Checkbox>)
  | ({ options?: never } & ComponentProps<typeof TextInput>)
);

/** The fields of a form, with what is wrong with each beside it. */
export function Fields({ of, faults }: { of: readonly FieldOfForm[]; faults: Faults }) {
  return of.map((field) => {
    const { name } = field;
    if (field.options) return <Select key={name} {...field} error={faults[name]} />;
    if ("type" in field && field.type === "checkbox")
      return <Checkbox key={name} {...(field as ComponentProps<typeof Checkbox>)} />;
    const text = field as ComponentProps<typeof TextInput>;
    return <TextInput key={name} autoComplete="off" {...text} error={faults[name]} />;
  });
}
