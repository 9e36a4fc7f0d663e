import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { FeeLine } from "./fee-line.tsx";
import { plainReading } from "./plain-reading.ts";

/** The sentence that opens the result, on the screen and on paper. */
export function ResultAnswer({ estimate }: { estimate: Estimate }) {
  return studyAnswer(estimate, answerWords);
}

/** What is left after the fee, and why the verdict is as it is. The box around it takes its color from the verdict. */
export function ResultReasons({ estimate }: { estimate: Estimate }) {
  const { probablyNot, sentences } = plainReading(estimate);
  return (
    <div
      className="rd-reasons max-w-192 grid gap-2.5 mt-2.5 leading-normal text-ink-2"
      data-verdict={probablyNot ? "no" : "yes"}
    >
      <FeeLine estimate={estimate} />
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
