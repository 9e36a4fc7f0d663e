import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { DeskFailure } from "../data/desk-api.ts";
import { useDaysAreReversed } from "../data/use-filters.ts";
import { ReversedDays } from "./filters.tsx";
import { ListPages } from "./list-pages.tsx";
import { ScreenTitle } from "./screen-title.tsx";
import { Empty, Ready, Refused } from "./states.tsx";

/** A screen with one list. */
export function ListScreen<Answer extends object>(
  props: Omit<ComponentProps<typeof ScreenTitle>, "rows"> & {
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
  },
) {
  const { query, empty, pagesOf } = props;
  return (
    <>
      <ScreenTitle {...props} rows={query.data && props.rows(query.data).length} />
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
