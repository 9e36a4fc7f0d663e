import { sumOfShares } from "#calculations/section-41/owners/owners.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords as words } from "#content/calculators/form-6765-owners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { ownerName } from "../owner-words.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { LineRows } from "./form-section.tsx";
import { UseSentences } from "./use-verdict.tsx";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

const { columns } = words;

/** The table of Schedule K-1 amounts: what each owner gets, uses and carries. */
export function OwnersTable({ answers, worksheet }: VerdictProps) {
  const { owners, amount } = worksheet;
  const sum = sumOfShares(owners.map(({ owner }) => owner));
  const credit = amount("credit-to-use");
  const off = sum < 1 ? words.sharesOff : words.sharesAbove;
  const from = amount("36") > 0 ? words.fromLessPayroll : words.from;
  const taxes = owners.every(({ owner }) => owner.netIncomeTax !== null);
  const used = (value: number) => (taxes ? formatUsd(value) : worksheetWords.notEntered);
  return (
    <>
      <ColumnsTable caption={words.caption} columns={Object.values(columns)}>
        {owners.map(({ owner, number, amount: of }) => (
          <tr key={number} data-owner={number}>
            <th scope="row">{ownerName(owner, number)}</th>
            <td data-label={columns.share}>{formatFraction(owner.share ?? 0)}</td>
            <td data-label={columns.k1}>{formatUsd(of("k1"))}</td>
            <td data-label={columns.used}>
              {owner.netIncomeTax === null ? worksheetWords.notEntered : formatUsd(of("used-now"))}
            </td>
            <td data-label={columns.unused}>
              {owner.netIncomeTax === null ? worksheetWords.notEntered : formatUsd(of("unused"))}
            </td>
          </tr>
        ))}
        <tr data-owner="all">
          <th scope="row">{words.together}</th>
          <td data-label={columns.share}>{formatFraction(sum)}</td>
          <td data-label={columns.k1}>{formatUsd(amount("k1"))}</td>
          <td data-label={columns.used}>{used(amount("used-now"))}</td>
          <td data-label={columns.unused}>{used(amount("unused"))}</td>
        </tr>
      </ColumnsTable>
      {sum === 1 ? (
        <p>{inYear(from, answers.taxYear, { amount: formatUsd(credit) })}</p>
      ) : (
        <Verdict result="shares" value="not-100">
          {fillIn(off, {
            sum: formatFraction(sum),
            amount: formatUsd(Math.max(0, credit - amount("k1"))),
          })}
        </Verdict>
      )}
    </>
  );
}

/** Each owner's lines: Schedule K-1, section 280C, and the limits on that owner's own return. */
export function OwnersLines({ answers, worksheet, blank }: VerdictProps & { blank: boolean }) {
  return worksheet.owners.map((result) => {
    const { owner, number, lines } = result;
    const name = ownerName(owner, number);
    return (
      <div key={number} data-owner={number} className="worksheet-owner">
        <table className="form-lines on-sheet">
          <caption>{name}</caption>
          <tbody>
            <LineRows {...{ lines, worksheet, taxYear: answers.taxYear, blank }} />
          </tbody>
        </table>
        <UseSentences
          taxYear={answers.taxYear}
          credit={result.amount("k1")}
          used={result.amount("used-now")}
          unused={result.amount("unused")}
          tax={owner.netIncomeTax}
          capNotShown={owner.businessTax === null}
          of={worksheet.owners.length > 1 ? name : ""}
        />
      </div>
    );
  });
}
