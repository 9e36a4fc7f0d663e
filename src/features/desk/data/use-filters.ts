import { type NavigateOptions, useSearchParams } from "react-router";

type Changes = Readonly<Record<string, string>>;

/** Some parameters of a query string, without the empty ones. */
export function pick(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name)?.trim();
    if (value) picked.set(name, value);
  }
  return picked;
}

/** Filters are kept in the query string, so that Back, reload and a shared link work. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  /** The query string with some values changed; an empty one is left out. */
  function searchWith(changes: Changes): string {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value);
      else next.delete(name);
    return next.toString();
  }
  const setFilters = (changes: Changes, options?: NavigateOptions) =>
    setQuery(searchWith(changes), options);
  /** Of a list, which begins with its first page again. */
  const set = (name: string) => (value: string) => setFilters({ [name]: value, after: "" });
  return { query, searchWith, setFilters, set };
}

/** Whether the first day is after the last, so that nothing can be listed. */
export function isReversed(from: string | null, to: string | null): boolean {
  return Boolean(from && to && from > to);
}

export function useDaysAreReversed(): boolean {
  const { query } = useFilters();
  return isReversed(query.get("from"), query.get("to"));
}
