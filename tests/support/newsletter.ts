import type { ArticleOfSite } from "#server/http/static-files/site-description.ts";
import { changeDraft, createDraft, issueById } from "#server/newsletter/drafts.ts";
import { countReaders } from "#server/newsletter/readers.ts";
import { sendIssue } from "#server/newsletter/send-issue.ts";
import { newPerson } from "#server/people/find-or-make.ts";
import { newId, newToken } from "#server/storage/ids.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { NewsletterIssueRow } from "#server/storage/tables.ts";

/** Articles for an app without a built site. */
export const sampleArticles: readonly ArticleOfSite[] = [9, 8, 7].map((month) => ({
  id: `article-${month}`,
  title: `Article <${month}> & "more"`,
  summary: `What changed in month ${month}.`,
  path: `/knowledge-bank/article-${month}`,
  date: `2026-0${month}-15`,
}));

export type Reader = { id: string; email: string; token: string };

/** Adds confirmed subscribers, `reader-0@practice.example` and so on. */
export async function addReaders(storage: Storage, count: number, first = 0): Promise<Reader[]> {
  const readers = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    email: `reader-${first + n}@practice.example`,
    token: newToken(),
  }));
  for (let start = 0; start < count; start += 500) {
    const page = readers.slice(start, start + 500);
    const people = page.map(({ email }) => newPerson({ email }, null, 1));
    const rows = page.map(({ id, token }, n) => ({
      ...{ id, person_id: people[n]?.id ?? "", status: "confirmed" as const },
      ...{ confirm_token_hash: null, refusal: null },
      ...{ confirm_sent_at: 1, confirmations_sent: 1, unsubscribe_token: token },
      ...{ created_at: start + n, confirmed_at: start + n },
    }));
    await storage.transaction(async (queries) => {
      await queries.insertInto("people").values(people).execute();
      await queries.insertInto("subscriptions").values(rows).execute();
    });
  }
  return readers;
}

const admin = { id: "admin", email: "admin@firm.example" };

/** A complete draft, written without the desk. */
export function writeDraft(storage: Storage, subject = "What changed this fall"): Promise<string> {
  return storage.transaction(async (queries) => {
    const id = await createDraft(queries, undefined, 1);
    const words = { subject, previewLine: "In one line", opening: "Dear reader,\n\n**Now.**" };
    const articleIds = sampleArticles.slice(0, 2).map((article) => article.id);
    const request = { version: 1, ...words, articleIds };
    await changeDraft(queries, id, request, { articles: sampleArticles, now: 1 });
    return id;
  });
}

/** Begins to send an issue to all readers, without the desk. Returns its id. */
export async function beginIssue(storage: Storage, subject?: string): Promise<string> {
  const id = await writeDraft(storage, subject);
  const now = await storage.now();
  await storage.transaction(async (queries) => {
    const { version } = await issueById(queries, id);
    const readers = await countReaders(queries);
    const sending = { user: admin, articles: sampleArticles, engine: storage.engine, now };
    await sendIssue(queries, id, { version, readers }, sending);
  });
  return id;
}

export function readIssueRow(storage: Storage, id: string): Promise<NewsletterIssueRow> {
  return storage.run((queries) => issueById(queries, id));
}
