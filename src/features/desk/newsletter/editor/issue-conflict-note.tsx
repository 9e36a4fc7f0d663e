import type { Answer } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { statusNames } from "../issue-report.tsx";
import { fieldsOf, type IssueDraft } from "./use-issue-draft.ts";

/** The user may be writing far below. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

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
    <section ref={bringIntoView} role="alert" className="newsletter-conflict">
      <h2>Somebody else changed this issue meanwhile</h2>
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
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={props.draft.keepTheirs}>
          Keep theirs
        </Button>
        {isDraft ? (
          <Button size="small" onClick={props.draft.saveMine}>
            Save mine
          </Button>
        ) : null}
      </p>
    </section>
  );
}
