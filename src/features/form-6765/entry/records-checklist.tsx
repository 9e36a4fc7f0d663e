import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { EntryGroup } from "./entry-groups.tsx";
import type { EntryProps } from "./fields.tsx";

const words = worksheetWords.records;

/** What an examiner asks for, as a checklist. Ticks are kept with the answers. */
export function RecordsChecklist({ answers: { documented }, change }: EntryProps) {
  return (
    <EntryGroup legend={worksheetWords.groups.records} printed>
      <p className="worksheet-lede">{words.lede}</p>
      {Object.entries(words.items).map(([id, label]) => (
        <Checkbox
          key={id}
          label={label}
          checked={documented.includes(id)}
          onCheckedChange={(ticked) =>
            change({
              documented: ticked ? [...documented, id] : documented.filter((one) => one !== id),
            })
          }
        />
      ))}
    </EntryGroup>
  );
}
