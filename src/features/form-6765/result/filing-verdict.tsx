import { usesFaceOf2023 } from "#calculations/section-41/face-of-2023.ts";
import type { WhatToFile } from "#calculations/section-41/what-to-file.ts";
import { numberOf, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { form2023Words } from "#content/calculators/form-6765-amended.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { yesOrNo } from "../input-words.ts";
import { inYear } from "../law-in-worksheet.ts";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

const words = worksheetWords.file;

export function FilingVerdict({ answers, worksheet, file }: VerdictProps & { file: WhatToFile }) {
  const { taxYear, returnKind, boxes } = answers;
  const say = (text: string, values = {}) => inYear(text, taxYear, values);
  const payroll = worksheet.amount("36") > 0;
  const destination = boxes.controlledGroup
    ? (`${file.destination}-member` as const)
    : payroll
      ? (`${file.destination}-less-payroll` as const)
      : file.destination;
  const lineReason = form3800Reason(answers, file);
  return (
    <div>
      {file.timelyUntil ? (
        <ul className="worksheet-warnings">
          <li data-warning="timely-passed">
            {fillIn(words.timelyPassed, {
              year: taxYear,
              entity: worksheetWords.options[answers.entity],
              day: formatDate(file.timelyUntil),
            })}
          </li>
        </ul>
      ) : null}
      <Verdict result="section-g" value={file.sectionG}>
        {words[file.sectionG]} {say(words[file.sectionGReason], { year: taxYear })}
      </Verdict>
      {returnKind === "late" ? <p>{words.late}</p> : null}
      {/* A partnership amends by a request: the package says how. */}
      {returnKind === "amended" && answers.entity === "partnership" ? null : (
        <p>
          {say(words[destination], {
            form3800Line: file.form3800Line,
            amount: formatUsd(file.scheduleKAmount),
          })}{" "}
          {say(words[lineReason])}
        </p>
      )}
      {payroll ? <p>{words["form-8974"]}</p> : null}
      <p>
        {fillIn(usesFaceOf2023(taxYear) ? form2023Words.items : words.items, {
          reduced: yesOrNo(boxes.reducedCredit && returnKind === "timely"),
          group: yesOrNo(boxes.controlledGroup),
        })}
      </p>
      {file.perfecting ? (
        <>
          <h3>{words.claimHeading}</h3>
          <ol className="worksheet-list">
            {words.claim.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ol>
          <p>{say(words.claimNote)}</p>
          <p>{say(file.perfecting.passed ? words.perfectingPassed : words.perfecting)}</p>
          <p>{say(words.expensing)}</p>
        </>
      ) : null}
      <ul className="worksheet-links">
        {words.links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} newTab={href.startsWith("https:")}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function form3800Reason(answers: WorksheetAnswers, { destination, form3800Line }: WhatToFile) {
  const given = (["receipts1", "receipts2", "receipts3"] as const).some(
    (name) => numberOf(answers, name) !== null,
  );
  if (form3800Line === "1c") return "1c";
  if (!given) return "4i-if";
  return destination === "schedule-k" ? "4i-owner" : "4i";
}
