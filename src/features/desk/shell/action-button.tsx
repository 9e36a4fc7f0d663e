import { type ComponentProps, useState } from "react";
import { createPortal } from "react-dom";
import { SmallButton } from "#design-system/actions/button.tsx";
import type { AnsweringEndpoint } from "../data/desk-api.ts";
import { ActionDialog } from "./action-dialog.tsx";

/** A small button that belongs to one of several rows, which it names for screen readers. */
export function RowButton({
  row,
  children,
  ...props
}: ComponentProps<"button"> & { row: string; variant?: "primary" | "quiet" }) {
  return (
    <SmallButton {...props}>
      {children}
      <span className="sr-only"> {row}</span>
    </SmallButton>
  );
}

/** A button whose action is asked about first. */
export function ActionButton<Name extends AnsweringEndpoint>({
  label,
  confirm = label,
  row = "",
  look,
  ...dialog
}: Omit<ComponentProps<typeof ActionDialog<Name>>, "onClose" | "confirm"> & {
  label: string;
  /** The button that does it, where that has other words. */
  confirm?: string;
  /** Which of several rows it is about, for screen readers. */
  row?: string;
  look?: Omit<ComponentProps<typeof RowButton>, "row">;
}) {
  const [asked, ask] = useState(false);
  return (
    <>
      <RowButton row={row} {...look} onClick={() => ask(true)}>
        {label}
      </RowButton>
      {asked
        ? // Outside the table or the line that the button is in, whose looks it would get.
          createPortal(
            <ActionDialog {...dialog} confirm={confirm} onClose={() => ask(false)} />,
            document.getElementById("desk-main") ?? document.body,
          )
        : null}
    </>
  );
}
