import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import type { DeskFailure } from "../data/desk-api.ts";

/** Shows the answer, or that it is loading, or why it failed. */
export function Ready<Answer>(props: {
  query: UseQueryResult<Answer>;
  /** Shows the previous answer while the next one loads, instead of blank lines. */
  keepsPrevious?: boolean;
  children: (data: Answer) => ReactNode;
}) {
  const { error, isFetching, isPlaceholderData, refetch } = props.query;
  const data = isPlaceholderData && !props.keepsPrevious ? undefined : props.query.data;
  if (error && !isFetching)
    return (
      <>
        <FailureNote sentence={error.message} stale={data !== undefined} onRetry={refetch} />
        {data === undefined ? null : props.children(data)}
      </>
    );
  return data === undefined ? <BlankLines /> : props.children(data);
}

function BlankLines() {
  return (
    <div>
      <p role="status" className="py-3 text-ink-3">
        Loading
      </p>
      <div
        aria-hidden="true"
        className="*:block *:h-11.5 *:border-t *:border-dashed *:border-line-strong"
      >
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

function FailureNote(props: { sentence: string; stale: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="desk-failure">
      <p>
        {props.sentence} {props.stale ? "What you see was loaded before." : null}
      </p>
      <SmallButton onClick={props.onRetry}>Try again</SmallButton>
    </div>
  );
}

/** A screen in a separate file. After a deploy that file may be gone; the page has to be read again. */
export function LoadedScreen({ load }: { load: () => Promise<ComponentType> }) {
  const Screen = useLoaded(load);
  if (Screen === "loading") return <BlankLines />;
  if (Screen !== "failed") return <Screen />;
  const sentence = "This screen could not be loaded.";
  return <FailureNote sentence={sentence} stale={false} onRetry={() => location.reload()} />;
}

/** Why a change was not made. */
export function Refused({ failure }: { failure: DeskFailure | null }) {
  if (!failure) return null;
  return (
    <p role="alert" className="desk-failure">
      {failure.message}
    </p>
  );
}

/** An empty list explains what will be in it. */
export function Empty({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="desk-empty">
      <h2>{heading}</h2>
      <p>{children}</p>
    </div>
  );
}
