import { useEffect, useRef, useState } from "react";
import { contactAddress } from "#browser/attribution.ts";
import { useToday } from "#browser/use-today.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { type Entries, examplesFor, firstEntries } from "./calculator-state.ts";
import { LastDollarLadder } from "./last-dollar-ladder.tsx";
import { Results } from "./results.tsx";
import { WithoutScript } from "./without-script.tsx";
import "./examples-calculator.css";

export interface ExamplesCalculatorProps {
  /** The day of the build, for which the page is rendered: YYYY-MM-DD. */
  today: CalendarDate;
  /** Path of the page it stands on, such as `/fortune`: travels with the link to the contact page. */
  sourcePage?: string;
  /** Short name of the partner whose page it is, such as `fortune`: travels the same way. */
  partner?: string;
}

/** Rendered as the island `examples-calculator`. */
export function ExamplesCalculator(props: ExamplesCalculatorProps) {
  const { sourcePage, partner } = props;
  const today = useToday(firmTimeZone, props.today);
  const [changes, setChanges] = useState<Partial<Entries>>({});
  const entries = { ...firstEntries(today), ...changes };
  const [timesViewed, setTimesViewed] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = examplesFor(entries);
  const revealed = timesViewed > 0;

  // On a phone the results open below the fold: the press takes the visitor there.
  useEffect(() => {
    if (timesViewed > 0) heading.current?.focus();
  }, [timesViewed]);

  return (
    <div className="examples-calculator">
      <div className="examples-form">
        <CalculatorForm
          entries={entries}
          today={today}
          onChange={(change) => setChanges({ ...changes, ...change })}
          ready={result !== null}
          onView={() => setTimesViewed(timesViewed + 1)}
        />
      </div>
      {revealed ? (
        <Results
          entries={entries}
          result={result}
          headingRef={heading}
          contactHref={contactAddress({ sourcePage, partner })}
        />
      ) : null}
      <div className="examples-ladder">
        <LastDollarLadder
          taxYear={entries.taxYear}
          incomeInUsd={revealed ? result?.incomeInUsd : undefined}
        />
      </div>
      <WithoutScript today={props.today} />
    </div>
  );
}
