import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { FeeLine } from "./fee-line.tsx";
import { plainReading } from "./plain-reading.ts";

/** The sentence that opens the result, on the screen and on paper. */
export function ResultAnswer({ estimate }: { estimate: Estimate }) {
  return studyAnswer(estimate, answerWords);
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
