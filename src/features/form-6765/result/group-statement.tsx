import { groupMembers, qresOf } from "#calculations/section-41/owners/group.ts";
import { groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { memberName } from "../owner-words.ts";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

const { columns } = words;

/** The statement that each member of a controlled group attaches, as a table of the members. */
export function GroupStatement({ answers, worksheet }: VerdictProps) {
  if (!answers.boxes.controlledGroup) return null;
  const { taxYear } = answers;
  const groupQres = worksheet.amount("48");
  const members = groupMembers(answers, groupQres, worksheet.amount("30"));
  if (members.length === 0) return <Verdict result="member-share">{words.needed}</Verdict>;
  const sum = qresOf(members);
  const row = (qres: number, credit: number) => (
    <>
      <td data-label={columns.qres}>{formatUsd(qres)}</td>
      <td data-label={columns.ratio}>{formatFraction(sum === 0 ? 0 : qres / sum)}</td>
      <td data-label={columns.credit}>{formatUsd(credit)}</td>
    </>
  );
  return (
    <div className="worksheet-statement">
      <Verdict result="member-share" value={String(worksheet.amount("member-share"))}>
        {fillIn(words.share, { amount: formatUsd(worksheet.amount("member-share")) })}
      </Verdict>
      {sum > groupQres ? (
        <p>{inYear(words.above, taxYear, { sum: formatUsd(sum), group: formatUsd(groupQres) })}</p>
      ) : null}
      <table className="form-lines method-table shares-table on-sheet">
        <caption>{fillIn(words.caption, { year: taxYear })}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: members may have the same name.
            <tr key={index} data-member={member.kind}>
              <th scope="row">{memberName(member, index)}</th>
              <td data-label={columns.ein}>{member.ein}</td>
              {row(member.qres, member.credit)}
            </tr>
          ))}
          <tr data-member="all">
            <th scope="row">{words.total}</th>
            <td />
            {row(sum, worksheet.amount("30"))}
          </tr>
        </tbody>
      </table>
      <p>{words.statement}</p>
    </div>
  );
}
