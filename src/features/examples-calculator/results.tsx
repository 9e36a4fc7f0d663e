import type { RefObject } from "react";
import type { SavingsExamples } from "#calculations/savings-examples/compute.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsCalculatorAssumptions } from "#content/calculators/savings-examples.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import type { Entries } from "./calculator-state.ts";
import { ExampleList } from "./example-list.tsx";
import { ResultSlip } from "./result-slip.tsx";

const { results: words, assumptionsHeading, ask } = examplesCalculator;

interface ResultsProps {
  entries: Entries;
  result: SavingsExamples | null;
  headingRef: RefObject<HTMLHeadingElement | null>;
  contactHref: string;
}

/** Stays once it is there, and follows every change of the entries. */
export function Results({ entries, result, headingRef, contactHref }: ResultsProps) {
  const emptyText = result ? words.noneAtThisIncome[entries.audience] : words.noneYet;
  return (
    <div className="examples-results">
      <h3 ref={headingRef} tabIndex={-1} className="text-2xl">
        {words.heading}
      </h3>
      <div className="examples-columns">
        <ResultSlip entries={entries} result={result} live />
        <div className="min-w-0">
          <ExampleList examples={result?.examples ?? []} emptyText={emptyText} />
          <h4 className="mt-7 text-lg">{assumptionsHeading}</h4>
          <ul className="mt-2 space-y-1.5 text-sm text-ink-2">
            {savingsCalculatorAssumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
          <p className="mt-5">
            <TextLink standalone href={contactHref}>
              {ask}
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}
