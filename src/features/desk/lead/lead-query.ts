import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ChangeLeadRequest,
  type DeskLead,
  type DeskLeadAnswer,
  deskLeadAnswer,
  deskLeadPath,
  leadConflict,
} from "#contracts/desk/lead.ts";
import { answerQuery, ask, type DeskFailure } from "../data/desk-api.ts";

export const leadQuery = (id: string) => answerQuery(deskLeadPath(id), deskLeadAnswer);

/** Shows a lead as a change has returned it, and drops an older answer that is still loading. */
export function useShowLead(): (answer: DeskLeadAnswer) => Promise<void> {
  const client = useQueryClient();
  return async (answer) => {
    const { queryKey } = leadQuery(answer.lead.id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };
}

export type LeadChange = Omit<ChangeLeadRequest, "version">;

export interface Conflict {
  /** What colleagues have done since this screen was loaded, the newest first. */
  theirs: DeskLead["timeline"];
  mine: LeadChange;
}

/**
 * Saves status and owner as soon as they are chosen. Calls are made one after the other, because a
 * second choice sent during the first would look like a colleague's change. A conflict shows the
 * lead's current state and keeps what was chosen here.
 */
export function useLeadChange(id: string) {
  const client = useQueryClient();
  const show = useShowLead();
  // Separate from the mutation, which keeps only the result of the last call.
  const [failure, setFailure] = useState<DeskFailure>();
  const [conflict, setConflict] = useState<Conflict>();
  function clear() {
    setFailure(undefined);
    setConflict(undefined);
  }
  const shown = () => client.getQueryData(leadQuery(id).queryKey)?.lead;
  const saving = useMutation({
    scope: { id: `lead ${id}` },
    mutationFn: (wanted: LeadChange) => {
      const body: ChangeLeadRequest = { version: shown()?.version ?? 0, ...wanted };
      return ask(deskLeadPath(id), deskLeadAnswer, { method: "PATCH", body });
    },
    onMutate: clear,
    onSuccess: show,
    onError: (error, mine) => {
      const now = leadConflict.safeParse(error.body);
      if (error.status !== 409 || !now.success) return setFailure(error);
      const known = new Set(shown()?.timeline.map((entry) => entry.id));
      const theirs = now.data.lead.timeline.filter((entry) => !known.has(entry.id));
      setConflict({ theirs, mine });
      return show(now.data);
    },
  });
  return {
    saving,
    failure,
    conflict,
    keepTheirs() {
      clear();
      saving.reset();
    },
  };
}
