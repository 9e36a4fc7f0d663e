import { contactAcknowledgement } from "#emails/letters/contact.ts";
import { resultsEmailWords } from "#emails/results/results-words.ts";
import { writeMail } from "#server/mail/message.ts";
import { outboxRow } from "#server/outbox/queue.ts";
import type { OutboxRow } from "#server/storage/tables.ts";
import type { SeededLead } from "./seed-leads.ts";

const minute = 60_000;

/** Most were delivered. Some mailboxes refused, and the newest few still wait. */
export function messageOf({
  lead,
  personId,
  requested,
  number,
  now,
}: SeededLead): OutboxRow | undefined {
  // A message is ten times as large as its lead, so only the newest have one.
  if (number >= 300 || lead.kind === "newsletter") return undefined;
  const { name = "", practiceName = "", phone = "", email = "", sourcePage } = lead;
  const origin = "https://ledgerwell.example";
  const contact = { name, practiceName, phone, email };
  const isEstimate = lead.kind === "estimate";
  const words = () =>
    resultsEmailWords({
      ...requested,
      contact,
      origin,
      sourcePage,
      audience: "visitor",
      today: "2026-11-16",
    });
  const mail = writeMail({
    purpose: isEstimate ? "results" : "contact-acknowledgement",
    about: lead.id,
    body: isEstimate
      ? { kind: "results", words: words() }
      : { kind: "letter", letter: contactAcknowledgement({ origin }) },
    to: { name, address: email },
    blindCopies: [],
    now: lead.createdAt,
  });
  const row = outboxRow({ outgoing: mail, personId, leadId: lead.id, now: lead.createdAt });
  if (number < 2) {
    const last_error = "421 4.7.0 Try again later (sample)";
    return { ...row, attempts: 3, available_at: now + 50 * minute, last_error };
  }
  const refused = number % 40 === 5 ? "550 5.1.1 The mailbox does not exist (sample)" : null;
  const recipients = JSON.parse(row.recipients).map((recipient: object) => ({
    ...recipient,
    status: refused ? "refused" : "delivered",
    response: refused ?? "250 2.0.0 OK (sample)",
  }));
  return {
    ...row,
    status: refused ? "failed" : "sent",
    attempts: 1,
    recipients: JSON.stringify(recipients),
    last_error: refused,
    finished_at: lead.createdAt + 2000,
  };
}
