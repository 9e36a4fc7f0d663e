import type { ReactNode } from "react";
import { type CalendarDate, isWithin } from "#wording/dates.ts";

interface Stage {
  /** The last day on which these words are true, as YYYY-MM-DD. The last stage has none. */
  through?: CalendarDate;
  /** Null if nothing is shown in this stage. */
  words: ReactNode;
}

interface ByDateProps {
  /** The date of the build in the firm's time zone. */
  today: CalendarDate;
  /** In the order of their days; each begins when the one before it has ended. */
  stages: readonly Stage[];
  as?: "span" | "p" | "div";
  className?: string;
}

/**
 * Words that change on a date. The page contains all of them. The build shows those of its date,
 * and the shell's script (browser/shell.ts) chooses again when the page is opened, so that an old
 * build does not announce a year or a deadline that has passed.
 */
export function ByDate({ today, stages, as: Element = "span", className }: ByDateProps) {
  return stages.map(({ through, words }, index) => {
    const after = stages[index - 1]?.through;
    if (words === null) return null;
    return (
      <Element
        key={through ?? "last"}
        className={className}
        data-after={after}
        data-through={through}
        hidden={!isWithin({ after, through }, today)}
      >
        {words}
      </Element>
    );
  });
}
