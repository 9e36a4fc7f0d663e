import { deskNewsletter } from "#content/desk.ts";
import type { IssueAnswer } from "#contracts/desk/newsletter.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { fieldsOf, type IssueDraft } from "./use-issue-draft.ts";

const words = deskNewsletter.conflict;

/** The user may be writing far below. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

/** After a 409: what the issue says now where it differs from the fields, and buttons to decide. */
export function IssueConflictNote(props: {
  conflict: IssueAnswer;
  draft: IssueDraft;
  articles: ReadonlyMap<string, { title: string }>;
}) {
  const { issue } = props.conflict;
  const { draft: labels, articles } = deskNewsletter;
  const mine = props.draft.fields;
  const theirs = fieldsOf(issue);
  const titles = (ids: readonly string[]) =>
    ids.map((id) => props.articles.get(id)?.title ?? id).join("\n");
  const differing = [
    [labels.subject, mine.subject.trim(), theirs.subject],
    [labels.previewLine, mine.previewLine.trim(), theirs.previewLine],
    [labels.opening, mine.opening.trim(), theirs.opening],
    [articles.heading, titles(mine.articleIds), titles(theirs.articleIds)],
  ].filter(([, one, other]) => one !== other);
  const isDraft = issue.status === "draft";
  return (
    <section ref={bringIntoView} role="alert" className="newsletter-conflict">
      <h2>{words.heading}</h2>
      {isDraft ? null : (
        <p>{fillIn(words.begun, { status: deskNewsletter.statuses[issue.status] })}</p>
      )}
      {differing.length > 0 ? (
        <>
          <p>{words.theirs}</p>
          <dl>
            {differing.map(([label, , text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text || words.empty}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {isDraft ? <p>{words.mine}</p> : null}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={props.draft.keepTheirs}>
          {words.keepTheirs}
        </Button>
        {isDraft ? (
          <Button size="small" onClick={props.draft.saveMine}>
            {words.saveMine}
          </Button>
        ) : null}
      </p>
    </section>
  );
}
