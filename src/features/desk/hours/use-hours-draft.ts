import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { request } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { keepDraft } from "../data/tab-storage.ts";
import {
  draftOf,
  type HoursDraft,
  hoursOf,
  keptUnsaved,
  sameHours,
  type UnsavedHours,
} from "./hours-draft.ts";

/** The fields of one person's hours. What is not saved yet is kept in the tab. */
export function useHoursDraft(hours: PersonHours, onSaved: (answer: Answer<"saveHours">) => void) {
  const { id } = hours.person;
  // By user, so that the next person who signs in in this tab does not see the draft.
  const name = `${useUser()?.id} hours ${id}`;
  const stored = draftOf(hours);
  const [kept, setKept] = useState(() => keptUnsaved(name, hours));
  const [draft, setDraft] = useState(kept?.draft ?? stored);
  const version = kept?.version ?? hours.version;
  const isStored = sameHours(draft, stored);

  useEffect(() => {
    keepDraft(name, isStored ? "" : JSON.stringify({ version, draft }));
  }, [name, isStored, version, draft]);

  const save = useMutation({
    mutationFn: (sent: UnsavedHours) =>
      request("saveHours", { id, body: { ...hoursOf(sent.draft), version: sent.version } }),
    onSuccess: (answer, sent) => {
      // What was changed while it was being saved is not saved yet.
      const unsaved = { version: answer.hours.version, draft };
      keepDraft(name, sent.draft === draft ? "" : JSON.stringify(unsaved));
      onSaved(answer);
    },
  });

  return {
    draft,
    isStored,
    /** Whether it is from before, so that its reader may not know of it. */
    isKept: kept !== undefined && !isStored,
    saving: save,
    /** Over the version that was changed, unless the user has decided about a newer one. */
    save: (over = version) => save.mutate({ version: over, draft }),
    change(changes: Partial<HoursDraft>) {
      setDraft((known) => ({ ...known, ...changes }));
      if (!save.isPending) save.reset();
    },
    discard() {
      keepDraft(name, "");
      setKept(undefined);
      setDraft(stored);
      save.reset();
    },
  };
}
