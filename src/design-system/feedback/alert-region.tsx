import type { ComponentProps, ReactNode } from "react";

/** Written out, so that the build finds them and keeps their rules: docs/decisions/0005. */
const tones = { success: "alert-success", error: "alert-error", info: "alert-info" };

export type AlertTone = keyof typeof tones;

/**
 * Stays in the page, empty and invisible, until it has something to say: a live region that arrives
 * together with its words is not read out.
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
    <div id={id} role={kind} className={`alert-region on-sheet ${tones[tone]} ${className}`}>
      {children}
    </div>
  );
}

/** The same live region, at the foot of the window. */
export function Toast({ kind = "status", ...props }: ComponentProps<typeof AlertRegion>) {
  return <AlertRegion kind={kind} {...props} className="toast" />;
}
