import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import type { DeskFailure } from "../data/desk-api.ts";
import { DialogButtons } from "./dialog-buttons.tsx";

/** Asks for a second press before something that is hard to undo. */
export function ConfirmDialog(props: {
  title: string;
  about: string;
  action: { isPending: boolean; error: DeskFailure | null; mutate: () => void };
  confirm: string;
  confirming: string;
  /** Instead of Cancel, where that is what is confirmed. */
  keep?: string;
  danger?: boolean;
  onClose: () => void;
}) {
  const { action, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={props.title}>
      <p className="text-ink-2">{props.about}</p>
      <AlertRegion tone="error" className="mt-4">
        {action.error?.message}
      </AlertRegion>
      <DialogButtons
        confirm={props.confirm}
        confirming={props.confirming}
        {...(props.keep && { cancel: props.keep })}
        danger={props.danger}
        isPending={action.isPending}
        onConfirm={() => action.mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
