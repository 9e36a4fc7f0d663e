import type { ReactNode } from "react";

interface ByDateProps {
  /** The last day on which `before` is true, as YYYY-MM-DD. */
  lastDay: string;
  before: ReactNode;
  after: ReactNode;
}

/**
 * Words that change when a day has passed. The build chooses by its own date; browser/by-date.ts
 * chooses again when the page opens, so that an old build does not announce a deadline that is over.
 */
export function ByDate({ lastDay, before, after }: ByDateProps) {
  const passed = new Date().toISOString().slice(0, 10) > lastDay;
  return (
    <span data-last-day={lastDay}>
      <span hidden={passed}>{before}</span>
      <span hidden={!passed}>{after}</span>
    </span>
  );
}
