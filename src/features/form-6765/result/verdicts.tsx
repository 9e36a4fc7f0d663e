import type { ReactNode } from "react";
import { firstPayrollOffsetYear } from "#calculations/section-41/form/form-lines.ts";
import { ownersOf, ratesTogether } from "#calculations/section-41/owners/owners.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import {
  numberOf,
  passesCreditOn,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords } from "#content/calculators/form-6765-owners.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { researchFigure } from "#tax-law/research-figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear, listed } from "../law-in-worksheet.ts";
import { ownerName } from "../owner-words.ts";

const words = worksheetWords;

export interface VerdictProps {
  readonly answers: WorksheetAnswers;
  readonly worksheet: Worksheet;
}

export function Verdict(props: { result?: string; value?: string; children: ReactNode }) {
  const { result, value, children } = props;
  return (
    <p
      className="font-medium text-ink print:break-inside-avoid"
      data-result={result}
      data-value={value}
    >
      {children}
    </p>
  );
}

export interface AdviceProps extends VerdictProps {
  readonly change: (part: Partial<WorksheetAnswers>, undoText?: string) => void;
}

function Advice(props: { button: string; applied: boolean; apply: () => void; children: string }) {
  const { button, applied, apply, children } = props;
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:mt-[1mm] print:mb-0">
      {/* Not `disabled`, which would take the focus away from it. */}
      <SmallButton
        className="aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-mint-wash aria-disabled:text-ink-2 aria-disabled:before:content-['✓'_/_'']"
        aria-disabled={applied}
        onClick={applied ? undefined : apply}
      >
        {button}
      </SmallButton>
      <p className="flex-[1_1_12rem] text-sm print:text-[8pt]">{children}</p>
    </div>
  );
}

export function MethodVerdict({ answers, worksheet, change }: AdviceProps) {
  const { method, onlyOpen, missingForRegular, amount } = worksheet;
  const { taxYear, methodUsed } = answers;
  const difference = formatUsd(Math.abs(amount("13") - amount("26")));
  const claimMissing = answers.returnKind === "amended" && answers.claimedBefore === null;
  const regularMatters = amount("48") > 0 && !onlyOpen?.startsWith("simplified");
  const missing = missingForRegular.map((one) =>
    fillIn(words.method.missing[one.id], {
      year: taxYear,
      years: one.id === "receipts-of-years" ? listed(one.years) : "",
    }),
  );
  return (
    <div>
      <Verdict result="method" value={method}>
        {fillIn(methodSentence(worksheet), {
          difference,
          credit: formatUsd(amount("28")),
          method: method === "regular" ? methodNames.regular : methodNames.simplified,
        })}
      </Verdict>
      {onlyOpen === null && (method === "regular" || method === "simplified") ? (
        <Advice
          button={words.method.apply[method]}
          applied={methodUsed === method}
          apply={() => change({ methodUsed: method }, usesMethod(method))}
        >
          {methodUsed === "larger" ? words.method.larger : usesMethod(methodUsed)}
        </Advice>
      ) : null}
      {onlyOpen ? <p>{words.method[onlyOpen]}</p> : null}
      {claimMissing ? <p>{words.method.claimNotAnswered}</p> : null}
      {regularMatters && missing.length > 0 ? (
        <p>{fillIn(words.method.regularNeeds, { missing: missing.join(", and ") })}</p>
      ) : null}
      {method === "simplified" && onlyOpen === null ? <p>{words.method.stays}</p> : null}
    </div>
  );
}

const methodNames = {
  regular: words.options.regular.toLowerCase(),
  simplified: words.options.simplified.toLowerCase(),
};

const usesMethod = (method: keyof typeof methodNames): string =>
  fillIn(words.method.applied, { method: methodNames[method] });

function methodSentence({ method, onlyOpen, missingForRegular, amount }: Worksheet): string {
  if (method === "none") {
    if (amount("48") === 0) return words.method.none;
    const notAvailable = onlyOpen === "regular-claimed" && missingForRegular.length > 0;
    return notAvailable ? words.method.noneOpen : words.method.noneAboveBase;
  }
  if (onlyOpen) return words.method.onlyOpen;
  if (method === "simplified" && missingForRegular.length > 0) return words.method.simplifiedOnly;
  return words.method[method];
}

