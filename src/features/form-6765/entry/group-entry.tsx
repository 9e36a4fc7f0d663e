import type { GroupMember } from "#calculations/section-41/worksheet-answers.ts";
import { groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { AmendedEntry } from "./amended-entry.tsx";
import { InputEntry } from "./entry-groups.tsx";
import { Cell, type EntryProps } from "./fields.tsx";
import { ListEntry, type ListField } from "./list-entry.tsx";
import { AmountField } from "./typed-fields.tsx";

const emptyMember: GroupMember = { name: "", ein: "", qres: null };
const memberFields: ListField<GroupMember>[] = [
  { name: "name", label: words.name, kind: "name", most: 120 },
  { name: "ein", label: words.ein, kind: "text", most: 20 },
  { name: "qres", label: words.qres, kind: "usd" },
];

export function ReturnEntry(entry: EntryProps) {
  return (
    <div className="worksheet-entries">
      <InputEntry group="return" {...entry} />
      <AmendedEntry {...entry} />
      <GroupEntry {...entry} />
    </div>
  );
}

/** Asked of a member of a controlled group: its QREs, and the other members for the statement. */
function GroupEntry({ answers: { boxes, group }, change }: EntryProps) {
  if (!boxes.controlledGroup) return null;
  return (
    <div className="worksheet-entry">
      <h2>{words.heading}</h2>
      <p className="worksheet-lede">{words.lede}</p>
      <div className="worksheet-fields">
        <Cell>
          <AmountField
            label={words.thisMembersQres}
            value={group.thisMembersQres}
            onValueChange={(thisMembersQres) => change({ group: { ...group, thisMembersQres } })}
          />
        </Cell>
      </div>
      <ListEntry
        items={group.otherMembers}
        empty={emptyMember}
        words={words}
        fields={memberFields}
        change={(otherMembers, undoText) => change({ group: { ...group, otherMembers } }, undoText)}
      />
    </div>
  );
}
