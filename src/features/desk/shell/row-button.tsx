import type { ComponentProps } from "react";
import { Button } from "#design-system/actions/button.tsx";

/** A small button that belongs to one of several rows, which it names for screen readers. */
export function RowButton({
  row,
  children,
  ...props
}: ComponentProps<"button"> & { row: string; variant?: "primary" | "quiet" }) {
  return (
    <Button variant="quiet" size="small" {...props}>
      {children}
      <span className="sr-only"> {row}</span>
    </Button>
  );
}
