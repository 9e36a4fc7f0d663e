import { Button } from "#design-system/actions/button.tsx";

/** The last line of a dialog. `confirming` is written while its request is sent. */
export function DialogButtons(props: {
  isPending: boolean;
  confirm: string;
  confirming: string;
  disabled?: boolean;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** Left out in a form, which the button submits. */
  onConfirm?: () => void;
  /** The word of the second button. */
  cancel?: string;
  onCancel: () => void;
}) {
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <Button
        type={props.onConfirm ? "button" : "submit"}
        disabled={props.isPending || props.disabled}
        className={props.danger ? "enabled:bg-alert enabled:text-white enabled:hover:bg-ink" : ""}
        onClick={props.onConfirm}
      >
        {props.isPending ? props.confirming : props.confirm}
      </Button>
      <Button variant="quiet" onClick={props.onCancel}>
        {props.cancel ?? "Cancel"}
      </Button>
    </p>
  );
}
