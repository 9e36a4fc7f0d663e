import { ownersOf } from "#calculations/section-41/owners.ts";
import { emptyOwner, passesCreditOn } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords as words } from "#content/calculators/form-6765-owners.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { inYear } from "../law-in-worksheet.ts";
import { ownerFields } from "../owner-words.ts";
import { InputEntry } from "./entry-groups.tsx";
import { Cell, type EntryProps, Help } from "./fields.tsx";
import { ListEntry } from "./list-entry.tsx";
import { AmountField, PercentField } from "./typed-fields.tsx";

/** What the use of the credit depends on: the return's own amounts, or each owner's. */
export function UseEntry(entry: EntryProps) {
  return passesCreditOn(entry.answers.entity) ? (
    <OwnersEntry {...entry} />
  ) : (
    <InputEntry group="use" {...entry} />
  );
}

/** The owners of a partnership or S corporation: one with all of the credit, at first. */
function OwnersEntry({ answers, change }: EntryProps) {
  const owners = ownersOf(answers);
  return (
    <div className="worksheet-entry">
      <h2>{words.heading}</h2>
      <p className="worksheet-lede">{words.lede}</p>
      <Help about={words.share}>{words.shareHelp}</Help>
      <ListEntry
        items={owners}
        atLeastOne
        legend={(number) => fillIn(words.legend, { number })}
        change={(next, removed) =>
          change(
            { owners: next },
            removed === undefined ? undefined : fillIn(words.removed, { number: removed }),
          )
        }
        add={{ label: words.add, item: emptyOwner }}
        remove={(number) => fillIn(words.remove, { number })}
        fields={(owner, put, number) => (
          <>
            <div className="worksheet-name">
              <TextInput
                label={words.name}
                value={owner.name}
                maxLength={120}
                autoComplete="off"
                onValueChange={(name) => put({ ...owner, name })}
              />
            </div>
            {ownerFields.map(({ name, label, kind, help }) => {
              const Field = kind === "usd" ? AmountField : PercentField;
              return (
                <Cell key={name}>
                  <Field
                    label={label}
                    value={owner[name]}
                    onValueChange={(value) => put({ ...owner, [name]: value })}
                  />
                  {help && number === 1 ? (
                    <Help about={label}>{inYear(worksheetWords.help[help], answers.taxYear)}</Help>
                  ) : null}
                </Cell>
              );
            })}
          </>
        )}
      />
    </div>
  );
}
