import type { ComponentProps, Dispatch } from "react";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { longest } from "#contracts/limits.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { Contact } from "../answers/answers.ts";
import type { WizardAction } from "../answers/wizard.ts";

const words = rdCalculatorResult.send;

/** In the form's order. What each may contain is in `calculation` of the contract. */
const fields: Record<keyof Contact, ComponentProps<typeof TextInput>> = {
  name: { label: words.name, autoComplete: "name", maxLength: longest.name },
  practiceName: {
    label: words.practiceName,
    autoComplete: "organization",
    maxLength: longest.practiceName,
  },
  phone: { label: words.phone, type: "tel", autoComplete: "tel", maxLength: longest.phone },
  email: { label: words.email, type: "email", autoComplete: "email", maxLength: longest.email },
  cpaEmail: {
    label: words.cpa,
    hint: words.cpaHint,
    type: "email",
    autoComplete: "off",
    maxLength: longest.email,
    required: false,
  },
};

const fieldNames = Object.keys(fields) as (keyof Contact)[];

/** The fields that are not empty, trimmed. */
export function filledIn(contact: Contact): Contact {
  const texts = fieldNames.map((field) => [field, contact[field]?.trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

export function maySend(contact: Contact): boolean {
  const given = filledIn(contact);
  return fieldNames.every((field) => given[field] || fields[field].required === false);
}

export function ContactFields(props: {
  contact: Contact;
  field: (name: keyof Contact) => { name: string; error: string | undefined };
  dispatch: Dispatch<WizardAction>;
}) {
  return (
    <div className="grid gap-x-5 gap-y-4 mt-5 @min-[38rem]:grid-cols-[1fr_1fr]">
      {fieldNames.map((field) => (
        <div
          key={field}
          className={field === "cpaEmail" ? "@min-[38rem]:col-span-full" : undefined}
        >
          <TextInput
            required
            {...fields[field]}
            {...props.field(field)}
            value={props.contact[field] ?? ""}
            onValueChange={(text) => props.dispatch({ type: "contact-entered", field, text })}
          />
        </div>
      ))}
    </div>
  );
}
