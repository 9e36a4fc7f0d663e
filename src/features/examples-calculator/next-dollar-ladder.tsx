import { incomeByBracket } from "#calculations/savings-examples/liability.ts";
import { examplesCalculator } from "#content/examples-calculator.ts";
import { BracketLadder } from "#design-system/figures/bars/bracket-ladder.tsx";
import { bracketsOf } from "#tax-law/brackets.ts";

const words = examplesCalculator.ladder;

interface NextDollarLadderProps {
  taxYear: number;
  /** Marked on the ladder once the examples are shown. */
  incomeInUsd: number | undefined;
}

export function NextDollarLadder({ taxYear, incomeInUsd }: NextDollarLadderProps) {
  const { source } = bracketsOf(taxYear);
  return (
    <BracketLadder
      title={`${words.title}, ${taxYear}`}
      bands={incomeByBracket(incomeInUsd ?? 0, taxYear).map((bracket) => ({
        from: bracket.fromInUsd,
        to: bracket.toInUsd,
        rateAsFraction: bracket.rateAsFraction,
        amount: bracket.taxedAmountInUsd,
        next: incomeInUsd !== undefined && bracket.holdsNextDollar,
      }))}
      nextDollarLabel={words.nextDollar}
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
