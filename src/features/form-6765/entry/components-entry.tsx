import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  emptyComponent,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { inYear } from "../law-in-worksheet.ts";
import { type EntryProps, Help } from "./fields.tsx";
import { ListEntry, type ListField } from "./list-entry.tsx";

const words = worksheetWords.components;

const types = componentTypes.map((value) => ({ value, label: words.types[value] }));
const fields: ListField<BusinessComponent>[] = [
  { name: "name", label: words.name, kind: "name", most: 200 },
  { name: "type", label: words.type, kind: "choice", options: types },
  { name: "informationSought", label: words.informationSought, kind: "long-text", most: 2000 },
  ...componentAmountNames.map((name) => ({
    ...{ name, label: words[name], kind: "usd" as const },
    help: name === "contract" ? words.contractHelp : undefined,
  })),
];

export function ComponentsEntry({ answers, change }: EntryProps) {
  return (
    <div className="worksheet-entry">
      <h2>{worksheetWords.groups.components}</h2>
      <Help about={worksheetWords.groups.components}>
        {inYear(worksheetWords.help.components, answers.taxYear)} {words.typeNote}
      </Help>
      <ListEntry
        items={answers.components}
        empty={emptyComponent}
        words={words}
        afterLabel={words.ofComponent}
        fields={fields}
        change={(components, undoText) => change({ components }, undoText)}
      />
    </div>
  );
}
