import { Button } from "#design-system/actions/button.tsx";
import { AmberNote } from "../../shell/conflict-note.tsx";
import { Refused } from "../../shell/states.tsx";
import { type IssueFields, useSaveAsNew } from "./use-issue-draft.ts";

/** A colleague has deleted the draft of which this tab still has unsaved text. */
export function DeletedDraft(props: { id: string; fields: IssueFields; disabled?: boolean }) {
  const save = useSaveAsNew(props.id);
  return (
    <AmberNote heading="This draft was deleted">
      <p>A colleague deleted it meanwhile. What you wrote is kept in this tab.</p>
      <p className="mt-3">
        <Button
          size="small"
          disabled={save.isPending || props.disabled}
          onClick={() => save.mutate(props.fields)}
        >
          {save.isPending ? "Saving" : "Save as a new draft"}
        </Button>
      </p>
      <Refused failure={save.error} />
    </AmberNote>
  );
}
