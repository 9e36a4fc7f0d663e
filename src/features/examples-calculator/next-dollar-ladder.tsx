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
  const { brackets, source } = bracketsOf(taxYear);
  return (
    <BracketLadder
      title={`${words.title}, ${taxYear}`}
      bands={brackets.map(({ fromInUsd, toInUsd, rateAsFraction }) => ({
        from: fromInUsd,
        to: toInUsd,
        rateAsFraction,
      }))}
      {...(incomeInUsd ? { income: incomeInUsd } : {})}
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
