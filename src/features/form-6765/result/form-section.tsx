import type { ReactNode } from "react";
import type { ComputedLine } from "#calculations/section-41/form/compute-lines.ts";
import { formLineOf, lineNumber } from "#calculations/section-41/form/face-of-2023.ts";
import type { LineName } from "#calculations/section-41/form/line-names.ts";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import { inYear, lineLabel, listed, sectionName } from "../law-in-worksheet.ts";

const words = worksheetWords;

export const totalLines: readonly string[] = [
  ...["48", "13", "26", "30", "36", "used-now", "group-13", "group-26", "group-credit"],
];
/** Lines for payments that hardly any practice has. They are always 0 here. */
const notAsked: readonly LineName[] = ["46", "1", "2", "3", "14", "15", "16", "27", "29"];
/** Lines on the use of the credit that have no amount while a field is empty. */
const notEntered: readonly LineName[] = [
  ...(["full-after-tax", "reduced-after-tax"] as const),
  ...(["limit-38c", "cap-41g", "use-limit", "used-now", "unused"] as const),
];

interface LinesProps {
  readonly worksheet: Worksheet;
  readonly taxYear: WorksheetYear;
  /** Nothing is entered yet: the lines have neither amounts nor arithmetic, as on a blank form. */
  readonly blank: boolean;
}

export function FormSection(props: LinesProps & { section: ComputedLine["section"] }) {
  const { section, ...others } = props;
  const { lines } = props.worksheet;
  const shown = lines.filter(({ section: of }) => of === section);
  return (
    <FormTable caption={sectionName(section, props.taxYear)}>
      <LineRows lines={shown} {...others} />
    </FormTable>
  );
}

export function FormTable(props: { caption: string; captionLook?: string; children: ReactNode }) {
  return (
    <table className="form-lines on-sheet">
      <caption className={props.captionLook}>{props.caption}</caption>
      <tbody>{props.children}</tbody>
    </table>
  );
}

export function LineRows(props: LinesProps & { lines: readonly ComputedLine[] }) {
  const { lines, worksheet, taxYear, blank } = props;
  return lines.map((line) => (
    <FormLineRow
      key={line.line}
      line={line.line}
      number={lineNumber(line.line, taxYear)}
      label={lineLabel(line.line, taxYear)}
      working={blank ? "" : workingText(line)}
      note={noteOn(line.line, worksheet, taxYear)}
      amount={blank ? "" : amountText(line)}
      quiet={notAsked.includes(line.line)}
    />
  ));
}

export function FormLineRow(props: {
  /** The number printed on the form; empty for a line of ours. */
  number: string;
  /** The name of the line, where its number alone does not say it. */
  line?: LineName;
  label: string;
  working?: string;
  note?: string | undefined;
  amount: string;
  /** A line that the worksheet does not fill in. */
  quiet?: boolean;
}) {
  const { number, line, label, working, note, amount, quiet = false } = props;
  return (
    <tr
      data-line={line?.startsWith("group-") ? line : number || line}
      data-total={totalLines.includes(line ?? number) || undefined}
      data-quiet={quiet || undefined}
    >
      <th scope="row">
        <span className={lineLook}>
          <span className="text-ink-3">{number}</span>
          <span>{label}</span>
          {working ? <span className={workingLook}>{working}</span> : null}
          {note ? (
            <span className="col-[2/-1] text-ink-2 text-sm print:text-[8pt]">{note}</span>
          ) : null}
        </span>
      </th>
      <td data-amount="">{amount}</td>
    </tr>
  );
}

/** Where there is room, and on paper, the arithmetic is between a line's name and its amount. */
const lineLook =
  "grid grid-cols-[1.875rem_minmax(0,1fr)] gap-x-2 lg:grid-cols-[1.875rem_minmax(0,1fr)_fit-content(54%)] lg:items-baseline print:grid-cols-[8mm_minmax(0,1fr)_fit-content(54%)] print:items-baseline";
const workingLook =
  "wrap-anywhere col-2 font-normal text-ink-3 text-sm lg:col-3 lg:text-right print:col-3 print:text-right print:text-[8pt]";

function noteOn(
  name: LineName,
  { firstYear, yearsWithoutExpenses, amount }: Worksheet,
  taxYear: WorksheetYear,
): string | undefined {
  const line = formLineOf(name);
  if (line === "7" && firstYear) return words.lineNotes.firstYear;
  if (line === "24" && yearsWithoutExpenses.length > 0 && amount("20") > 0)
    return inYear(words.lineNotes.lowerRate, taxYear, { years: listed(yearsWithoutExpenses) });
  return undefined;
}

function workingText({ line, value, working }: ComputedLine): string {
  if (notAsked.includes(line)) return words.notAsked;
  return value === null ? "" : working;
}

function amountText({ line, value, unit, expression }: ComputedLine): string {
  if (expression.kind === "missing" && expression.attached) return groupWords.attached;
  // A partnership or S corporation skips line 35.
  if (value === null && line === "35") return words.skipped;
  if (value === null) return notEntered.includes(line) ? words.notEntered : words.notAvailable;
  return unit === "usd" ? formatUsd(value) : formatFractionFixed(value, 2);
}
