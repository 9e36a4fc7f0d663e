import type { ReactNode } from "react";
import { Button, SmallButton } from "#design-system/actions/button.tsx";

/** The user may be writing far below. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

/** What somebody else did to what is on this screen. */
export function AmberNote({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      ref={bringIntoView}
      role="alert"
      className="col-span-full scroll-mt-32 border-l-3 border-amber bg-amber-wash px-5 pt-4 pb-4.5 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-wrap [&_dt]:mt-2 [&_dt]:font-semibold [&>p]:mt-2"
    >
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** After a 409: what colleagues changed, what was not saved, and buttons to decide. */
export function ConflictNote(props: {
  /** What was changed: `this person`. */
  what: string;
  children: ReactNode;
  onKeepTheirs: () => void;
  /** Undefined if it can no longer be changed. */
  onSaveMine?: (() => void) | undefined;
}) {
  return (
    <AmberNote heading={`Somebody else changed ${props.what} meanwhile`}>
      {props.children}
      <p className="flex flex-wrap gap-3 pt-1">
        <SmallButton onClick={props.onKeepTheirs}>Keep theirs</SmallButton>
        {props.onSaveMine ? (
          <Button size="small" onClick={props.onSaveMine}>
            Save mine
          </Button>
        ) : null}
      </p>
    </AmberNote>
  );
}
