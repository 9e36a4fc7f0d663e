import { unsubscribePath } from "#contracts/endpoints.ts";
import type { ArticleOfSite } from "../http/static-files/site-description.ts";
import { writeMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import type { Queries } from "../storage/tables.ts";
import { issueById } from "./drafts.ts";
import { issueContents } from "./issue-mail.ts";
import { freeSlug } from "./issue-slug.ts";
import { articlesToSend } from "./send-issue.ts";

export async function enqueueTest(
  queries: Queries,
  id: string,
  options: { to: string; articles: readonly ArticleOfSite[]; origin: string; now: number },
): Promise<void> {
  const { to, articles, origin, now } = options;
  const row = await issueById(queries, id);
  const chosen = row.articles ? JSON.parse(row.articles) : articlesToSend(row, articles);
  const issue = issueContents(row, chosen, {
    slug: row.slug ?? (await freeSlug(queries, row.subject, now)),
    origin,
    // Opens the page with the button, which unsubscribes no one.
    unsubscribeUrl: `${origin}${unsubscribePath}`,
    test: true,
  });
  const outgoing = writeMail({
    purpose: "desk-newsletter-test",
    about: `${id}-${now}`,
    body: { kind: "newsletter", issue },
    to: { name: "", address: to },
    now,
  });
  await enqueue(queries, [outgoing], { now });
}
