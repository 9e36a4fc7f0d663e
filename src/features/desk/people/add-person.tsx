import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { newKey } from "#browser/post.ts";
import { leadStatusNames } from "#content/desk.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import { type Colleague, leadSources, leadStatuses, withoutOwner } from "#contracts/desk/people.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { ownerOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { useDeskForm } from "../use-desk-form.ts";
import { ContactFields } from "./contact-form.tsx";

/** In the history, with a person whom somebody wanted to add a second time. */
const wasKnown = "was known";

/** For a person who called, wrote or came. */
export function AddPerson({ owners }: { owners: readonly Colleague[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Add a person
      </Button>
      {open ? <AddDialog owners={owners} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AddDialog(props: { owners: readonly Colleague[]; onClose: () => void }) {
  const { owners, onClose } = props;
  const navigate = useNavigate();
  const user = useUser();
  // One key for the open dialog, so that pressing again after a lost answer adds one person.
  const [idempotencyKey] = useState(newKey);
  const add = useMutation({
    mutationFn: ({ ownerId, ...fields }: Omit<RequestBody<"addPerson">, "idempotencyKey">) => {
      const owner = ownerId === withoutOwner ? { ownerId: null } : { ownerId };
      return request("addPerson", { body: { ...fields, ...owner, idempotencyKey } });
    },
    onSuccess: ({ id, known }) =>
      navigate(`/desk/leads/${id}`, { state: known ? wasKnown : undefined }),
  });
  const { form, faults } = useDeskForm(add);
  return (
    <Dialog open onClose={onClose} title="Add a person">
      <form {...form} className="grid gap-3.5">
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
        {owners.length > 0 ? (
          <Select
            name="ownerId"
            label="Owner"
            defaultValue={user?.id}
            options={[
              ...ownerOptions(owners, user?.id),
              { value: withoutOwner, label: "No owner" },
            ]}
          />
        ) : null}
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

/** Above a person whose address was known when somebody added them. */
export function WasKnownNote() {
  const { state } = useLocation();
  const [said, say] = useState("");
  // Said after the first rendering, so that screen readers announce it.
  useEffect(
    () =>
      say(
        state === wasKnown
          ? "We know this e-mail address already, so what you entered was added to this person."
          : "",
      ),
    [state],
  );
  return (
    <p role="status" className="lead-sent">
      {said}
    </p>
  );
}
