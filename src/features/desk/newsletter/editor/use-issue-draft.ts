import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import type { Answer } from "#contracts/desk/api.ts";
import { type DeskIssue, longestInIssue } from "#contracts/desk/newsletter.ts";
import { type DeskFailure, request } from "../../data/desk-api.ts";
import { useUser } from "../../data/session.ts";
import { keepDraft, keptFields } from "../../data/tab-storage.ts";
import { conflictIn, useShow } from "../../data/use-desk-action.ts";
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

const unsavedDraft = z.object({ version: z.number(), fields: issueFields });

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
 * after the other. What is not saved yet is also kept in the tab, because a session can end. After
 * a conflict nothing is saved until the user has decided.
 */
export function useIssueDraft({ issue }: Answer<"issue">) {
  const show = useShow();
  const name = draftName(useUser()?.id, issue.id);
  const [kept] = useState(() => keptUnsaved(name, issue));
  const [fields, setFields] = useState(kept?.fields ?? fieldsOf(issue));
  const [saved, setSaved] = useState(fieldsOf(issue));
  const version = useRef(kept?.version ?? issue.version);
  const [failure, setFailure] = useState<DeskFailure>();
  const [conflict, setConflict] = useState<Answer<"issue">>();
  const [isDeleted, setDeleted] = useState(false);

  const isDirty = !sameFields(fields, saved);
  const isTooLong = Object.values(charactersOver(fields)).some((over) => over > 0);
  const maySave = isDirty && !isTooLong && !conflict && !isDeleted;

  function adopt(answer: Answer<"issue">, shown: IssueFields) {
    version.current = answer.issue.version;
    setSaved(shown);
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
      adopt(answer, wanted);
      return show(answer);
    },
    onError: (error, wanted) => {
      // A colleague has deleted it. The text stays here and in the tab.
      if (error.status === 404) return setDeleted(true);
      const now = conflictIn("issue", error);
      if (!now) return setFailure(error);
      const isDraft = now.issue.status === "draft";
      // This tab's own request, whose answer was lost.
      if (isDraft && sameFields(fieldsOf(now.issue), wanted)) return adopt(now, wanted);
      setConflict(now);
    },
  });

  useEffect(() => {
    const unsaved = { version: version.current, fields } satisfies z.infer<typeof unsavedDraft>;
    keepDraft(name, isDirty ? JSON.stringify(unsaved) : "");
  }, [name, fields, isDirty]);

  const { isPending, mutate } = saving;
  useEffect(() => {
    if (!maySave || isPending || failure) return;
    const timer = setTimeout(() => mutate(fields), pauseMs);
    return () => clearTimeout(timer);
  }, [fields, maySave, isPending, failure, mutate]);

  // A colleague's change that was loaded while nothing was unsaved here.
  const follow = useEffectEvent((now: DeskIssue) => {
    if (isDirty || isPending || now.version <= version.current) return;
    version.current = now.version;
    setFields(fieldsOf(now));
    setSaved(fieldsOf(now));
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
      setSaved(fields);
    },
    change(changes: Partial<IssueFields>) {
      setFields((before) => ({ ...before, ...changes }));
      setFailure(undefined);
    },
    /** Resolves with the version on the server once everything is saved. */
    async save(): Promise<number> {
      if (maySave) await saving.mutateAsync(fields);
      return version.current;
    },
    saveMine() {
      if (!conflict) return;
      version.current = conflict.issue.version;
      setConflict(undefined);
      mutate(fields);
    },
    keepTheirs() {
      if (!conflict) return;
      const theirs = fieldsOf(conflict.issue);
      setFields(theirs);
      adopt(conflict, theirs);
      keepDraft(name, "");
      show(conflict);
    },
  };
}

export type IssueDraft = ReturnType<typeof useIssueDraft>;

/** By user, so that the next person who signs in in this tab does not see the text. */
function draftName(userId: string | undefined, issueId: string): string {
  return `${userId} newsletter ${issueId}`;
}

/** What was not saved in this tab of a draft that does not exist any more. */
export function useUnsavedFields(issueId: string): IssueFields | undefined {
  const name = draftName(useUser()?.id, issueId);
  return unsavedDraft.safeParse(keptFields(name)).data?.fields;
}

/** Makes a new draft of the text of a deleted one, and opens it. */
export function useSaveAsNew(issueId: string) {
  const show = useShow();
  const navigate = useNavigate();
  const name = draftName(useUser()?.id, issueId);
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

/** What this tab has not saved, unless the server has it already. */
function keptUnsaved(name: string, issue: DeskIssue) {
  const kept = unsavedDraft.safeParse(keptFields(name)).data;
  return kept && !sameFields(kept.fields, fieldsOf(issue)) ? kept : undefined;
}
