import type { Answer } from "#contracts/desk/api.ts";
import { ConflictNote } from "../../shell/conflict-note.tsx";
import { statusNames } from "../issue-report.tsx";
import { fieldsOf, type IssueDraft } from "./use-issue-draft.ts";

/** After a 409: what the issue says now where it differs from the fields, and buttons to decide. */
export function IssueConflictNote(props: {
  conflict: Answer<"issue">;
  draft: IssueDraft;
  articles: ReadonlyMap<string, { title: string }>;
}) {
  const { issue } = props.conflict;
  const mine = props.draft.fields;
  const theirs = fieldsOf(issue);
  const titles = (ids: readonly string[]) =>
    ids.map((id) => props.articles.get(id)?.title ?? id).join("\n");
  const differing = [
    ["Subject", mine.subject.trim(), theirs.subject],
    ["Preview line", mine.previewLine.trim(), theirs.previewLine],
    ["Opening", mine.opening.trim(), theirs.opening],
    ["Articles", titles(mine.articleIds), titles(theirs.articleIds)],
  ].filter(([, one, other]) => one !== other);
  const isDraft = issue.status === "draft";
  return (
    <ConflictNote
      what="this issue"
      onKeepTheirs={props.draft.keepTheirs}
      onSaveMine={isDraft ? props.draft.saveMine : undefined}
    >
      {isDraft ? null : (
        <p>
          Its state is now {statusNames[issue.status]}, so it cannot be changed any more. Your text
          was not saved.
        </p>
      )}
      {differing.length > 0 ? (
        <>
          <p>What it says now:</p>
          <dl>
            {differing.map(([label, , text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text || "Nothing"}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {isDraft ? <p>What you wrote is in the fields and was not saved.</p> : null}
    </ConflictNote>
  );
}
