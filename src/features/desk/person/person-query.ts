import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { type DeskFailure, deskQuery, request } from "../data/desk-api.ts";
import { conflictIn, useShow } from "../data/use-desk-action.ts";

export const personQuery = (id: string) => deskQuery("person", { id });

export type PersonChange = Omit<RequestBody<"changePerson">, "version">;

export interface Conflict {
  /** What colleagues have done since this screen was loaded, the newest first. */
  theirs: DeskPerson["timeline"];
  mine: PersonChange;
}

/** A change, and whether it takes back the one before. */
interface ChangeOrUndo {
  change: PersonChange;
  isUndo?: boolean;
}

/** What happened to a person between two answers. */
function newEvents(before: DeskPerson | undefined, now: DeskPerson): DeskPerson["timeline"] {
  const known = new Set(before?.timeline.map(({ id }) => id));
  return now.timeline.filter(({ id }) => !known.has(id));
}

/** Whether colleagues changed only other fields, so that this change and theirs can both be saved. */
export function fits(change: PersonChange, theirs: readonly { kind: string }[]): boolean {
  const mine = [
    change.status !== undefined && "status",
    change.ownerId !== undefined && "owner",
    change.nextStep !== undefined && "next-step",
  ];
  return theirs.length > 0 && !theirs.some(({ kind }) => mine.includes(kind));
}

/** What the person has now in the place of a change. */
function valuesBefore(person: DeskPerson, change: PersonChange): PersonChange {
  return {
    ...(change.status !== undefined && { status: person.status }),
    ...(change.ownerId !== undefined && { ownerId: person.owner?.id ?? null }),
    ...(change.nextStep !== undefined && { nextStep: person.nextStep }),
  };
}

/**
 * Saves status, owner and next step as soon as they are chosen. Calls are made one after the other,
 * because a second choice sent during the first would look like a colleague's change. A conflict
 * shows the person's current state and keeps what was chosen here.
 */
export function usePersonChange(id: string) {
  const client = useQueryClient();
  const show = useShow();
  // Separate from the mutation, which keeps only the result of the last call.
  const [failure, setFailure] = useState<DeskFailure>();
  const [conflict, setConflict] = useState<Conflict>();
  function clear() {
    setFailure(undefined);
    setConflict(undefined);
  }
  const shown = () => client.getQueryData(personQuery(id).queryKey)?.person;
  const saving = useMutation({
    scope: { id: `person ${id}` },
    mutationFn: async ({ change }: ChangeOrUndo) => {
      const person = shown();
      const body = { version: person?.version ?? 0, ...change };
      const answer = await request("changePerson", { id, body }).catch((failure: DeskFailure) => {
        const now = conflictIn("person", failure)?.person;
        if (!now || !fits(change, newEvents(person, now))) throw failure;
        return request("changePerson", { id, body: { ...body, version: now.version } });
      });
      return { answer, before: person && valuesBefore(person, change) };
    },
    onMutate: clear,
    onSuccess: ({ answer }) => show(answer),
    onError: (error, { change }) => {
      const now = conflictIn("person", error);
      if (!now) return setFailure(error);
      setConflict({ theirs: newEvents(shown(), now.person), mine: change });
      return show(now);
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
    save: (change: PersonChange) => saving.mutate({ change }),
    /** Takes the last change back. Undefined if there is none, or if it was taken back already. */
    undo: before && (() => saving.mutate({ change: before, isUndo: true })),
    keepTheirs() {
      clear();
      saving.reset();
    },
  };
}
