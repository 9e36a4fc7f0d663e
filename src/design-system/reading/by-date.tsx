import type { ReactNode } from "react";

interface ByDateProps {
  /** The last day on which `open` is true, as YYYY-MM-DD. */
  deadline: string;
  /** The day the page is built. */
  today: string;
  open: ReactNode;
  passed: ReactNode;
}

/**
 * Words that change when a day has passed. The build chooses by its own date; the shell's script
 * chooses again when the page opens, so that an old build does not announce a deadline that is over.
 */
export function ByDate({ deadline, today, open, passed }: ByDateProps) {
  const isOver = today > deadline;
  return (
    <span data-deadline={deadline}>
      <span data-when="open" hidden={isOver}>
        {open}
      </span>
      <span data-when="passed" hidden={!isOver}>
        {passed}
      </span>
    </span>
  );
}
