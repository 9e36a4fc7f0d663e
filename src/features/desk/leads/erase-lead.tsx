import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useState } from "react";
import { heldCountWords } from "#content/desk.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { countsInWords } from "#wording/counts.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { keepInTab, keptInTab } from "../data/tab-storage.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { Ready } from "../shell/states.tsx";

const about =
  "Removes everything held about this e-mail address for good: all leads with it, their messages and notes, and a newsletter subscription. It cannot be undone.";

interface EraseProps {
  lead: Pick<DeskLead, "id" | "email">;
  listHref: string;
}

/** What the next page says. */
const erasedInTab = "desk erased";

/** On the list, once after a person was erased. */
export function ErasedNote() {
  const [said, say] = useState("");
  // Said after the first rendering, so that screen readers announce it.
  useEffect(() => {
    const sentence = keptInTab(erasedInTab);
    if (!sentence) return;
    say(sentence);
    keepInTab(erasedInTab, "");
  }, []);
  return (
    <p role="status" className="lead-sent">
      {said}
    </p>
  );
}

/** For admins. Erases the person, and so all leads with the same address. */
export function EraseLead({ lead, listHref }: EraseProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="lead-erase" className="lead-erase">
      <h2 id="lead-erase">Erase this person</h2>
      <p>{about}</p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Erase
      </Button>
      <Dialog open={open} onClose={close} title="Erase this person">
        <EraseForm lead={lead} listHref={listHref} onCancel={close} />
      </Dialog>
    </section>
  );
}

/** Says how much will be erased. The address must be typed, to prevent erasing by mistake. */
function EraseForm({ lead, listHref, onCancel }: EraseProps & { onCancel: () => void }) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const { id } = lead;
  // Counted again each time the dialog opens.
  const held = useQuery({ ...deskQuery("heldAbout", { id }), gcTime: 0 });
  const erase = useMutation({
    mutationFn: (body: RequestBody<"eraseLead">) => request("eraseLead", { id, body }),
    // A page load, so that no data of the lead stays in memory.
    onSuccess: () => {
      keepInTab(erasedInTab, "The person was erased.");
      location.replace(listHref);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = typed.trim();
    if (sameAddress(email, lead.email)) erase.mutate({ email });
    else setFault("That is not the lead’s e-mail address.");
  }

  return (
    <>
      <p className="mb-5 text-ink-2">{about}</p>
      <Ready query={held}>
        {(counts) => (
          <form noValidate onSubmit={submit}>
            <p className="mb-5">
              <strong>This erases {countsInWords(counts, heldCountWords)}.</strong>
            </p>
            <TextInput
              type="email"
              label={`Type ${lead.email} to confirm`}
              autoComplete="off"
              value={typed}
              error={fault ?? erase.error?.message}
              onValueChange={(text) => {
                setTyped(text);
                setFault(undefined);
              }}
            />
            <DialogButtons
              confirm="Erase"
              confirming="Erasing"
              isPending={erase.isPending}
              onCancel={onCancel}
            />
          </form>
        )}
      </Ready>
    </>
  );
}
