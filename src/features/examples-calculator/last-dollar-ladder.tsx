import { incomeByBracket } from "#calculations/savings-examples/liability.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { BracketLadder } from "#design-system/charts/columns/bracket-ladder.tsx";
import { bracketsOf } from "#tax-law/brackets.ts";

const words = examplesCalculator.ladder;

interface LastDollarLadderProps {
  taxYear: number;
  /** Marked on the ladder once the examples are shown. */
  incomeInUsd: number | undefined;
}

export function LastDollarLadder({ taxYear, incomeInUsd }: LastDollarLadderProps) {
  const { source } = bracketsOf(taxYear);
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