export function ReducedCreditVerdict({ answers, worksheet, change }: AdviceProps) {
  const { amount, reducedCredit: advice } = worksheet;
  const { taxYear, boxes } = answers;
  const [full, reduced] = [amount("full-after-tax"), amount("reduced-after-tax")];
  const loss = researchFigure("research-credit-280c-deduction-loss", taxYear);
  const { why, whyWithoutLoss, apply, onForm } = words.reducedCredit;
  const elected = boxes.reducedCredit ? "elect" : "full";
  const worse = othersBetterOff(worksheet, loss);
  return (
    <div>
      <Verdict result="280c" value={advice}>
        {inYear(reducedCreditSentence(answers, worksheet, loss), taxYear, {
          year: taxYear,
          rate: formatFraction(rateOf(answers)),
          full: formatUsd(full),
          reduced: formatUsd(reduced),
          difference: formatUsd(Math.abs(full - reduced)),
        })}
      </Verdict>
      {(advice === "elect" || advice === "full") && amount("full-credit") > 0 ? (
        <Advice
          button={apply[advice]}
          applied={elected === advice}
          apply={() =>
            change({ boxes: { ...boxes, reducedCredit: advice === "elect" } }, onForm[advice])
          }
        >
          {onForm[elected]}
        </Advice>
      ) : null}
      {worse.length > 0 ? (
        <p>{fillIn(ownersWords.election.others, { names: listed(worse) })}</p>
      ) : null}
      <p>{inYear(loss > 0 ? why : whyWithoutLoss, taxYear)}</p>
    </div>
  );
}

const rateOf = (answers: WorksheetAnswers): number =>
  (passesCreditOn(answers.entity) ? ratesTogether(ownersOf(answers)) : answers.numbers.ownerRate) ??
  0;

/** Owners for whom the other way would leave more, because their rates differ. */
function othersBetterOff({ owners, reducedCredit }: Worksheet, loss: number): string[] {
  if (loss === 0 || owners.length < 2 || (reducedCredit !== "elect" && reducedCredit !== "full"))
    return [];
  return owners
    .filter(({ amount }) => {
      const gain = amount("reduced-after-tax") - amount("full-after-tax");
      return reducedCredit === "elect" ? gain < 0 : gain > 0;
    })
    .map(({ owner, number }) => ownerName(owner, number));
}

function reducedCreditSentence(
  { entity }: WorksheetAnswers,
  { reducedCredit, owners, amount }: Worksheet,
  deductionLoss: number,
): string {
  const sentences = words.reducedCredit;
  if (reducedCredit === "not-available") return sentences["not-available"];
  const isCredit = amount("full-credit") > 0;
  if (deductionLoss === 0) return isCredit ? sentences.fullWithoutLoss : sentences.nothingYet;
  if (reducedCredit === "rate-missing")
    return owners.length > 1 ? ownersWords.election.waits : sentences["rate-missing"];
  if (!isCredit) return sentences.nothingToCompare;
  if (entity === "c-corporation") return sentences.equal;
  return owners.length > 1 ? ownersWords.election[reducedCredit] : sentences[reducedCredit];
}

export function PayrollVerdict({ answers, worksheet, change }: AdviceProps) {
  const { boxes, numbers } = answers;
  const credit = worksheet.amount("28");
  const mayElect = worksheet.payrollOffset === "eligible" && credit > 0 && !numbers.payrollAmount;
  const elect = () =>
    change({
      boxes: { ...boxes, payrollOffset: true },
      numbers: { ...numbers, payrollAmount: credit },
    });
  return (
    <>
      <Verdict result="payroll" value={worksheet.payrollOffset}>
        {inYear(payrollReason(answers, worksheet), answers.taxYear, {
          amount: formatUsd(worksheet.amount("36")),
          credit: formatUsd(credit),
          first: answers.numbers.firstYearWithReceipts ?? "",
          earliest: firstPayrollOffsetYear(answers.taxYear),
        })}
      </Verdict>
      {mayElect ? (
        <SmallButton className="mt-2 print:hidden" onClick={elect}>
          {words.payroll.electAll}
        </SmallButton>
      ) : null}
    </>
  );
}

function payrollReason(answers: WorksheetAnswers, { payrollOffset }: Worksheet): string {
  const { taxYear, returnKind, boxes, numbers } = answers;
  const limit = researchFigure("research-payroll-offset-receipts-limit", taxYear);
  if (payrollOffset === "eligible") {
    if (!boxes.payrollOffset) return words.payroll.eligibleNotElected;
    return numbers.payrollAmount ? words.payroll.eligible : words.payroll.noAmount;
  }
  if (returnKind !== "timely") return words.payroll.notTimely;
  const receipts = numberOf(answers, "receiptsThisYear");
  if (receipts === null) return words.payroll.noReceipts;
  if (receipts >= limit) return words.payroll.receipts;
  return numbers.firstYearWithReceipts === null
    ? words.payroll.noFirstYear
    : words.payroll.firstYear;
}
