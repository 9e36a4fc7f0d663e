import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import { longestInIssue, type NewsletterArticle } from "#contracts/desk/newsletter.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { ActionButton } from "../../shell/action-button.tsx";
import { Ready } from "../../shell/states.tsx";
import { CopyIssue } from "../copy-issue.tsx";
import { IssueColumns } from "../issue-preview.tsx";
import { issueListPath, issueQuery, newsletterQuery } from "../issue-query.ts";
import { ArticleChoice } from "./article-choice.tsx";
import { DeletedDraft } from "./deleted-draft.tsx";
import { IssueConflictNote } from "./issue-conflict-note.tsx";
import { SendIssue } from "./send-issue.tsx";
import { charactersOver, type IssueDraft, useIssueDraft } from "./use-issue-draft.ts";

/** Fields and actions of a draft, with its preview beside them. */
export function IssueEditor(props: { answer: Answer<"issue">; onDeleted: () => void }) {
  const { issue } = props.answer;
  const draft = useIssueDraft(props.answer);
  const client = useQueryClient();
  const navigate = useNavigate();
  const newsletter = useQuery(newsletterQuery);
  const articles = articlesById(newsletter.data?.articles ?? [], issue.articles);
  const chosen = draft.fields.articleIds.flatMap((id) => articles.get(id) ?? []);
  return (
    <IssueColumns
      shown={{ ...draft.fields, articles: chosen, slug: issue.slug }}
      // Says at any place of the form whether it is saved.
      headLook="sticky top-14 z-10 bg-paper py-2"
      head={
        <>
          <h1>Write an issue</h1>
          <SaveState draft={draft} />
        </>
      }
      foot={
        <>
          <CopyIssue id={issue.id} after={draft.afterSaving} />
          <ActionButton
            label="Delete"
            title="Delete this draft?"
            about={`“${issue.subject || "No subject yet"}” is deleted for everybody. It cannot be undone.`}
            endpoint="removeIssue"
            send={() => ({ id: issue.id })}
            confirming="Deleting"
            onDone={() => {
              draft.forget();
              props.onDeleted();
              navigate(issueListPath);
              client.removeQueries({ queryKey: issueQuery(issue.id).queryKey });
            }}
          />
        </>
      }
    >
      {draft.failure ? (
        <div role="alert" className="desk-failure">
          <p>Not saved. Your text is still here. {draft.failure.message}</p>
          <SmallButton onClick={() => draft.change({})}>Save now</SmallButton>
        </div>
      ) : null}
      {draft.conflict ? (
        <IssueConflictNote conflict={draft.conflict} draft={draft} articles={articles} />
      ) : null}
      {draft.isDeleted ? (
        <DeletedDraft id={issue.id} fields={draft.fields} disabled={draft.isTooLong} />
      ) : null}
      <TextField name="subject" label="Subject" draft={draft} required />
      <TextField
        name="previewLine"
        label="Preview line"
        hint="Inboxes show it after the subject."
        draft={draft}
      />
      <TextField
        name="opening"
        label="Opening"
        hint="An empty line begins a paragraph. **Two asterisks** make bold, [text](https://…) a link."
        draft={draft}
        multiline
      />
      <Ready query={newsletter}>
        {(answer) => (
          <ArticleChoice
            offered={answer.articles}
            chosen={chosen}
            onChoose={(articleIds) => draft.change({ articleIds })}
          />
        )}
      </Ready>
      <SendIssue answer={props.answer} draft={draft} />
    </IssueColumns>
  );
}

function SaveState({ draft }: { draft: IssueDraft }) {
  const hasFailed = draft.failure || draft.conflict || draft.isDeleted;
  return (
    <p role="status" className={`text-sm ${hasFailed ? "font-semibold text-alert" : "text-leaf"}`}>
      {draft.saving
        ? "Saving"
        : hasFailed
          ? "Not saved"
          : draft.isDirty
            ? "Not saved yet"
            : "Saved"}
    </p>
  );
}

/** A text of the draft, with the number of characters it has and may have. */
function TextField(props: {
  name: "subject" | "previewLine" | "opening";
  label: string;
  hint?: string;
  draft: IssueDraft;
  required?: boolean;
  multiline?: boolean;
}) {
  const { name, hint, draft } = props;
  const over = charactersOver(draft.fields)[name];
  const used = `${formatNumber(draft.fields[name].trim().length)} of ${formatNumber(longestInIssue[name])} characters`;
  const native = {
    label: props.label,
    hint: [hint, used].filter(Boolean).join(" "),
    error:
      over > 0
        ? `${formatNumber(over)} characters too long. It is saved once it is shorter.`
        : name === "opening" && /\]\(http:/i.test(draft.fields[name])
          ? "A link must begin with https://. One with http:// is sent as it is typed."
          : undefined,
    value: draft.fields[name],
    autoComplete: "off",
    onValueChange: (text: string) => draft.change({ [name]: text }),
  };
  return props.multiline ? (
    <TextInput {...native} multiline rows={10} />
  ) : (
    <TextInput {...native} required={props.required} />
  );
}

type ArticleInIssue = Answer<"issue">["issue"]["articles"][number];

/** Includes articles of the issue that the site no longer has. */
function articlesById(
  offered: readonly NewsletterArticle[],
  inIssue: readonly ArticleInIssue[],
): ReadonlyMap<string, ArticleInIssue> {
  return new Map([...inIssue, ...offered].map((article) => [article.id, article]));
}
