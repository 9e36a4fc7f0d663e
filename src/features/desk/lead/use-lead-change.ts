import { useRef, useState } from "react";
import {
  type ChangeLeadRequest,
  type DeskLeadAnswer,
  deskLeadPath,
  type LeadConflict,
} from "#contracts/desk/lead.ts";
import { ask, type DeskFailure } from "../ask-server.ts";

export type LeadChange = Omit<ChangeLeadRequest, "version">;

export interface Conflict {
  /** What somebody else has done since this screen was loaded, the newest first. */
  theirs: DeskLeadAnswer["lead"]["timeline"];
  mine: LeadChange;
}

export interface LeadChanging {
  state: "idle" | "saving" | "saved" | "failed";
  sentence: string | undefined;
  conflict: Conflict | undefined;
  change: (wanted: LeadChange) => void;
  keepTheirs: () => void;
}

/**
 * Saves status and owner as soon as they are chosen, one call after the other: a second choice made
 * while the first is saved must not look like somebody else's. A conflict shows what is there now
 * and keeps what was chosen here.
 */
export function useLeadChange(
  answer: DeskLeadAnswer,
  replace: (answer: DeskLeadAnswer) => void,
): LeadChanging {
  const [state, setState] = useState<LeadChanging["state"]>("idle");
  const [sentence, setSentence] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const current = useRef(answer);
  current.current = answer;
  const waiting = useRef<LeadChange>(undefined);
  const saving = useRef(false);

  async function save(): Promise<void> {
    while (waiting.current) {
      const mine = waiting.current;
      waiting.current = undefined;
      const { id, version } = current.current.lead;
      const request: ChangeLeadRequest = { version, ...mine };
      try {
        show(await ask<DeskLeadAnswer>(deskLeadPath(id), { method: "PATCH", body: request }));
        setState("saved");
      } catch (error) {
        fail(error as DeskFailure, mine);
      }
    }
  }

  function show(next: DeskLeadAnswer) {
    current.current = next;
    replace(next);
  }

  function fail(failure: DeskFailure, mine: LeadChange) {
    setState("failed");
    if (failure.status !== 409) return setSentence(failure.message);
    const { lead, owners } = failure.body as unknown as LeadConflict;
    const known = new Set(current.current.lead.timeline.map(({ at, text }) => `${at} ${text}`));
    const theirs = lead.timeline.filter(({ at, text }) => !known.has(`${at} ${text}`));
    setConflict({ theirs, mine });
    show({ lead, owners });
  }

  return {
    state,
    sentence,
    conflict,
    change(wanted) {
      waiting.current = { ...waiting.current, ...wanted };
      setState("saving");
      setSentence(undefined);
      setConflict(undefined);
      if (saving.current) return;
      saving.current = true;
      save().finally(() => {
        saving.current = false;
      });
    },
    keepTheirs() {
      setConflict(undefined);
      setState("idle");
    },
  };
}
