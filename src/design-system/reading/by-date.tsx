import type { ReactNode } from "react";
import { type CalendarDate, isWithin } from "#wording/dates.ts";

interface Stage {
  /** The last day on which these words are true, as YYYY-MM-DD. The last stage has none. */
  through?: CalendarDate;
  /** Null where nothing is said in this stage. */
  words: ReactNode;
}

interface ByDateProps {
  /** The day the page is built, where the firm is. */
  today: CalendarDate;
  /** In the order of their days; each begins when the one before it has ended. */
  stages: readonly Stage[];
  as?: "span" | "p" | "div";
  className?: string;
}

/**
 * Words that change on a day. All of them stand in the page. The build shows those of its own date;
 * the shell's script (follow-calendar.ts) chooses again when the page is read, so that an old build
 * does not announce a year or a deadline that is over.
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
