import type { ComputedLine, Worksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";

const words = worksheetWords;

/** Lines that sum up their section. */
const totals = ["48", "13", "26", "30", "36", "used-now"];
/** Lines for payments that hardly any practice has: always 0 here. */
const notAsked = ["46", "1", "2", "3", "14", "15", "16", "27", "29"];

export type LineNumber = keyof typeof words.lines;

interface FormSectionProps {
  readonly section: ComputedLine["section"];
  readonly worksheet: Worksheet;
  readonly taxYear: WorksheetAnswers["taxYear"];
}

/** A section of the form: each line with its number, what it is, its arithmetic and its amount. */
export function FormSection({ section, worksheet, taxYear }: FormSectionProps) {
  return (
    <table className="form-lines on-sheet">
      <caption>{words.sections[section]}</caption>
      <tbody>
        {worksheet.lines
          .filter((line) => line.section === section)
          .map((line) => (
            <FormLineRow
              key={line.line}
              number={line.line}
              label={inYear(words.lines[line.line as LineNumber], taxYear)}
              working={notAsked.includes(line.line) ? words.notAsked : line.working}
              amount={amountText(line)}
              quiet={notAsked.includes(line.line)}
            />
          ))}
      </tbody>
    </table>
  );
}

export function FormLineRow({
  number,
  label,
  working,
  amount,
  quiet = false,
}: {
  number: string;
  label: string;
  working?: string;
  amount: string;
  /** A line that the worksheet does not fill. */
  quiet?: boolean;
}) {
  return (
    <tr
      data-line={number}
      data-total={totals.includes(number) || undefined}
      data-quiet={quiet || undefined}
    >
      <th scope="row">
        <span className="form-line">
          <span className="form-line-number">{/^\d/.test(number) ? number : ""}</span>
          <span>{label}</span>
          {working ? <span className="form-line-working">{working}</span> : null}
        </span>
      </th>
      <td data-amount="">{amount}</td>
    </tr>
  );
}

function amountText({ line, value, unit }: ComputedLine): string {
  // Line 35 is the one that some leave out; every other line without an amount lacks an input.
  if (value === null) return line === "35" ? words.skipped : words.notAvailable;
  return unit === "usd" ? formatUsd(value) : formatFractionFixed(value, 2);
}
