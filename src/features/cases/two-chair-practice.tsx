import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { hoursInWords } from "#calculations/rd-credit/slip-lines.ts";
import { feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import { rangeByMethod } from "#calculations/section-41/credit-by-method.ts";
import { twoChairPractice as words } from "#content/cases/beside-cases.ts";
import { feeTerms } from "#content/fees.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { CaseLines } from "./case-lines.tsx";
import { refusedCredit } from "./refused-credit.ts";

/** What the calculator's engine says of a practice of two chairs. */
export function twoChairEstimate() {
  const estimate = estimateCredit(words.answers);
  if (estimate.kind === "bad-answers") throw new Error("The two chairs have bad answers");
  const range = rangeByMethod(estimate.qualifiedExpensesInUsd, feeTerms.taxYear);
  const atBest = feeAndReturn(range.highInUsd, feeTerms);
  return {
    estimate,
    feeInUsd: atBest.totalFeeInUsd,
    range: fillIn(words.range, {
      low: formatUsd(range.lowInUsd),
      high: formatUsd(range.highInUsd),
    }),
    leftAtBestInUsd: atBest.leftInUsd,
    lostIfRefusedInUsd: refusedCredit(range.highInUsd).costInUsd,
  };
}

const { estimate, feeInUsd, range, leftAtBestInUsd, lostIfRefusedInUsd } = twoChairEstimate();
const wages = formatUsd(estimate.wagesInUsd);
const fee = formatUsd(feeInUsd);
const hours = hoursInWords(estimate.totalRdTimeAsFraction, words.hours);

export function TwoChairCard() {
  return (
    <>
      <h3 className="flex items-center gap-2.5 text-pine">
        <NamedIcon name="toothbrush" className="size-5 shrink-0 text-leaf" />
        {words.heading}
      </h3>
      <p className="mb-3 text-sm text-ink-3">{words.note}</p>
      <CaseLines
        lines={[
          { label: words.wages, value: wages },
          { label: words.time, value: hours },
          { label: words.methods, value: range },
          { label: words.fee, value: fee },
        ]}
        outcomes={[
          { label: words.holds, value: formatUsd(leftAtBestInUsd), note: words.holdsNote },
          { label: words.fails, value: formatUsd(-lostIfRefusedInUsd) },
        ]}
      />
      <TextLink standalone href={words.link.href}>
        {words.link.label}
      </TextLink>
    </>
  );
}

export function TwoChairNote() {
  return (
    <div className="mt-5 rounded-control border border-line-strong p-4">
      <h3>{words.heading}</h3>
      <p className="mt-1 text-nav text-ink-2">
        {fillIn(words.sentence, { wages, hours, range, fee })}{" "}
        <TextLink href={words.link.href}>{words.link.label}</TextLink>
      </p>
    </div>
  );
}
