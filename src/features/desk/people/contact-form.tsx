import { TextInput } from "#design-system/forms/text-input.tsx";
import type { DeskFailure } from "../data/desk-api.ts";

interface Contact {
  name: string | null;
  email: string | null;
  phone: string | null;
  practiceName: string | null;
}

/**
 * How a person can be reached: the fields of Correct and of Add a person. Either an address or
 * a number is enough.
 */
export function ContactFields(props: {
  contact?: Contact;
  nameRequired?: boolean;
  faults: Readonly<Record<string, string>>;
  failure: DeskFailure | null;
}) {
  const { contact, faults, failure } = props;
  const fault = (name: string) =>
    faults[name] ?? (failure?.field === name ? failure.message : undefined);
  return (
    <>
      <TextInput
        name="name"
        label="Name"
        autoComplete="off"
        maxLength={100}
        defaultValue={contact?.name ?? ""}
        required={props.nameRequired}
        error={fault("name")}
      />
      <TextInput
        name="email"
        type="email"
        label="E-mail"
        autoComplete="off"
        defaultValue={contact?.email ?? ""}
        error={fault("email")}
      />
      <TextInput
        name="phone"
        type="tel"
        label="Phone"
        autoComplete="off"
        maxLength={40}
        defaultValue={contact?.phone ?? ""}
        error={fault("phone")}
      />
      <TextInput
        name="practiceName"
        label="Practice"
        autoComplete="off"
        maxLength={120}
        defaultValue={contact?.practiceName ?? ""}
        error={fault("practiceName")}
      />
    </>
  );
}
