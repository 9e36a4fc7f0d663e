import type { Dispatch } from "react";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { Contact } from "../answers/answers.ts";
import type { WizardAction } from "../answers/wizard.ts";

const words = rdCalculatorResult.send;

const fields = [
  { field: "name", label: words.name, autoComplete: "name", maxLength: 100 },
  {
    field: "practiceName",
    label: words.practiceName,
    autoComplete: "organization",
    maxLength: 120,
  },
  { field: "phone", label: words.phone, type: "tel", autoComplete: "tel", maxLength: 40 },
  { field: "email", label: words.email, type: "email", autoComplete: "email", maxLength: 254 },
] as const;

export function ContactFields({
  contact,
  dispatch,
}: {
  contact: Contact;
  dispatch: Dispatch<WizardAction>;
}) {
  const enter = (field: keyof Contact) => (text: string) =>
    dispatch({ type: "contact-entered", field, text });
  return (
    <div className="rd-contact">
      {fields.map(({ field, ...native }) => (
        <TextInput
          key={field}
          {...native}
          required
          value={contact[field]}
          onValueChange={enter(field)}
        />
      ))}
      <div className="rd-contact-wide">
        <TextInput
          label={words.cpa}
          hint={words.cpaHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={contact.cpaEmail}
          onValueChange={enter("cpaEmail")}
        />
      </div>
    </div>
  );
}
