import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { type DeskLead, leadConflict } from "#contracts/desk/lead.ts";
import { type DeskFailure, deskQuery, request } from "../data/desk-api.ts";

export const leadQuery = (id: string) => deskQuery("lead", { id });

/** Shows a lead as a change has returned it, and drops an older answer that is still loading. */
export function useShowLead(): (answer: Answer<"lead">) => Promise<void> {
  const client = useQueryClient();
  return async (answer) => {
    const { queryKey } = leadQuery(answer.lead.id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };
}

export type LeadChange = Omit<RequestBody<"changeLead">, "version">;

export interface Conflict {
  /** What colleagues have done since this screen was loaded, the newest first. */
  theirs: DeskLead["timeline"];
  mine: LeadChange;
}

/** A change, and whether it takes back the one before. */
interface ChangeOrUndo {
  change: LeadChange;
  isUndo?: boolean;
}

/** What happened to a lead between two answers. */
function newEvents(before: DeskLead | undefined, now: DeskLead): DeskLead["timeline"] {
  const known = new Set(before?.timeline.map(({ id }) => id));
  return now.timeline.filter(({ id }) => !known.has(id));
}

/** Whether colleagues changed only other fields, so that this change and theirs can both be saved. */
export function fits(change: LeadChange, theirs: readonly { kind: string }[]): boolean {
  const mine = [
    change.status !== undefined && "status",
    change.ownerId !== undefined && "owner",
    change.nextStep !== undefined && "next-step",
  ];
  return theirs.length > 0 && !theirs.some(({ kind }) => mine.includes(kind));
}

/** What the lead has now in the place of a change. */
function valuesBefore(lead: DeskLead, change: LeadChange): LeadChange {
  return {
    ...(change.status !== undefined && { status: lead.status }),
    ...(change.ownerId !== undefined && { ownerId: lead.owner?.id ?? null }),
    ...(change.nextStep !== undefined && { nextStep: lead.nextStep }),
  };
}

/**
 * Saves status, owner and next step as soon as they are chosen. Calls are made one after the other,
 * because a second choice sent during the first would look like a colleague's change. A conflict
 * shows the lead's current state and keeps what was chosen here.
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
    mutationFn: async ({ change }: ChangeOrUndo) => {
      const lead = shown();
      const body = { version: lead?.version ?? 0, ...change };
      const answer = await request("changeLead", { id, body }).catch((failure: DeskFailure) => {
        const now = leadConflict.safeParse(failure.body).data?.lead;
        if (failure.status !== 409 || !now || !fits(change, newEvents(lead, now))) throw failure;
        return request("changeLead", { id, body: { ...body, version: now.version } });
      });
      return { answer, before: lead && valuesBefore(lead, change) };
    },
    onMutate: clear,
    onSuccess: ({ answer }) => show(answer),
    onError: (error, { change }) => {
      const now = leadConflict.safeParse(error.body);
      if (error.status !== 409 || !now.success) return setFailure(error);
      setConflict({ theirs: newEvents(shown(), now.data.lead), mine: change });
      return show(now.data);
    },
  });
  const isUndone = saving.variables?.isUndo === true;
  const before = saving.isSuccess && !isUndone ? saving.data.before : undefined;
  return {
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    isUndone,
    failure,
    conflict,
    save: (change: LeadChange) => saving.mutate({ change }),
    /** Takes the last change back. Undefined if there is none, or if it was taken back already. */
    undo: before && (() => saving.mutate({ change: before, isUndo: true })),
    keepTheirs() {
      clear();
      saving.reset();
    },
  };
}
