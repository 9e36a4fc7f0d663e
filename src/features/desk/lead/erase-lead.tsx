import { type SubmitEvent, useState } from "react";
import { deskLead } from "#content/desk.ts";
import {
  type DeskLead,
  deskLeadErasePath,
  type EraseLeadAnswer,
  type EraseLeadRequest,
} from "#contracts/desk/lead.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { go } from "../address.ts";
import { neighboursOf } from "../leads/lead-trail.ts";
import { useChange } from "../use-change.ts";
import { forgetLoaded } from "../use-loaded.ts";

const words = deskLead.erase;

/** For admins. The address is typed, so that nobody erases a lead by a slip of the hand. */
export function EraseLead({ lead }: { lead: Pick<DeskLead, "id" | "email"> }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const { busy, failure, run } = useChange();

  async function erase(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sameAddress(typed.trim(), lead.email)) return setFault(words.wrong);
    const body: EraseLeadRequest = { email: typed.trim() };
    const path = deskLeadErasePath(lead.id);
    if (!(await run<EraseLeadAnswer>(path, { method: "POST", body }))) return;
    const { list } = neighboursOf(lead.id);
    forgetLoaded();
    go(list, { replace: true });
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
        <form noValidate onSubmit={erase}>
          <TextInput
            type="email"
            label={fillIn(words.confirm, { email: lead.email })}
            autoComplete="off"
            value={typed}
            error={fault ?? failure?.message}
            onValueChange={(text) => {
              setTyped(text);
              setFault(undefined);
            }}
          />
          <p className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" disabled={busy}>
              {busy ? words.erasing : words.button}
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
