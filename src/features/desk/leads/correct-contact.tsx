import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type DeskLead, leadConflict } from "#contracts/desk/lead.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { request } from "../data/desk-api.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { useDeskForm } from "../use-desk-form.ts";
import { ContactFields } from "./contact-form.tsx";
import { useShowLead } from "./lead-query.ts";

type Fields = { name?: string; email?: string; phone?: string; practiceName?: string };

/** Corrects a name, an address or a number. A message can then be sent again to the new address. */
export function CorrectContact({ lead }: { lead: DeskLead }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowButton row="name, e-mail, phone and practice" onClick={() => setOpen(true)}>
        Correct
      </RowButton>
      {open ? <CorrectDialog lead={lead} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CorrectDialog({ lead, onClose }: { lead: DeskLead; onClose: () => void }) {
  const show = useShowLead();
  const correct = useMutation({
    mutationFn: ({ name = "", email, phone = "", practiceName = "" }: Fields) =>
      request("changeLead", {
        id: lead.id,
        body: { version: lead.version, name, email, phone, practiceName },
      }),
    onSuccess: (answer) => {
      onClose();
      return show(answer);
    },
    onError: (error) => {
      // The lead as a colleague has left it; the fields here keep what was typed.
      const now = leadConflict.safeParse(error.body);
      if (error.status === 409 && now.success) show(now.data);
    },
  });
  const { form, faults } = useDeskForm(correct, {
    missing: "Please enter an e-mail address.",
    invalid: "Please enter an address like name@practice.com.",
  });
  return (
    <Dialog open onClose={onClose} title="Correct">
      <form {...form} className="lead-contact-form">
        <ContactFields contact={lead} faults={faults} failure={correct.error} />
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
