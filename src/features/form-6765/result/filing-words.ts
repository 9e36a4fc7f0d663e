import type { WhatToFile } from "#calculations/section-41/filing/what-to-file.ts";
import { usesFaceOf2023 } from "#calculations/section-41/form/face-of-2023.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import { numberOf, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { form2023Words } from "#content/calculators/form-6765-amended.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { yesOrNo } from "../input-words.ts";
import { inYear } from "../law-in-worksheet.ts";

const words = worksheetWords.file;

/** What to file, in sentences, for the page and the spreadsheet. */
export function filingWords(answers: WorksheetAnswers, worksheet: Worksheet, file: WhatToFile) {
  const { taxYear, returnKind, boxes } = answers;
  const fill = (text: string, values = {}) => inYear(text, taxYear, values);
  const payroll = worksheet.amount("36") > 0;
  const destination = payroll ? (`${file.destination}-less-payroll` as const) : file.destination;
  // A partnership amends by a request: the package says how.
  const isRequest = returnKind === "amended" && answers.entity === "partnership";
  const attach = fill(words[destination], {
    form3800Line: file.form3800Line,
    ...(answers.entity === "partnership"
      ? { scheduleK: "15f", box: "15" }
      : { scheduleK: "13g", box: "13" }),
    amount: formatUsd(file.scheduleKAmount),
  });
  return {
    /** `null` where the return can still be what was chosen. */
    tooLate:
      file.timelyUntil &&
      fillIn(words.timelyPassed, {
        year: taxYear,
        entity: worksheetWords.options[answers.entity].replace(/^(?=[A-Z][a-z])./, (first) =>
          first.toLowerCase(),
        ),
        day: formatDate(file.timelyUntil),
      }),
    sectionG: `${words[file.sectionG]} ${fill(words[file.sectionGReason], { year: taxYear })}`,
    sentences: [
      ...(returnKind === "late" ? [words.late] : []),
      ...(isRequest ? [] : [`${attach} ${fill(words[form3800Reason(answers, file)])}`]),
      ...(boxes.controlledGroup ? [words.member] : []),
      ...(payroll ? [words["form-8974"]] : []),
      fillIn(usesFaceOf2023(taxYear) ? form2023Words.items : words.items, {
        reduced: yesOrNo(boxes.reducedCredit && returnKind === "timely"),
        group: yesOrNo(boxes.controlledGroup),
      }),
    ],
    /** What a refund claim must hold; empty on an original return. */
    claim: file.perfecting ? words.claim : [],
    claimNotes: file.perfecting
      ? [
          fill(words.claimNote),
          fill(file.perfecting.passed ? words.perfectingPassed : words.perfecting),
          fill(words.expensing),
        ]
      : [],
  };
}

function form3800Reason(answers: WorksheetAnswers, { destination, form3800Line }: WhatToFile) {
  const given = (["receipts1", "receipts2", "receipts3"] as const).some(
    (name) => numberOf(answers, name) !== null,
  );
  if (form3800Line === "1c") return "1c";
  if (!given) return "4i-if";
  return destination === "schedule-k" ? "4i-owner" : "4i";
}
