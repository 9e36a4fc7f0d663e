import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import type { DeskFailure } from "../data/desk-api.ts";

/** Asks for a second press before something that is hard to undo. */
export function ConfirmDialog(props: {
  title: string;
  about: string;
  action: { isPending: boolean; error: DeskFailure | null; mutate: () => void };
  confirm: string;
  confirming: string;
  onClose: () => void;
}) {
  const { action, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={props.title}>
      <p className="text-ink-2">{props.about}</p>
      <AlertRegion tone="error" className="mt-4">
        {action.error?.message}
      </AlertRegion>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button disabled={action.isPending} onClick={() => action.mutate()}>
          {action.isPending ? props.confirming : props.confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}
