import { memberExpenses } from "#calculations/section-41/inputs.ts";
import {
  type AmendedReturn,
  emptyMember,
  type GroupMember,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { amendedWords } from "#content/calculators/form-6765-amended.ts";
import { groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { researchCostsCapitalized } from "#tax-law/research-figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { EntryGroup, InputEntry } from "./entry-groups.tsx";
import { Cell, type EntryProps } from "./fields.tsx";
import { ListEntry, type ListField } from "./list-entry.tsx";
import { AmountField } from "./typed-fields.tsx";

const longestText = { ein: 20, activityCode: 10, designatedMember: 120 } as const;
const memberFields: ListField<GroupMember>[] = [
  { name: "name", label: words.name, kind: "name", most: 120 },
  { name: "ein", label: words.ein, kind: "text", most: longestText.ein },
  { name: "activityCode", label: words.activityCode, kind: "text", most: longestText.activityCode },
  ...memberExpenses.map((name) => ({
    name,
    label: name === "contract" ? words.contract : worksheetWords.labels[name],
    kind: "usd" as const,
  })),
];

export function ReturnEntry(entry: EntryProps) {
  return (
    <div className="grid content-start gap-8">
      <InputEntry group="return" {...entry} />
      <AmendedEntry {...entry} />
      <GroupEntry {...entry} />
    </div>
  );
}

/** Asked of a member of a controlled group: what the attachment says of it, and the other members. */
function GroupEntry({ answers: { boxes, group }, change }: EntryProps) {
  if (!boxes.controlledGroup) return null;
  return (
    <div className="worksheet-entry">
      <h2>{words.heading}</h2>
      <p className="text-ink-2">{words.lede}</p>
      <div className="worksheet-fields">
        {(["ein", "activityCode", "designatedMember"] as const).map((name) => (
          <Cell key={name}>
            <TextInput
              label={words[name]}
              value={group[name]}
              maxLength={longestText[name]}
              autoComplete="off"
              onValueChange={(text) => change({ group: { ...group, [name]: text } })}
            />
          </Cell>
        ))}
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

/** Asked on an amended return: when it was filed, and how its research costs were treated. */
function AmendedEntry({ answers, change }: EntryProps) {
  const { amended, entity, taxYear, returnKind } = answers;
  if (returnKind !== "amended") return null;
  const put = (part: Partial<AmendedReturn>) => change({ amended: { ...amended, ...part } });
  return (
    <EntryGroup legend={amendedWords.heading}>
      <Cell>
        <TextInput
          label={amendedWords.filedOn[entity]}
          hint={amendedWords.filedOnHint}
          type="date"
          min={`${taxYear + 1}-01-01`}
          max="2099-12-31"
          value={amended.filedOn}
          onValueChange={(filedOn) => put({ filedOn })}
        />
      </Cell>
      {researchCostsCapitalized(taxYear) ? (
        <>
          <Cell>
            <Select
              label={amendedWords.capitalized}
              options={[
                { value: "", label: amendedWords.notAnswered },
                { value: "yes", label: amendedWords.yes },
                { value: "no", label: amendedWords.no },
              ]}
              value={amended.capitalized ?? ""}
              onValueChange={(value) =>
                put({ capitalized: value === "yes" || value === "no" ? value : null })
              }
            />
          </Cell>
          <Cell>
            <AmountField
              label={fillIn(amendedWords.researchCosts, { year: taxYear })}
              value={amended.researchCosts}
              onValueChange={(researchCosts) => put({ researchCosts })}
            />
            <p className="text-ink-2">{amendedWords.researchCostsHint}</p>
          </Cell>
        </>
      ) : null}
    </EntryGroup>
  );
}
