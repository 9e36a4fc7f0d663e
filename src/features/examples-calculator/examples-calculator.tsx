import { useEffect, useRef, useState } from "react";
import { contactAddress } from "#browser/attribution.ts";
import { incomeByBracket } from "#calculations/savings-examples/liability.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { BracketLadder } from "#design-system/charts/columns/bracket-ladder.tsx";
import { bracketsOf } from "#tax-law/brackets.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { type Entries, examplesFor, firstEntries } from "./calculator-state.ts";
import { ExampleList } from "./example-list.tsx";
import { ResultSlip } from "./result-slip.tsx";
import { Results } from "./results.tsx";
import "./examples-calculator.css";

export interface ExamplesCalculatorProps {
  /** Path of its page, such as `/fortune`. It is added to the link to the contact page. */
  sourcePage?: string;
}

export function ExamplesCalculator({ sourcePage }: ExamplesCalculatorProps) {
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
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-18 lg:gap-y-16">
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
          contactHref={contactAddress({ sourcePage })}
        />
      ) : null}
      <div className="lg:col-start-2 lg:row-start-1">
        <LastDollarLadder
          taxYear={entries.taxYear}
          incomeInUsd={revealed ? result?.incomeInUsd : undefined}
        />
      </div>
      <WithoutScript />
    </div>
  );
}

function WithoutScript() {
  const entries = { ...firstEntries, income: "500000" };
  const result = examplesFor(entries);
  return (
    <noscript className="lg:col-span-full lg:row-start-2">
      <h3 className="mb-3 text-2xl">{examplesCalculator.results.heading}</h3>
      <p className="text-ink-2">{examplesCalculator.withoutScript}</p>
      <div className="examples-columns">
        <ResultSlip entries={entries} result={result} />
        <div className="min-w-0">
          <ExampleList examples={result?.examples ?? []} emptyText="" />
        </div>
      </div>
    </noscript>
  );
}

function LastDollarLadder(props: {
  taxYear: number;
  /** Marked on the ladder once the examples are shown. */
  incomeInUsd: number | undefined;
}) {
  const { taxYear, incomeInUsd } = props;
  const { source } = bracketsOf(taxYear);
  const words = examplesCalculator.ladder;
  return (
    <BracketLadder
      title={`${words.title}, ${taxYear}`}
      bands={incomeByBracket(incomeInUsd ?? 0, taxYear).map((bracket) => ({
        from: bracket.fromInUsd,
        to: bracket.toInUsd,
        rateAsFraction: bracket.rateAsFraction,
        amount: bracket.taxedAmountInUsd,
        last: incomeInUsd !== undefined && bracket.holdsLastDollar,
      }))}
      lastDollarLabel={words.lastDollar}
      amountLabel={words.amount}
      note={
        <>
          {words.noteStart}, {taxYear}.{" "}
          <a href={source.url} rel="noopener">
            {source.title}
          </a>
        </>
      }
    />
  );
}
