import type { Workpaper } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { EntryGroup } from "./entry-groups.tsx";
import { Cell, type EntryProps } from "./fields.tsx";

const { groups, workpaper: words } = worksheetWords;

export function WorkpaperEntry({ answers: { workpaper }, change }: EntryProps) {
  const control = (field: keyof Workpaper) => ({
    label: words[field],
    value: workpaper[field],
    autoComplete: "off",
    onValueChange: (text: string) => change({ workpaper: { ...workpaper, [field]: text } }),
  });
  return (
    <EntryGroup legend={groups.workpaper}>
      <p className="worksheet-lede">{words.lede}</p>
      <Cell>
        <TextInput {...control("client")} maxLength={120} />
      </Cell>
      <Cell>
        <TextInput {...control("preparer")} maxLength={120} />
      </Cell>
      <Cell>
        <TextInput {...control("date")} type="date" max="2099-12-31" />
      </Cell>
      <Cell>
        <TextInput {...control("note")} multiline rows={1} maxLength={1000} />
      </Cell>
    </EntryGroup>
  );
}
