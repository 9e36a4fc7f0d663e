import type { Context, Hono } from "hono";
import { renderDraft } from "../mail/message.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import { escapeHtml as text } from "../server-page.ts";
import type { OutboxRow } from "../storage/tables.ts";
import { refusals } from "./refusal.ts";
import type { Services } from "./services.ts";

/** In development: what was or will be sent, without a mail program. */
export function addMailbox(app: Hono, { storage }: Services): void {
  const byId = async (context: Context) => {
    const row = await storage.run((queries) =>
      queries
        .selectFrom("outbox")
        .selectAll()
        .where("id", "=", context.req.param("id") ?? "")
        .where("channel", "=", "mail")
        .executeTakeFirst(),
    );
    if (row === undefined) throw refusals.nothingHere();
    return row;
  };

  app.get("/mailbox", async (context) => {
    const rows = await storage.run((queries) =>
      queries
        .selectFrom("outbox")
        .selectAll()
        .where("channel", "=", "mail")
        .orderBy("created_at", "desc")
        .limit(200)
        .execute(),
    );
    return context.html(frame("Mailbox", `<ul>${rows.map(listItem).join("")}</ul>`));
  });

  app.get("/mailbox/:id", async (context) => {
    const row = await byId(context);
    context.header("content-security-policy", "default-src 'none'; frame-src 'self'");
    return context.html(frame(renderDraft(row.content).subject, messagePage(row)));
  });

  app.get("/mailbox/:id/html", async (context) => {
    const row = await byId(context);
    context.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups",
    );
    context.header("x-frame-options", "SAMEORIGIN");
    return context.html(renderDraft(row.content).html);
  });
}

function listItem(row: OutboxRow): string {
  const { subject, to, date } = renderDraft(row.content);
  const link = `<a href="/mailbox/${row.id}">${text(subject)}</a>`;
  return `<li>${text(date)} ${link} to ${text(to.address)} (${text(row.purpose)}, ${row.state})</li>`;
}

function messagePage(row: OutboxRow): string {
  const message = renderDraft(row.content);
  const facts: [string, string][] = [
    ["From", `${message.from.name} <${message.from.address}>`],
    ["Reply-To", `${message.replyTo.name} <${message.replyTo.address}>`],
    ["To", `${message.to.name} <${message.to.address}>`],
    ["Date", message.date],
    ["Message-ID", message.messageId],
    ["List-Unsubscribe", message.unsubscribeUrl ?? "none"],
    ["State", `${row.state}, ${row.attempts} attempts, ${row.last_error ?? "no error"}`],
    ...parseRecipients(row).recipients.map(
      ({ role, address, state, response }): [string, string] => [
        `Envelope (${role})`,
        `${address}: ${state}, ${response ?? "not tried yet"}`,
      ],
    ),
  ];
  return `<p><a href="/mailbox">Mailbox</a></p>
<table>${facts.map(([name, value]) => `<tr><th align="left">${text(name)}</th><td>${text(value)}</td></tr>`).join("")}</table>
<h2>HTML part</h2>
<iframe title="HTML part" sandbox="" src="/mailbox/${row.id}/html" width="720" height="900"></iframe>
<h2>Text part</h2>
<pre>${text(message.text)}</pre>`;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title></head><body><h1>${text(title)}</h1>${body}</body></html>`;
}
