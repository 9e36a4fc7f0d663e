import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { request } from "../data/desk-api.ts";
import { ContactFields } from "../people/contact-form.tsx";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { useDeskForm } from "../use-desk-form.ts";
import { conflictIn, useShowPerson } from "./person-query.ts";

type Fields = { name?: string; email?: string; phone?: string; practiceName?: string };

/** Corrects a name, an address or a number. A message can then be sent again to the new address. */
export function CorrectContact({ person }: { person: DeskPerson }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowButton row="name, e-mail, phone and practice" onClick={() => setOpen(true)}>
        Correct
      </RowButton>
      {open ? <CorrectDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CorrectDialog({ person, onClose }: { person: DeskPerson; onClose: () => void }) {
  const show = useShowPerson();
  const correct = useMutation({
    mutationFn: ({ name = "", email = "", phone = "", practiceName = "" }: Fields) =>
      request("changePerson", {
        id: person.id,
        body: { version: person.version, name, email, phone, practiceName },
      }),
    onSuccess: (answer) => {
      onClose();
      return show(answer);
    },
    onError: (error) => {
      // As a colleague has left them; the fields here keep what was typed.
      const now = conflictIn(error);
      if (now) show(now);
    },
  });
  const { form, faults } = useDeskForm(correct);
  return (
    <Dialog open onClose={onClose} title="Correct">
      <form {...form} className="grid gap-3.5">
        <ContactFields contact={person} faults={faults} failure={correct.error} />
        <AlertRegion tone="error">
          {correct.error && !correct.error.field
            ? `${correct.error.message} Press Save again to save what is here.`
            : null}
        </AlertRegion>
        <DialogButtons
          confirm="Save"
          confirming="Saving"
          isPending={correct.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
