import { memberExpenses } from "#calculations/section-41/inputs.ts";
import { groupMembers } from "#calculations/section-41/owners/group.ts";
import { groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { inYear } from "../law-in-worksheet.ts";
import { memberName } from "../owner-words.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { FormSection } from "./form-section.tsx";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

const { ein, activityCode, ...columns } = words.columns;

/** What each member of a controlled group attaches: the members, and the group's computation. */
export function GroupStatement({ answers, worksheet, blank }: VerdictProps & { blank: boolean }) {
  if (!worksheet.inGroup) return null;
  const { taxYear, group } = answers;
  const { members, total } = groupMembers(answers, worksheet.amount("group-credit"));
  const amounts = [...memberExpenses, "qres", "ratio", "credit"] as const;
  const cells = (of: Pick<(typeof members)[number], (typeof amounts)[number]>) =>
    amounts.map((name) => (
      <td key={name} data-label={columns[name]}>
        {name === "ratio" ? formatFraction(of.ratio) : formatUsd(of[name] ?? 0)}
      </td>
    ));
  return (
    <div className="worksheet-row worksheet-wide [&>*+*]:mt-3" id="worksheet-group">
      <h2>{words.attachment}</h2>
      <Verdict result="member-share" value={String(worksheet.amount("30"))}>
        {members.length === 1
          ? words.needed
          : inYear(words.share, taxYear, { amount: formatUsd(worksheet.amount("30")) })}
      </Verdict>
      <ColumnsTable
        caption={fillIn(words.caption, { year: taxYear })}
        columns={Object.values(columns)}
      >
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members may have the same name.
          <tr key={index} data-member={index === 0 ? "this" : "other"}>
            <th scope="row">
              {memberName(member, index)}
              {[
                [ein, member.ein],
                [activityCode, member.activityCode],
              ].map(([label, value]) =>
                value ? (
                  <small key={label} className="block font-normal">
                    {label} {value}
                  </small>
                ) : null,
              )}
            </th>
            {cells(member)}
          </tr>
        ))}
        <tr data-member="all">
          <th scope="row">{words.total}</th>
          {cells(total)}
        </tr>
      </ColumnsTable>
      <FormSection section="group" worksheet={worksheet} taxYear={taxYear} blank={blank} />
      <p>
        {inYear(
          group.designatedMember.trim() ? words.designated : words.designatedMissing,
          taxYear,
          {
            name: group.designatedMember.trim(),
          },
        )}{" "}
        {words.statement}
      </p>
      <p>{inYear(taxYear === 2023 ? words.readingOf2023 : words.reading, taxYear)}</p>
    </div>
  );
}
