import type { DeskPerson } from "#contracts/desk/person.ts";
import { contactFields } from "../people/contact-fields.ts";
import { ActionButton } from "../shell/action-button.tsx";

/**
 * Corrects a name, an address or a number. A message can then be sent again to the new address.
 * After a conflict the person is shown as a colleague has left them; the fields keep what was typed.
 */
export function CorrectContact({ person }: { person: DeskPerson }) {
  return (
    <ActionButton
      label="Correct"
      row="name, e-mail, phone and practice"
      title="Correct"
      endpoint="changePerson"
      fields={contactFields(person)}
      send={({ name = "", email = "", phone = "", practiceName = "" }) => ({
        id: person.id,
        body: { version: person.version, name, email, phone, practiceName },
      })}
      confirm="Save"
      confirming="Saving"
    />
  );
}
