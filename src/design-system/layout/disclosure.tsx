import type { ReactNode } from "react";

export function Disclosure(props: {
  summary: ReactNode;
  open?: boolean;
  /** Folded on a phone, always open on a wide screen, where there is room. See open-when-wide.ts. */
  openWhenWide?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className="disclosure"
      open={props.open}
      data-open-from={props.openWhenWide ? "64rem" : undefined}
    >
      <summary>
        {props.summary}
        <span aria-hidden="true" className="disclosure-marker" />
      </summary>
      <div className="disclosure-body">{props.children}</div>
    </details>
  );
}
