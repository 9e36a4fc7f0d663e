import type { RequestBody } from "#contracts/desk/api.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import { refusals } from "../http/refusal.ts";
import type { ArticleOfSite } from "../http/static-files/site-description.ts";
import { newId } from "../storage/ids.ts";
import { addRow, changeRows, deleteRows, findRow } from "../storage/rows.ts";
import type { NewsletterIssueRow, Queries } from "../storage/tables.ts";

export type ReadArticles = () => Promise<readonly ArticleOfSite[]>;

/** The articles with these ids, in the order of the ids. One that has left the site is left out. */
export function chosenArticles(ids: readonly string[], articles: readonly ArticleOfSite[]) {
  return ids.flatMap((id) => {
    const found = articles.find((article) => article.id === id);
    if (found === undefined) return [];
    const { date: _, ...shown } = found;
    return [shown];
  });
}

export class IssueConflict extends Error {
  override name = "IssueConflict";
}

export async function issueById(queries: Queries, id: string): Promise<NewsletterIssueRow> {
  const found = await findRow(queries, "newsletter_issues", id);
  if (found === undefined) throw refusals.noSuchIssue();
  return found;
}

export async function createDraft(queries: Queries, copyOf: string | undefined, now: number) {
  const original = copyOf === undefined ? undefined : await issueById(queries, copyOf);
  const id = newId();
  await addRow(queries, "newsletter_issues", {
    id,
    status: "draft",
    version: 1,
    subject: original?.subject ?? "",
    preview_line: original?.preview_line ?? "",
    opening: original?.opening ?? "",
    article_ids: original?.article_ids ?? "[]",
    created_at: now,
    changed_at: now,
    readers: 0,
    delivered: 0,
    refused: 0,
    unsubscribed: 0,
    fed_until: 0,
  });
  return id;
}

export async function changeDraft(
  queries: Queries,
  id: string,
  request: RequestBody<"changeIssue">,
  { articles, now }: { articles: readonly ArticleOfSite[]; now: number },
) {
  const { version, subject, previewLine, opening, articleIds } = request;
  const unknown = articleIds?.some((chosen) => !articles.some((article) => article.id === chosen));
  if (unknown) throw refusals.field("This article is not on the site (any more).", "articleIds");
  const draft = { id, status: "draft", version } as const;
  const changed = await changeRows(queries, "newsletter_issues", draft, {
    ...(subject === undefined ? {} : { subject }),
    ...(previewLine === undefined ? {} : { preview_line: previewLine }),
    ...(opening === undefined ? {} : { opening }),
    ...(articleIds === undefined ? {} : { article_ids: JSON.stringify(articleIds) }),
    version: version + 1,
    changed_at: now,
  });
  if (changed.length === 0)
    throw new IssueConflict("This issue was changed meanwhile. Nothing was overwritten.");
}

export async function deleteDraft(
  queries: Queries,
  id: string,
  { user, now }: { user: Actor; now: number },
) {
  const { subject } = await issueById(queries, id);
  const deleted = await deleteRows(queries, "newsletter_issues", { id, status: "draft" });
  if (deleted.length === 0) throw new IssueConflict("Only a draft can be deleted.");
  await recordAudit(queries, { user, now }, "newsletter-deleted", id, { name: subject });
}
