import { Link, useLocation } from "react-router";
import * as z from "zod/mini";
import { useFilters } from "../data/use-filters.ts";

/** A cursor leads only to older rows, so the cursors of newer pages are kept in the history. */
const listState = z.object({ newerPages: z.array(z.string()) });

const look =
  "inline-flex min-h-11 items-center font-semibold text-pine underline decoration-control decoration-1 hover:decoration-current";

/** Links to older and newer rows. From a shared link, the newer page is the first. */
export function ListPages(props: { after: string | null; older: string; newer: string }) {
  const { search, state } = useLocation();
  const { query, searchWith } = useFilters();
  const newerPages = listState.safeParse(state).data?.newerPages ?? [];
  const page = query.get("after");
  // While a page loads, the previous page's rows are shown, whose cursor leads to this page.
  const next = props.after === page ? null : props.after;
  if (!next && !page) return null;
  return (
    <p className="flex justify-between gap-4 border-t border-line-strong print:hidden">
      {page ? (
        <Link
          to={{ search: newerPages.at(-1) ?? searchWith({ after: "" }) }}
          state={{ newerPages: newerPages.slice(0, -1) }}
          rel="prev"
          className={look}
        >
          {props.newer}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link
          to={{ search: searchWith({ after: next }) }}
          state={{ newerPages: [...newerPages, search] }}
          rel="next"
          className={look}
        >
          {props.older}
        </Link>
      ) : null}
    </p>
  );
}
