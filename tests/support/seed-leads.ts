import type { Insertable } from "kysely";
import { contactAcknowledgement } from "#emails/letters/contact.ts";
import { resultsEmailWords } from "#emails/results/results-words.ts";
import { leadRow, type NewLead } from "#server/leads/record-lead.ts";
import { writeMail } from "#server/mail/message.ts";
import { outboxRow } from "#server/outbox/queue.ts";
import { newPerson } from "#server/people/find-or-make.ts";
import { plain } from "#server/people/search-text.ts";
import { summarize } from "#server/people/summarize.ts";
import { estimateToStore, requestedEstimate } from "#server/public/forms/requested-estimate.ts";
import { newId, newToken } from "#server/storage/ids.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { OutboxRow, PersonRow, SubscriptionRow } from "#server/storage/tables.ts";
import { newLead } from "./leads.ts";
import { resultsRequest } from "./requests.ts";

type Seeding = {
  count: number;
  /** The newest lead arrived a minute before this time. */
  now: number;
  /** A desk user. Without one, no lead has an owner or a note. */
  owner?: string;
  withMessages?: boolean;
};

const minute = 60_000;
const rowsAtATime = 500;
const names = ["Ada Lind", "Inés Muñoz", "Wen Tran"];
const statuses = ["contacted", "meeting", "client", "not-a-fit"] as const;
const pick = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item;

const { calculation } = resultsRequest();
/** Computed once. */
const requested = requestedEstimate(calculation);

/**
 * Fills a database with invented leads: of ten, six are estimates, three contacts, one a
 * subscriber.
 */
export async function seedLeads(
  storage: Pick<Storage, "transaction">,
  seeding: Seeding,
): Promise<void> {
  for (let first = 0; first < seeding.count; first += rowsAtATime) {
    const length = Math.min(rowsAtATime, seeding.count - first);
    const seeded = Array.from({ length }, (_, place) => seededLead(first + place, seeding));
    await storage.transaction(async (queries) => {
      const people = seeded.map(({ person }) => person);
      const messages = seeded.flatMap(({ message }) => message ?? []);
      const subscriptions = seeded.flatMap(({ subscription }) => subscription ?? []);
      const notes = seeded.flatMap(({ note }) => note ?? []);
      await queries.insertInto("people").values(people).execute();
      const leads = seeded.map(({ lead, person }) => leadRow(lead, person.id));
      await queries.insertInto("leads").values(leads).execute();
      const ids = people.map(({ id }) => id);
      await summarize(queries, ids);
      if (messages.length > 0) await queries.insertInto("outbox").values(messages).execute();
      if (subscriptions.length > 0)
        await queries.insertInto("subscriptions").values(subscriptions).execute();
      if (notes.length > 0) await queries.insertInto("person_notes").values(notes).execute();
    });
  }
}

/** Number 0 is the newest. There are five a day, so 3,000 leads cover about twenty months. */
function seededLead(number: number, { now, owner, withMessages }: Seeding) {
  const createdAt = now - minute - number * 288 * minute;
  const contact = {
    name: `Dr. ${pick(names, number)}`,
    practiceName: `Practice ${number}`,
    phone: `(801) 555-${String(number % 10_000).padStart(4, "0")}`,
  };
  const estimate = { inputs: calculation, result: estimateToStore(requested) };
  const sent: readonly Partial<NewLead>[] = [
    { ...contact, ...estimate, kind: "estimate", sourcePage: "/" },
    { ...contact, ...estimate, kind: "estimate", sourcePage: "/" },
    { ...contact, message: `Sample message ${number}` },
  ];
  const reader: Partial<NewLead> = { kind: "newsletter", sourcePage: "/knowledge-bank" };
  const lead = newLead({
    email: `visitor.${number}@sample.example`,
    createdAt,
    ...(number % 10 === 9 ? reader : pick(sent, number)),
  });
  // The newest have not been worked on yet.
  const worked = number >= 8 && number % 4 > 0;
  const { email, name, practiceName, phone } = lead;
  const state = lead.inputs ? calculation.state : null;
  const person: Insertable<PersonRow> = {
    ...newPerson({ email, name, practiceName, phone, state }, null, createdAt),
    status: worked ? pick(statuses, Math.floor(number / 4)) : "new",
    owner_id: (worked && owner) || null,
    version: worked ? 2 : 1,
  };
  const text = "Called, asked to be called back next week. (sample note)";
  return {
    ...{ lead, person },
    // A message is ten times as large as its lead, so only the newest have one.
    message:
      withMessages && number < 300 && lead.kind !== "newsletter"
        ? messageOf(lead, person.id, number, now)
        : undefined,
    subscription: lead.kind === "newsletter" ? subscriptionOf(person, number) : undefined,
    note: person.owner_id
      ? {
          ...{ id: newId(), person_id: person.id, text, search_text: plain(text) },
          ...{ author_id: person.owner_id, created_at: createdAt + minute },
        }
      : undefined,
  };
}

function subscriptionOf(
  { id, created_at }: Pick<PersonRow, "id" | "created_at">,
  number: number,
): SubscriptionRow {
  const isConfirmed = number % 40 !== 9;
  return {
    id: newId(),
    person_id: id,
    status: isConfirmed ? "confirmed" : "pending",
    confirm_token_hash: null,
    confirm_sent_at: created_at,
    confirmations_sent: 1,
    refusal: null,
    unsubscribe_token: newToken(),
    created_at,
    confirmed_at: isConfirmed ? created_at + 5 * minute : null,
  };
}

/** Most were delivered. Some mailboxes refused, and the newest few still wait. */
function messageOf(lead: NewLead, personId: string, number: number, now: number): OutboxRow {
  const { name = "", practiceName = "", phone = "", email = "", sourcePage } = lead;
  const origin = "https://ledgerwell.example";
  const isEstimate = lead.kind === "estimate";
  const contact = { name, practiceName, phone, email };
  const shown = { origin, sourcePage, audience: "visitor", today: "2026-11-16" } as const;
  const mail = writeMail({
    purpose: isEstimate ? "results" : "contact-acknowledgement",
    about: lead.id,
    body: isEstimate
      ? { kind: "results", words: resultsEmailWords({ ...requested, contact, ...shown }) }
      : { kind: "letter", letter: contactAcknowledgement({ origin }) },
    to: { name, address: email },
    blindCopies: [],
    now: lead.createdAt,
  });
  const row = outboxRow(mail, { personId, leadId: lead.id, now: lead.createdAt });
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
