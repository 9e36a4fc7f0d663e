import type { RefObject } from "react";
import type { SavingsExamples } from "#calculations/savings-examples/compute.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsCalculatorAssumptions } from "#content/calculators/savings-examples.ts";
import { yearEndPlanPath } from "#content/navigation.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { bracketYears } from "#tax-law/brackets.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { Entries } from "./calculator-state.ts";
import { ExampleList } from "./example-list.tsx";
import { ResultSlip } from "./result-slip.tsx";

const { results: words, assumptionsHeading, ask, plan } = examplesCalculator;
const planYear = Math.max(...bracketYears);

interface ResultsProps {
  entries: Entries;
  result: SavingsExamples | null;
  onTaxYear: (taxYear: number) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  contactHref: string;
}

/** Stays once it is shown, and follows every change of the entries. */
export function Results({ entries, result, onTaxYear, headingRef, contactHref }: ResultsProps) {
  const emptyText = result ? words.noneAtThisIncome[entries.audience] : words.noneYet;
  return (
    <div className="lg:col-span-full lg:row-start-2">
      {/* What follows the heading is in sight too when the button moves the focus to it. */}
      <h3
        ref={headingRef}
        tabIndex={-1}
        className="text-2xl scroll-mb-[50vh] focus-visible:outline-none"
      >
        {words.heading}
      </h3>
      <OtherTaxYears taxYear={entries.taxYear} onTaxYear={onTaxYear} />
      <p className="mt-3">
        <TextLink href={yearEndPlanPath}>{fillIn(plan, { year: planYear })}</TextLink>
      </p>
      <div className="examples-columns">
        <ResultSlip entries={entries} result={result} live />
        <div className="min-w-0">
          <ExampleList examples={result?.examples ?? []} emptyText={emptyText} />
          <h4 className="mt-7 text-lg">{assumptionsHeading}</h4>
          <ul className="mt-2 space-y-1.5 text-sm text-ink-2">
            <Items texts={savingsCalculatorAssumptions} />
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

function OtherTaxYears(props: { taxYear: number } & Pick<ResultsProps, "onTaxYear">) {
  const { taxYear, onTaxYear } = props;
  const others = bracketYears.filter((year) => year !== taxYear);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-2">{fillIn(words.taxYear, { year: taxYear })}</p>
      {others.map((year, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pressed button stays and keeps the focus
        <SmallButton key={index} onClick={() => onTaxYear(year)}>
          {fillIn(words.otherTaxYear, { year })}
        </SmallButton>
      ))}
    </div>
  );
}
