import type { ReactNode } from "react";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import type { AnsweringEndpoint } from "../data/desk-api.ts";
import { ActionForm, type ActionFormProps } from "./action-form.tsx";

/** Asks before an action, or for what it needs, and closes once that is done. */
export function ActionDialog<Name extends AnsweringEndpoint>({
  title,
  about,
  keep = "Cancel",
  danger,
  onDone,
  onClose,
  ...form
}: ActionFormProps<Name> & {
  title: string;
  about?: ReactNode;
  /** Instead of Cancel, where that is what is confirmed. */
  keep?: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** Closes the dialog unless it returns true, because there is more to ask. */
  onDone?: ActionFormProps<Name>["onDone"];
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {about ? <p className="text-ink-2">{about}</p> : null}
      <ActionForm
        {...form}
        keepsFields
        className="mt-4 [&>.alert-region]:order-none"
        button={danger ? { className: "bg-alert text-white hover:bg-ink" } : {}}
        // In one rendering, so that a dialog that follows returns the focus to the same button.
        onDone={(answer, sent) => {
          const done = onDone?.(answer, sent);
          if (done !== true) onClose();
          return done;
        }}
        beside={
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
        }
      />
    </Dialog>
  );
}
