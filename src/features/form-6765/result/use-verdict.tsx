import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import { concerns } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords as words } from "#content/calculators/form-6765.ts";
import { ownersWords } from "#content/calculators/form-6765-owners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

export function UseVerdict({ answers, worksheet: { amount } }: VerdictProps) {
  const { taxYear, entity, numbers } = answers;
  return (
    <UseSentences
      taxYear={taxYear}
      credit={amount("credit-to-use")}
      used={amount("used-now")}
      unused={amount("unused")}
      tax={numbers.netIncomeTax}
      capNotShown={concerns("businessTax", entity) && numbers.businessTax === null}
    />
  );
}

/** What of a credit can be used on one return, and where the rest goes. */
export function UseSentences(props: {
  taxYear: WorksheetYear;
  credit: number;
  used: number;
  unused: number;
  tax: number | null;
  capNotShown: boolean;
  /** Whose return it is, where there are several. */
  of?: string;
}) {
  const { taxYear, credit, used, unused, tax, capNotShown, of = "" } = props;
  const sentence = inYear(useSentence(credit, tax, unused), taxYear, {
    credit: formatUsd(credit),
    used: formatUsd(used),
    unused: formatUsd(unused),
  });
  return (
    <div>
      <Verdict>{of ? fillIn(ownersWords.use, { owner: of, sentence }) : sentence}</Verdict>
      {credit > 0 && capNotShown ? <p>{words.use.noBusinessTax}</p> : null}
    </div>
  );
}

function useSentence(credit: number, tax: number | null, unused: number): string {
  if (credit === 0) return words.use.none;
  if (tax === null) return words.use.noTax;
  return unused === 0 ? words.use.all : words.use.part;
}
