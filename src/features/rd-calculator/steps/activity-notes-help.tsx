import { useLoaded } from "#browser/use-loaded-component.ts";
import { specialtyPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import type { NotesDialogProps } from "./activity-notes-dialog.tsx";

const words = rdCalculator.help.activityNotes;

/** Leads to the page of the specialty; with script it opens the page's notes in a dialog. */
export function ActivityNotesLink(props: { specialtyId: string; onOpen: () => void }) {
  const { specialtyId, onOpen } = props;
  return (
    <TextLink
      href={specialtyPath(specialtyId)}
      aria-haspopup="dialog"
      // A target as high as a finger that takes no room in the line.
      className="py-3 whitespace-nowrap"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {words.question}
    </TextLink>
  );
}

/** The dialog and the notes of this specialty are loaded when it is first opened. */
export function ActivityNotesHelp(props: NotesDialogProps & { specialtyId: string }) {
  const { specialtyId, ...dialog } = props;
  const NotesDialog = useLoaded(
    async () => (await import("./activity-notes-dialog.tsx")).notesDialogFor(specialtyId),
    dialog.open,
  );
  if (NotesDialog === "loading") return null;
  if (NotesDialog === "failed")
    return (
      <p role="alert" className="text-sm">
        {words.failed} <TextLink href={specialtyPath(specialtyId)}>{words.page}</TextLink>.
      </p>
    );
  return <NotesDialog {...dialog} />;
}
