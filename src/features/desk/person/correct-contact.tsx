import { useState } from "react";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { contactFields } from "../people/contact-fields.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { RowButton } from "../shell/row-button.tsx";

/**
 * Corrects a name, an address or a number. A message can then be sent again to the new address.
 * After a conflict the person is shown as a colleague has left them; the fields keep what was typed.
 */
export function CorrectContact({ person }: { person: DeskPerson }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowButton row="name, e-mail, phone and practice" onClick={() => setOpen(true)}>
        Correct
      </RowButton>
      {open ? (
        <ActionDialog
          title="Correct"
          endpoint="changePerson"
          fields={contactFields(person)}
          send={({ name = "", email = "", phone = "", practiceName = "" }) => ({
            id: person.id,
            body: { version: person.version, name, email, phone, practiceName },
          })}
          confirm="Save"
          confirming="Saving"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
