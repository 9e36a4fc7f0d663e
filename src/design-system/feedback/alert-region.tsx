import type { ComponentProps, ReactNode, Ref } from "react";

/** Complete class names, because the build searches the source for them: docs/decisions/0005. */
const tones = { success: "alert-success", error: "alert-error", info: "alert-info" };

export type AlertTone = keyof typeof tones;

/**
 * Stays in the page, empty and invisible, until it has a text. Screen readers do not announce a
 * live region that is added together with its text.
 */
export function AlertRegion(props: {
  /** `alert` interrupts, `status` waits for a pause. */
  kind?: "alert" | "status";
  tone?: AlertTone;
  id?: string;
  className?: string;
  /** Set if it can take the focus. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}) {
  const { kind = "alert", tone = "info", className = "", id, ref } = props;
  return (
    <div
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={kind}
      className={`alert-region on-sheet ${tones[tone]} ${className}`}
    >
      {props.children}
    </div>
  );
}

/** The same live region, at the foot of the window. */
export function Toast({ kind = "status", ...props }: ComponentProps<typeof AlertRegion>) {
  return <AlertRegion kind={kind} {...props} className="toast" />;
}
