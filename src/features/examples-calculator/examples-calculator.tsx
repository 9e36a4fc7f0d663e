import { useEffect, useRef, useState } from "react";
import { contactAddress } from "#browser/attribution.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { type Entries, examplesFor, firstEntries } from "./calculator-state.ts";
import { LastDollarLadder } from "./last-dollar-ladder.tsx";
import { Results } from "./results.tsx";
import { WithoutScript } from "./without-script.tsx";
import "./examples-calculator.css";

export interface ExamplesCalculatorProps {
  /** Path of its page, such as `/fortune`. It is added to the link to the contact page. */
  sourcePage?: string;
  /** Id of the page's partner, such as `fortune`, added in the same way. */
  partner?: string;
}

export function ExamplesCalculator({ sourcePage, partner }: ExamplesCalculatorProps) {
  const [entries, setEntries] = useState(firstEntries);
  const [timesViewed, setTimesViewed] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = examplesFor(entries);
  const revealed = timesViewed > 0;

  // On a phone the results are below the fold, so pressing the button scrolls to them.
  useEffect(() => {
    if (timesViewed > 0) heading.current?.focus();
  }, [timesViewed]);

  function change(changed: Partial<Entries>) {
    setEntries({ ...entries, ...changed });
  }

  return (
    <div className="examples-calculator">
      <div className="examples-form">
        <CalculatorForm
          entries={entries}
          onChange={change}
          ready={result !== null}
          onView={() => setTimesViewed(timesViewed + 1)}
        />
      </div>
      {revealed ? (
        <Results
          entries={entries}
          result={result}
          onTaxYear={(taxYear) => change({ taxYear })}
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
      <WithoutScript />
    </div>
  );
}
