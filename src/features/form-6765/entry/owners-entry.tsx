import { ownersOf } from "#calculations/section-41/owners/owners.ts";
import { emptyOwner, passesCreditOn } from "#calculations/section-41/worksheet-answers.ts";
import { ownersWords as words } from "#content/calculators/form-6765-owners.ts";
import { inYear } from "../law-in-worksheet.ts";
import { ownerFields } from "../owner-words.ts";
import { InputEntry } from "./entry-groups.tsx";
import { type EntryProps, Help } from "./fields.tsx";
import { ListEntry } from "./list-entry.tsx";

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
  return (
    <div className="worksheet-entry">
      <h2>{words.heading}</h2>
      <p className="text-ink-2">{words.lede}</p>
      <Help about={words.share}>{words.shareHelp}</Help>
      <ListEntry
        items={ownersOf(answers)}
        empty={emptyOwner}
        atLeastOne
        words={words}
        fields={[
          { name: "name", label: words.name, kind: "name", most: 120 },
          ...ownerFields.map(({ help, ...field }) => ({
            ...field,
            help: help && inYear(help, answers.taxYear),
          })),
        ]}
        change={(owners, undoText) => change({ owners }, undoText)}
      />
    </div>
  );
}
