import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { feeLineWords } from "#content/fees.ts";
import { firmTimeZone } from "#content/firm.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { today } from "#wording/dates.ts";
import { plainReading } from "./plain-reading.ts";

/** The sentence that opens the result, on the screen and on paper. */
export function ResultAnswer({ estimate }: { estimate: Estimate }) {
  return studyAnswer(estimate, answerWords);
}

/** What is left of the range after the fee. The e-mails say the same. */
export function FeeLine({ estimate }: { estimate: Estimate }) {
  const line = feeLine(estimate.countedExpensesInUsd, today(firmTimeZone), feeLineWords);
  const { href, label } = feeLineWords.link;
  if (!line) return null;
  return (
    <p>
      {line} <TextLink href={href}>{label}</TextLink>
    </p>
  );
}

/** What is left after the fee. The box around it and the answer takes its color from the verdict. */
export function ResultLeft({ estimate }: { estimate: Estimate }) {
  return (
    <div
      className="rd-left max-w-192 mt-2.5 leading-normal text-ink-2"
      data-verdict={plainReading(estimate).probablyNot ? "no" : "yes"}
    >
      <FeeLine estimate={estimate} />
    </div>
  );
}

/** Why the verdict is as it is. */
export function ResultReasons({ estimate }: { estimate: Estimate }) {
  return (
    <div className="grid gap-2.5 leading-normal text-ink-2">
      {plainReading(estimate).sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
