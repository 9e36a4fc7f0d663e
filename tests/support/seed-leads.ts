import { contactAcknowledgement } from "#emails/letters/contact.ts";
import { resultsEmailWords } from "#emails/results/results-words.ts";
import { resultSnapshot } from "#server/endpoints/requested-estimate.ts";
import { leadRow, type NewLead } from "#server/leads/record-lead.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import { type OutgoingMail, outboxRow } from "#server/outbox/queue.ts";
import { newId, newToken } from "#server/storage/ids.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { LeadRow, OutboxRow, SubscriptionRow } from "#server/storage/tables.ts";
import { choicesFor, type SampleLead, sampleLead } from "./sample-leads.ts";

type Seeding = {
  count: number;
  /** The newest lead came a minute before. */
  now: number;
  /** Ids of users of the desk. Without any, nobody owns a lead and there are no notes. */
  owners?: readonly string[];
  /** The newest so many have their messages; a message weighs ten times its lead. */
  withMessages?: number;
};

const minute = 60_000;
const rowsAtATime = 500;
const consent = "By pressing Send you agree that we may write to you about this estimate. (sample)";
const workedStatuses = ["contacted", "meeting", "client", "not-a-fit"] as const;

/**
 * Fills an empty database with invented leads, always the same for the same numbers: 3 for an
 * empty-looking desk, 3,000 for a busy one, 100,000 to measure.
 */
export async function seedLeads(
  storage: Pick<Storage, "transaction">,
  seeding: Seeding,
): Promise<void> {
  for (let first = 0; first < seeding.count; first += rowsAtATime) {
    const numbers = Array.from(
      { length: Math.min(rowsAtATime, seeding.count - first) },
      (_, place) => first + place,
    );
    const samples = numbers.map((number) => seededLead(number, seeding));
    await storage.transaction(async (queries) => {
      const insert = async <Row>(rows: Row[], into: (rows: Row[]) => Promise<unknown>) => {
        if (rows.length > 0) await into(rows);
      };
      await insert(
        samples.map(({ row }) => row),
        (rows) => queries.insertInto("leads").values(rows).execute(),
      );
      await insert(
        samples.flatMap(({ messages }) => messages),
        (rows) => queries.insertInto("outbox").values(rows).execute(),
      );
      await insert(
        samples.flatMap(({ subscription }) => subscription),
        (rows) => queries.insertInto("subscriptions").values(rows).execute(),
      );
      await insert(
        samples.flatMap(({ notes }) => notes),
        (rows) => queries.insertInto("lead_notes").values(rows).execute(),
      );
    });
  }
}

/** Number 0 is the newest. Five a day, so that 3,000 leads are about twenty months. */
function seededLead(number: number, { now, owners = [], withMessages = 300 }: Seeding) {
  const choose = choicesFor(number);
  const { requested, ...sample } = sampleLead(number);
  const createdAt = now - minute - number * 288 * minute - choose.below(200, "when") * minute;
  const lead: NewLead = {
    id: newId(),
    idempotencyHash: null,
    ...sample,
    ...(requested && { result: resultSnapshot(requested) }),
    consent,
    createdAt,
  };
  // The newest have not been worked yet.
  const worked = number >= 8 && choose.below(4, "worked") > 0;
  const owner = worked && owners.length > 0 ? choose.of(owners, "owner") : null;
  const row: LeadRow = {
    ...leadRow(lead),
    status: worked ? choose.of(workedStatuses, "status") : "new",
    owner_id: owner,
    version: worked ? 2 : 1,
  };
  const noted = owner !== null && choose.below(3, "noted") === 0;
  return {
    row,
    messages: number < withMessages ? messagesOf(lead, sampleLead(number), number, now) : [],
    subscription: lead.kind === "newsletter" ? [subscriptionOf(lead, number)] : [],
    notes: noted
      ? [
          {
            id: newId(),
            lead_id: lead.id,
            author_id: owner,
            text: "Called, asked to be called back next week. (sample note)",
            created_at: createdAt + 60 * minute,
          },
        ]
      : [],
  };
}

function messagesOf(
  lead: NewLead,
  { requested }: SampleLead,
  number: number,
  now: number,
): OutboxRow[] {
  if (lead.kind === "newsletter") return [];
  const origin = "https://ledgerwell.example";
  const contact = {
    name: lead.name ?? "",
    practiceName: lead.practiceName ?? "",
    phone: lead.phone ?? "",
    email: lead.email,
  };
  const mail = writeMail({
    purpose: requested ? "results" : "contact-acknowledgement",
    about: lead.id,
    body: requested
      ? {
          kind: "results",
          words: resultsEmailWords({
            ...requested,
            contact,
            origin,
            sourcePage: lead.sourcePage,
            audience: "visitor",
          }),
        }
      : { kind: "letter", letter: contactAcknowledgement({ name: contact.name, origin }) },
    to: { name: contact.name, address: contact.email },
    blindCopies: requested ? ["partner@sample.example"] : [],
    now: lead.createdAt,
  });
  return [sentOrNot(mail, lead, number, now)];
}

/** Most have arrived; some mailboxes refused, and the newest few still wait. */
function sentOrNot(mail: OutgoingMail, lead: NewLead, number: number, now: number): OutboxRow {
  const row = outboxRow({ outgoing: mail, leadId: lead.id, now: lead.createdAt });
  const recipients: object[] = JSON.parse(row.recipients);
  const recipientsWith = (state: string, response: string) =>
    JSON.stringify(recipients.map((recipient) => ({ ...recipient, state, response })));
  const error = "550 5.1.1 The mailbox does not exist (sample)";
  if (number % 40 === 5) {
    const recipients = recipientsWith("refused", error);
    const end = { state: "dead", attempts: 1, finished_at: lead.createdAt + 2000 } as const;
    return { ...row, ...end, recipients, last_error: error };
  }
  if (number < 2) {
    const waiting = { attempts: 3, available_at: now + 50 * minute };
    return { ...row, ...waiting, last_error: "421 4.7.0 Try again later (sample)" };
  }
  const end = { state: "done", attempts: 1, finished_at: lead.createdAt + 2000 } as const;
  return { ...row, ...end, recipients: recipientsWith("delivered", "250 2.0.0 OK (sample)") };
}

function subscriptionOf(lead: NewLead, number: number): SubscriptionRow {
  const confirmed = choicesFor(number).below(4, "confirmed") > 0;
  return {
    id: newId(),
    email: lead.email,
    state: confirmed ? "confirmed" : "pending",
    confirm_token_hash: null,
    confirm_sent_at: lead.createdAt,
    unsubscribe_token: newToken(),
    created_at: lead.createdAt,
    confirmed_at: confirmed ? lead.createdAt + 5 * minute : null,
    unsubscribed_at: null,
  };
}
