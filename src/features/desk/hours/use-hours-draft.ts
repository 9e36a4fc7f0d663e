import { useRef } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { useVersioned } from "../data/use-versioned.ts";
import { draftOf, type HoursDraft, hoursDraft, hoursOf, sameHours } from "./hours-draft.ts";

/** The fields of one person's hours. */
export function useHoursDraft(hours: PersonHours, onSaved: (answer: Answer<"saveHours">) => void) {
  const { id } = hours.person;
  const stored = draftOf(hours);
  const versioned = useVersioned({
    what: `hours ${id}`,
    schema: hoursDraft,
    stored,
    version: hours.version,
    same: sameHours,
  });
  const { fields: draft, adopt } = versioned;
  const sent = useRef(draft);
  const saving = useDeskAction("saveHours", (answer) => {
    // What was changed while it was being saved is not saved yet.
    adopt(sent.current, answer.hours.version);
    onSaved(answer);
  });
  return {
    draft,
    isStored: !versioned.isDirty,
    isKept: versioned.isKept,
    saving,
    /** Over the version that was changed, unless the user has decided about a newer one. */
    save(version = versioned.version.current) {
      sent.current = draft;
      saving.mutate({ id, body: { ...hoursOf(draft), version } });
    },
    change(changes: Partial<HoursDraft>) {
      versioned.change(changes);
      if (!saving.isPending) saving.reset();
    },
    discard() {
      adopt(stored, hours.version, stored);
      saving.reset();
    },
  };
}
