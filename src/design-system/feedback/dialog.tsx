import close from "lucide:x";
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Icon } from "../actions/icon.tsx";

const widths = { regular: "40rem", wide: "55rem" };

/** The browser's modal dialog. It traps and returns focus, closes on Escape, makes the page inert. */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  eyebrow?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof widths;
  children: ReactNode;
}) {
  const { open, size = "regular" } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  // Closed on unmount too, because a dialog removed while open would not return the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // A form begins at its first field. The browser would begin at Close.
    dialog.querySelector<HTMLElement>("form :is(input, select, textarea)")?.focus();
    return () => dialog.close();
  }, [open]);

  // A press on the backdrop has the dialog element as its target. A press that began on the
  // content, such as selecting text, and ended outside closes nothing.
  function isBackdrop(event: MouseEvent<HTMLDialogElement>) {
    return event.target === event.currentTarget;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape.
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      className="dialog on-sheet"
      style={{ "--dialog-width": widths[size] } as CSSProperties}
      onClose={(event) => {
        if (open && !event.currentTarget.open) props.onClose();
      }}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedOnBackdrop.current && isBackdrop(event)) event.currentTarget.close();
      }}
    >
      <div className="dialog-head">
        <div>
          {props.eyebrow ? <div className="mb-3 leading-none">{props.eyebrow}</div> : null}
          <h2 id={titleId} className="text-2xl">
            {props.title}
          </h2>
        </div>
        <button type="button" className="dialog-close" onClick={() => dialogRef.current?.close()}>
          <Icon drawing={close} className="size-5" />
          Close
        </button>
      </div>
      <div className="dialog-body">{open ? props.children : null}</div>
      {props.footer ? <div className="dialog-foot">{props.footer}</div> : null}
    </dialog>
  );
}
