import type { Dispatch } from "react";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { faultInContact, longest } from "#contracts/limits.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { Contact } from "../answers/answers.ts";
import type { WizardAction } from "../answers/wizard.ts";

const words = rdCalculatorResult.send;

const fields = [
  { field: "name", label: words.name, autoComplete: "name" },
  { field: "practiceName", label: words.practiceName, autoComplete: "organization" },
  { field: "phone", label: words.phone, type: "tel", autoComplete: "tel" },
  { field: "email", label: words.email, type: "email", autoComplete: "email" },
] as const;

const requiredContact = ["name", "practiceName", "phone", "email"] as const;

export function isFilledIn(text: string): boolean {
  return text.trim() !== "";
}

export function maySend(contact: Contact): boolean {
  return requiredContact.every((field) => isFilledIn(contact[field]));
}

/** By field, what the server would refuse. */
export type ContactFaults = { [Field in keyof Contact]?: string };

export function faultsIn(contact: Contact): ContactFaults {
  return Object.fromEntries(
    ([...requiredContact, "cpaEmail"] as const).flatMap((field) => {
      const fault = faultInContact(field, contact[field]);
      return fault ? [[field, fault]] : [];
    }),
  );
}

export function ContactFields({
  contact,
  faults,
  dispatch,
}: {
  contact: Contact;
  faults: ContactFaults;
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
          name={field}
          error={faults[field]}
          maxLength={longest[field]}
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
          name="cpaEmail"
          error={faults.cpaEmail}
          maxLength={longest.email}
          value={contact.cpaEmail}
          onValueChange={enter("cpaEmail")}
        />
      </div>
    </div>
  );
}
