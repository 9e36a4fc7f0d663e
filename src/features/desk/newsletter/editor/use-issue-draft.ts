import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import type { Answer } from "#contracts/desk/api.ts";
import { type DeskIssue, longestInIssue } from "#contracts/desk/newsletter.ts";
import { type DeskFailure, request } from "../../data/desk-api.ts";
import { keepDraft } from "../../data/drafts.ts";
import { conflictIn, useShow } from "../../data/use-desk-action.ts";
import { unsavedIn, useDraftName, useVersioned } from "../../data/use-versioned.ts";
import { issueListPath } from "../issue-query.ts";

/** How long typing must pause before the draft is saved. */
const pauseMs = 800;

const issueFields = z.object({
  subject: z.string(),
  previewLine: z.string(),
  opening: z.string(),
  articleIds: z.array(z.string()),
});
export type IssueFields = z.infer<typeof issueFields>;

export function fieldsOf({ subject, previewLine, opening, articles }: DeskIssue): IssueFields {
  return { subject, previewLine, opening, articleIds: articles.map(({ id }) => id) };
}

/** The server trims what it stores. */
export function sameFields(one: IssueFields, other: IssueFields): boolean {
  const trimmed = ({ subject, previewLine, opening, articleIds }: IssueFields) =>
    JSON.stringify([subject.trim(), previewLine.trim(), opening.trim(), articleIds]);
  return trimmed(one) === trimmed(other);
}

/** By how many characters each text is longer than the server accepts. 0 if it is not. */
export function charactersOver(fields: IssueFields) {
  const over = (name: "subject" | "previewLine" | "opening") =>
    Math.max(0, fields[name].trim().length - longestInIssue[name]);
  return {
    subject: over("subject"),
    previewLine: over("previewLine"),
    opening: over("opening"),
  };
}

/**
 * The fields of a draft. They are saved when typing pauses and when the screen is left, one request
 * after the other. After a conflict nothing is saved until the user has decided.
 */
export function useIssueDraft({ issue }: Answer<"issue">) {
  const show = useShow();
  const { fields, version, isDirty, change, adopt } = useVersioned({
    what: draftOf(issue.id),
    schema: issueFields,
    stored: fieldsOf(issue),
    version: issue.version,
    same: sameFields,
  });
  const [failure, setFailure] = useState<DeskFailure>();
  const [conflict, setConflict] = useState<Answer<"issue">>();
  const [isDeleted, setDeleted] = useState(false);
  const isTooLong = Object.values(charactersOver(fields)).some((over) => over > 0);
  const maySave = isDirty && !isTooLong && !conflict && !isDeleted;

  function accept({ issue: now }: Answer<"issue">, saved: IssueFields, shown?: IssueFields) {
    adopt(saved, now.version, shown);
    setFailure(undefined);
    setConflict(undefined);
  }

  const saving = useMutation({
    scope: { id: `issue ${issue.id}` },
    mutationFn: (wanted: IssueFields) => {
      const body = { version: version.current, ...wanted };
      return request("changeIssue", { id: issue.id, body, keepalive: true });
    },
    onSuccess: (answer, wanted) => {
      accept(answer, wanted);
      return show(answer);
    },
    onError: (error, wanted) => {
      // A colleague has deleted it. The text stays here and in the tab.
      if (error.status === 404) return setDeleted(true);
      const now = conflictIn("issue", error);
      if (!now) return setFailure(error);
      const isDraft = now.issue.status === "draft";
      // This tab's own request, whose answer was lost.
      if (isDraft && sameFields(fieldsOf(now.issue), wanted)) return accept(now, wanted);
      setConflict(now);
    },
  });

  const { isPending, mutate } = saving;
  useEffect(() => {
    if (!maySave || isPending || failure) return;
    const timer = setTimeout(() => mutate(fields), pauseMs);
    return () => clearTimeout(timer);
  }, [fields, maySave, isPending, failure, mutate]);

  // A colleague's change that was loaded while nothing was unsaved here.
  const follow = useEffectEvent((now: DeskIssue) => {
    if (isDirty || isPending || now.version <= version.current) return;
    adopt(fieldsOf(now), now.version, fieldsOf(now));
  });
  useEffect(() => follow(issue), [issue]);

  const leave = useEffectEvent(() => {
    if (maySave) mutate(fields);
  });
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, []);

  /** Resolves with the version on the server once everything is saved. */
  async function save(): Promise<number> {
    if (maySave) await saving.mutateAsync(fields);
    return version.current;
  }

  return {
    fields,
    isDirty,
    isTooLong,
    saving: isPending,
    failure,
    conflict,
    isDeleted,
    /** The user deletes it, so nothing of it is saved or kept. */
    forget() {
      adopt(fields, version.current);
    },
    change(changes: Partial<IssueFields>) {
      change(changes);
      setFailure(undefined);
    },
    save,
    /** Does nothing if it cannot be saved, of which the draft itself says why. */
    afterSaving: (act: () => void) => save().then(act, () => {}),
    saveMine() {
      if (!conflict) return;
      version.current = conflict.issue.version;
      setConflict(undefined);
      mutate(fields);
    },
    keepTheirs() {
      if (!conflict) return;
      const theirs = fieldsOf(conflict.issue);
      accept(conflict, theirs, theirs);
      show(conflict);
    },
  };
}

export type IssueDraft = ReturnType<typeof useIssueDraft>;

const draftOf = (issueId: string) => `newsletter ${issueId}`;

/** What was not saved in this tab of a draft that does not exist any more. */
export function useUnsavedFields(issueId: string): IssueFields | undefined {
  return unsavedIn(useDraftName(draftOf(issueId)), issueFields)?.fields;
}

/** Makes a new draft of the text of a deleted one, and opens it. */
export function useSaveAsNew(issueId: string) {
  const show = useShow();
  const navigate = useNavigate();
  const name = useDraftName(draftOf(issueId));
  return useMutation({
    mutationFn: async (fields: IssueFields) => {
      const { issue } = await request("addIssue", { body: {} });
      const body = { version: issue.version, ...fields };
      return request("changeIssue", { id: issue.id, body });
    },
    onSuccess: async (answer) => {
      keepDraft(name, "");
      await show(answer);
      navigate(`${issueListPath}/${answer.issue.id}`);
    },
  });
}
