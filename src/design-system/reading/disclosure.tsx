import type { ReactNode } from "react";

export function Disclosure({
  summary,
  open,
  name,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other. */
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
