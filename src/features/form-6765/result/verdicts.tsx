import type { ReactNode } from "react";
import { researchFigure } from "#calculations/section-41/credit-by-method.ts";
import { firstPayrollOffsetYear } from "#calculations/section-41/form-lines.ts";
import type { WhatToFile } from "#calculations/section-41/what-to-file.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import {
  passesCreditOn,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";

const words = worksheetWords;

interface VerdictProps {
  readonly answers: WorksheetAnswers;
  readonly worksheet: Worksheet;
}

/** What the lines come to, in a sentence, with its answer for programs. */
function Verdict({
  result,
  value,
  children,
}: {
  result?: string;
  value?: string;
  children: ReactNode;
}) {
  return (
    <p className="worksheet-verdict" data-result={result} data-value={value}>
      {children}
    </p>
  );
}

export function MethodVerdict({ answers, worksheet }: VerdictProps) {
  const { method, regularUnavailable, amount } = worksheet;
  const difference = formatUsd(Math.abs(amount("13") - amount("26")));
  const sentence =
    method === "none" && amount("48") > 0
      ? words.method.noneAboveBase
      : method === "simplified" && regularUnavailable
        ? words.method.simplifiedOnly
        : words.method[method];
  return (
    <div>
      <Verdict result="method" value={method}>
        {inYear(sentence, answers.taxYear, { difference, credit: formatUsd(amount("28")) })}
      </Verdict>
      {regularUnavailable ? <p>{words.method[regularUnavailable]}</p> : null}
      {method === "simplified" ? <p>{words.method.stays}</p> : null}
    </div>
  );
}

export function ReducedCreditVerdict({ answers, worksheet }: VerdictProps) {
  const { reducedCredit, amount } = worksheet;
  const [full, reduced] = [amount("full-after-tax"), amount("reduced-after-tax")];
  const comparable = amount("full-credit") > 0 && answers.ownerRateAsFraction > 0;
  const sentence =
    comparable || reducedCredit === "not-available"
      ? words.reducedCredit[reducedCredit]
      : words.reducedCredit.nothingToCompare;
  return (
    <div>
      <Verdict result="280c" value={reducedCredit}>
        {inYear(sentence, answers.taxYear, {
          rate: formatFraction(answers.ownerRateAsFraction),
          full: formatUsd(full),
          reduced: formatUsd(reduced),
          difference: formatUsd(Math.abs(full - reduced)),
        })}
      </Verdict>
      <p>{inYear(words.reducedCredit.why, answers.taxYear)}</p>
    </div>
  );
}

export function PayrollVerdict({ answers, worksheet }: VerdictProps) {
  return (
    <Verdict result="payroll" value={worksheet.payrollOffset}>
      {inYear(payrollReason(answers, worksheet), answers.taxYear, {
        amount: formatUsd(worksheet.amount("36")),
        first: answers.firstYearWithReceipts ?? "",
        earliest: firstPayrollOffsetYear(answers.taxYear),
      })}
    </Verdict>
  );
}

function payrollReason(answers: WorksheetAnswers, { payrollOffset }: Worksheet): string {
  const limit = researchFigure("research-payroll-offset-receipts-limit", answers.taxYear);
  if (payrollOffset === "eligible")
    return answers.payrollOffset && answers.amounts.payrollAmount > 0
      ? words.payroll.eligible
      : words.payroll.eligibleNotElected;
  if (answers.returnKind === "amended") return words.payroll.amended;
  if (answers.amounts.receiptsThisYear >= limit) return words.payroll.receipts;
  return answers.firstYearWithReceipts === null
    ? words.payroll.noFirstYear
    : words.payroll.firstYear;
}

export function UseVerdict({ answers, worksheet: { amount } }: VerdictProps) {
  const [credit, used, unused] = [amount("credit-to-use"), amount("used-now"), amount("unused")];
  const sentence = credit === 0 ? words.use.none : unused === 0 ? words.use.all : words.use.part;
  return (
    <div>
      <Verdict>
        {inYear(sentence, answers.taxYear, {
          credit: formatUsd(credit),
          used: formatUsd(used),
          unused: formatUsd(unused),
        })}
      </Verdict>
      {passesCreditOn(answers.entity) ? (
        <p>{inYear(words.use.owner, answers.taxYear, { entity: words.options[answers.entity] })}</p>
      ) : null}
    </div>
  );
}

export function FilingVerdict({ answers, worksheet, file }: VerdictProps & { file: WhatToFile }) {
  const say = (text: string) => inYear(text, answers.taxYear);
  const yesOrNo = (value: boolean) => (value ? words.spreadsheet.yes : words.spreadsheet.no);
  return (
    <div>
      <Verdict result="section-g" value={file.sectionG}>
        {words.file[file.sectionG]} {say(words.file[file.sectionGReason])}
      </Verdict>
      <p>{words.file[file.destination]}</p>
      <p>
        {fillIn(words.file.items, {
          reduced: yesOrNo(answers.reducedCredit && answers.returnKind === "original"),
          group: yesOrNo(answers.controlledGroup),
        })}
      </p>
      {worksheet.amount("36") > 0 ? <p>{words.file["form-8974"]}</p> : null}
      {file.perfecting ? (
        <>
          <h3>{words.file.claimHeading}</h3>
          <ol className="worksheet-list">
            {words.file.claim.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ol>
          <p>{say(words.file.claimNote)}</p>
          <p>{say(file.perfecting.passed ? words.file.perfectingPassed : words.file.perfecting)}</p>
          <p>{say(words.file.expensing)}</p>
        </>
      ) : null}
    </div>
  );
}
