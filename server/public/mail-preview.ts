import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { refusals } from "../http/refusal.ts";
import { renderDraft } from "../mail/message.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import type { Services } from "../services.ts";
import type { OutboxRow, Queries } from "../storage/tables.ts";

export function addMailPreview(app: Hono, { storage }: Services) {
  /** Without newsletters, whose text is in the issue, which the desk shows. */
  const mails = (queries: Queries) =>
    queries
      .selectFrom("outbox")
      .selectAll()
      .where("channel", "=", "mail")
      .where("newsletter_recipient_id", "is", null);
  const byId = async (context: Context) => {
    const id = context.req.param("id") ?? "";
    const row = await storage.run((queries) =>
      mails(queries).where("id", "=", id).executeTakeFirst(),
    );
    if (row === undefined) throw refusals.nothingHere();
    return row;
  };

  app.get("/mailbox", async (context) => {
    const rows = await storage.run((queries) =>
      mails(queries).orderBy("created_at", "desc").limit(200).execute(),
    );
    return context.html(frame("Mailbox", html`<ul>${rows.map(listItem)}</ul>`));
  });

  app.get("/mailbox/:id", async (context) => {
    const row = await byId(context);
    context.header("content-security-policy", "default-src 'none'; frame-src 'self'");
    return context.html(frame(renderDraft(JSON.parse(row.content)).subject, messagePage(row)));
  });

  app.get("/mailbox/:id/html", async (context) => {
    const row = await byId(context);
    context.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups",
    );
    context.header("x-frame-options", "SAMEORIGIN");
    return context.html(renderDraft(JSON.parse(row.content)).html);
  });
}

function listItem(row: OutboxRow) {
  const { subject, to, date } = renderDraft(JSON.parse(row.content));
  const link = html`<a href="/mailbox/${row.id}">${subject}</a>`;
  return html`<li>${date} ${link} to ${to.address} (${row.purpose}, ${row.status})</li>`;
}

function messagePage(row: OutboxRow) {
  const { from, replyTo, to, date, messageId, unsubscribeUrl, text } = renderDraft(
    JSON.parse(row.content),
  );
  const facts = [
    ["From", `${from.name} <${from.address}>`],
    ["Reply-To", `${replyTo.name} <${replyTo.address}>`],
    ["To", `${to.name} <${to.address}>`],
    ["Date", date],
    ["Message-ID", messageId],
    ["List-Unsubscribe", unsubscribeUrl ?? "none"],
    ["State", `${row.status}, ${row.attempts} attempts, ${row.last_error ?? "no error"}`],
    ...parseRecipients(row).recipients.map(({ role, address, status, response }) => [
      `Envelope (${role})`,
      `${address}: ${status}, ${response ?? "not tried yet"}`,
    ]),
  ];
  return html`<p><a href="/mailbox">Mailbox</a></p>
<table>${facts.map(([name, value]) => html`<tr><th align="left">${name}</th><td>${value}</td></tr>`)}</table>
<h2>HTML part</h2>
<iframe title="HTML part" sandbox="" src="/mailbox/${row.id}/html" width="720" height="900"></iframe>
<h2>Text part</h2>
<pre>${text}</pre>`;
}

function frame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}
