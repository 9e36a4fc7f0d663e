import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { newKey } from "#browser/use-sending.ts";
import { leadStatusNames } from "#content/desk.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import { leadSources, leadStatuses } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { useDeskForm } from "../use-desk-form.ts";
import { ContactFields } from "./contact-form.tsx";

/** For a person who called, wrote or came. */
export function AddLead() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Add a lead
      </Button>
      {open ? <AddDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // One key for the open dialog, so that pressing again after a lost answer adds one lead.
  const [idempotencyKey] = useState(newKey);
  const add = useMutation({
    mutationFn: (fields: Omit<RequestBody<"addLead">, "idempotencyKey">) =>
      request("addLead", { body: { ...fields, idempotencyKey } }),
    onSuccess: ({ id }) => navigate(`/desk/leads/${id}`),
  });
  const { form, faults } = useDeskForm(add, {
    missing: "Please fill this in.",
    invalid: "Please enter an address like name@practice.com.",
  });
  return (
    <Dialog open onClose={onClose} title="Add a lead">
      <form {...form} className="lead-contact-form">
        <ContactFields nameRequired faults={faults} failure={add.error} />
        <Select
          name="source"
          label="How they came to us"
          options={leadSources.map((source) => ({ value: source, label: source }))}
        />
        <Select
          name="status"
          label="Status"
          defaultValue="contacted"
          options={leadStatuses.map((status) => ({
            value: status,
            label: leadStatusNames[status],
          }))}
        />
        <TextInput
          name="message"
          label="What they want"
          multiline
          rows={3}
          maxLength={5000}
          error={faults.message}
        />
        <AlertRegion tone="error">
          {add.error && !add.error.field ? add.error.message : null}
        </AlertRegion>
        <DialogButtons
          confirm="Add"
          confirming="Adding"
          isPending={add.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
