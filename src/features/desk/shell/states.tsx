import type { ReactNode } from "react";
import { desk } from "#content/desk.ts";
import { Button } from "#design-system/actions/button.tsx";
import type { DeskFailure } from "../ask-server.ts";
import type { Loaded } from "../use-loaded.ts";

/** What is loaded, or that it loads, or why it does not, in its place. */
export function Ready<Answer>({
  loaded,
  children,
}: {
  loaded: Loaded<Answer>;
  children: (data: Answer) => ReactNode;
}) {
  const { data, failure, reload } = loaded;
  return (
    <>
      {failure ? (
        <FailureNote sentence={failure.message} stale={data !== undefined} onRetry={reload} />
      ) : null}
      {data === undefined && !failure ? <BlankLines /> : null}
      {data === undefined ? null : children(data)}
    </>
  );
}

/** Ruled lines with nothing on them yet. */
function BlankLines() {
  return (
    <div className="desk-blank">
      <p role="status">{desk.state.loading}</p>
      <div aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

export function FailureNote(props: { sentence: string; stale?: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="desk-failure">
      <p>
        {props.sentence} {props.stale ? desk.state.stale : null}
      </p>
      <Button variant="quiet" size="small" onClick={props.onRetry}>
        {desk.state.retry}
      </Button>
    </div>
  );
}

/** Why a change was not made. */
export function Refused({ failure }: { failure: DeskFailure | undefined }) {
  if (!failure) return null;
  return (
    <p role="alert" className="desk-failure">
      {failure.message}
    </p>
  );
}

/** A list with nothing in it says what would stand there. */
export function Empty({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="desk-empty">
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
