import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { deskLead } from "#content/desk.ts";
import {
  type DeskLead,
  deskLeadErasePath,
  type EraseLeadRequest,
  eraseLeadAnswer,
} from "#contracts/desk/lead.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../desk-api.ts";

const words = deskLead.erase;

/** For admins. The address is typed, so that a lead is not erased by a slip of the hand. */
export function EraseLead(props: { lead: Pick<DeskLead, "id" | "email">; listHref: string }) {
  const { lead, listHref } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const erase = useMutation({
    mutationFn: (body: EraseLeadRequest) =>
      ask(deskLeadErasePath(lead.id), eraseLeadAnswer, { method: "POST", body }),
    // A new page: nothing of the lead stays in memory.
    onSuccess: () => location.replace(listHref),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = typed.trim();
    if (sameAddress(email, lead.email)) erase.mutate({ email });
    else setFault(words.wrong);
  }

  return (
    <section aria-labelledby="lead-erase" className="lead-erase">
      <h2 id="lead-erase">{words.heading}</h2>
      <p>{words.about}</p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.heading}>
        <p className="mb-5 text-ink-2">{words.about}</p>
        <form noValidate onSubmit={submit}>
          <TextInput
            type="email"
            label={fillIn(words.confirm, { email: lead.email })}
            autoComplete="off"
            value={typed}
            error={fault ?? erase.error?.message}
            onValueChange={(text) => {
              setTyped(text);
              setFault(undefined);
            }}
          />
          <p className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" disabled={erase.isPending}>
              {erase.isPending ? words.erasing : words.button}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </p>
        </form>
      </Dialog>
    </section>
  );
}
