import type { ReactNode } from "react";

export function Disclosure(props: {
  summary: ReactNode;
  open?: boolean;
  /** Opening one disclosure closes the others of the same name. */
  name?: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={props.open} name={props.name}>
      <summary>
        {props.summary}
        <span aria-hidden="true" className="disclosure-marker" />
      </summary>
      <div className="disclosure-body">{props.children}</div>
    </details>
  );
}
