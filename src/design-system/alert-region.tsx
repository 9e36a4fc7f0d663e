import type { ReactNode } from "react";

export type AlertTone = "success" | "error" | "info";

/**
 * Stays in the page, empty and invisible, until it has something to say: a live region that arrives
 * together with its words is not read out. A script without React may set its text.
 */
export function AlertRegion({
  kind = "alert",
  tone = "info",
  id,
  className = "",
  children,
}: {
  /** `alert` interrupts, `status` waits for a pause. */
  kind?: "alert" | "status";
  tone?: AlertTone;
  id?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div id={id} role={kind} className={`alert-region on-sheet alert-${tone} ${className}`}>
      {children}
    </div>
  );
}
