import type { LineName } from "#calculations/section-41/form/line-names.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { ColumnsTable } from "./columns-table.tsx";
import type { VerdictProps } from "./verdicts.tsx";

const { sections, methodTable: words, notAvailable } = worksheetWords;

const methods = ["regular", "simplified"] as const;
const elections = ["full", "reduced"] as const;

/** Both methods, with and without section 280C, and which of the four amounts line 28 has. */
export function MethodTable({ answers, worksheet }: VerdictProps) {
  const { onlyOpen, usedMethod, lines } = worksheet;
  const reduced = answers.boxes.reducedCredit && answers.returnKind === "timely";
  const amountOf = (name: LineName) => lines.find(({ line }) => line === name)?.value ?? null;
  return (
    <ColumnsTable
      caption={sections.methods}
      columns={[words.method, words.full, words.reduced]}
      narrow
    >
      {methods.map((method) => (
        <tr key={method}>
          <th scope="row">{words[method]}</th>
          {elections.map((election) => {
            const line: LineName = `${method}-${election}`;
            const value = amountOf(line);
            const closed = onlyOpen !== null && !onlyOpen.startsWith(method);
            const used = usedMethod === method && reduced === (election === "reduced");
            return (
              <td key={election} data-line={line} data-used={used || undefined}>
                <span data-amount="">
                  {closed ? words.notOpen : value === null ? notAvailable : formatUsd(value)}
                </span>
                {used ? (
                  <small className="block font-normal text-ink-2 text-sm print:ml-[2mm] print:inline print:text-[8pt]">
                    {inYear(words.used, answers.taxYear)}
                  </small>
                ) : null}
              </td>
            );
          })}
        </tr>
      ))}
    </ColumnsTable>
  );
}
