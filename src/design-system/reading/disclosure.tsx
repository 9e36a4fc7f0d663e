import type { ReactNode } from "react";

export function Disclosure({
  summary,
  open,
  name,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  /** Opening one disclosure closes the others of the same name. */
  name?: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} name={name}>
      <summary>
        {summary}
        <span aria-hidden="true" className="disclosure-marker" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
