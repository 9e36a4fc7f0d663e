import { Link, useLocation } from "react-router";
import * as z from "zod/mini";
import { useFilters } from "../data/use-filters.ts";

/** A cursor leads only to older rows, so the cursors of newer pages are kept in the history. */
const listState = z.object({ newerPages: z.array(z.string()) });

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
    <p className="desk-pages">
      {page ? (
        <Link
          to={{ search: newerPages.at(-1) ?? searchWith({ after: "" }) }}
          state={{ newerPages: newerPages.slice(0, -1) }}
          rel="prev"
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
        >
          {props.older}
        </Link>
      ) : null}
    </p>
  );
}
