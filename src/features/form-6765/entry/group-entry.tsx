import type { GroupMember } from "#calculations/section-41/worksheet-answers.ts";
import { groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { AmendedEntry } from "./amended-entry.tsx";
import { InputEntry } from "./entry-groups.tsx";
import { Cell, type EntryProps } from "./fields.tsx";
import { ListEntry } from "./list-entry.tsx";
import { AmountField } from "./typed-fields.tsx";

const emptyMember: GroupMember = { name: "", ein: "", qres: null };

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
        legend={(number) => fillIn(words.legend, { number })}
        change={(otherMembers, removed) =>
          change(
            { group: { ...group, otherMembers } },
            removed === undefined ? undefined : fillIn(words.removed, { number: removed }),
          )
        }
        add={{ label: words.add, item: emptyMember }}
        remove={(number) => fillIn(words.remove, { number })}
        fields={(member, put) => (
          <>
            <div className="worksheet-name">
              <TextInput
                label={words.name}
                value={member.name}
                maxLength={120}
                autoComplete="off"
                onValueChange={(name) => put({ ...member, name })}
              />
            </div>
            <Cell>
              <TextInput
                label={words.ein}
                value={member.ein}
                maxLength={20}
                autoComplete="off"
                onValueChange={(ein) => put({ ...member, ein })}
              />
            </Cell>
            <Cell>
              <AmountField
                label={words.qres}
                value={member.qres}
                onValueChange={(qres) => put({ ...member, qres })}
              />
            </Cell>
          </>
        )}
      />
    </div>
  );
}
