import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DeskFailure } from "../data/desk-api.ts";
import { useDaysAreReversed } from "../data/use-filters.ts";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { ReversedDays } from "./filters.tsx";
import { ListPages } from "./list-pages.tsx";
import { Empty, Ready, Refused } from "./states.tsx";

/** A screen with one list. Its heading takes the focus of a row that is removed. */
export function ListScreen<Answer extends object>(props: {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  about?: ReactNode;
  /** Above the list: tabs and filters. */
  filters?: ReactNode;
  /** What was done last, and what was refused. */
  notice?: ReactNode;
  failure?: DeskFailure | null;
  query: UseQueryResult<Answer>;
  rows: (answer: Answer) => readonly unknown[];
  /** Explains what will be in the list. */
  empty?: { heading: string; text: ReactNode } | undefined;
  /** What the list has pages of. */
  pagesOf?: string;
  children: (answer: Answer) => ReactNode;
  /** Below the list: forms. */
  below?: ReactNode;
}) {
  const { query, empty, pagesOf } = props;
  const heading = useFocusAfterRemoval(query.data && props.rows(query.data).length);
  return (
    <>
      <div className="desk-title">
        <h1 ref={heading} tabIndex={-1}>
          {props.title}
        </h1>
        {props.tools}
      </div>
      {props.about ? <p className="max-w-[52rem] text-ink-2">{props.about}</p> : null}
      {props.filters}
      <p role="status" className="mt-3 font-medium text-leaf not-empty:mb-3">
        {props.notice}
      </p>
      <Refused failure={props.failure ?? null} />
      {useDaysAreReversed() ? (
        <ReversedDays />
      ) : (
        <Ready query={query}>
          {(answer) =>
            empty && props.rows(answer).length === 0 ? (
              <Empty heading={empty.heading}>{empty.text}</Empty>
            ) : (
              <>
                {props.children(answer)}
                {pagesOf && "after" in answer ? (
                  <ListPages
                    after={answer.after as string | null}
                    older={`Older ${pagesOf}`}
                    newer="Newest"
                  />
                ) : null}
              </>
            )
          }
        </Ready>
      )}
      {props.below}
    </>
  );
}
