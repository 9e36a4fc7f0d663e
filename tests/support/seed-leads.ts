import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import type { Calculation } from "#contracts/calculation.ts";
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

type Seeding = {
  count: number;
  /** The newest lead arrived a minute before this time. */
  now: number;
  /** Ids of desk users. Without any, no lead has an owner or a note. */
  owners?: readonly string[];
  withMessages?: boolean;
};

type SeededLead = {
  lead: NewLead;
  personId: string;
  requested: ReturnType<typeof requestedEstimate>;
  /** Number 0 is the newest. */
  number: number;
  now: number;
};

const minute = 60_000;
const rowsAtATime = 500;
const names = [
  "Ada Lind",
  "Ben Chen",
  "Inés Muñoz",
  "Dev Shah",
  "Grace Okafor",
  "Wen Tran",
  "Zoë Vega",
];
const statuses = ["contacted", "meeting", "client", "not-a-fit"] as const;
const specialties = practiceTypes.flatMap(({ id, specialties }) =>
  specialties.map((specialty) => ({ practiceTypeId: id, specialty })),
);
const pick = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item;

/** One estimate for each specialty, computed once. */
const estimates = specialties.map(({ practiceTypeId, specialty }) => {
  const inputs: Omit<Calculation, "contact" | "sourcePage" | "idempotencyKey"> = {
    specialties: [
      {
        practiceTypeId,
        specialtyId: specialty.id,
        timePercentage: 100,
        activities: specialty.activities.slice(0, 3),
        innovationLevel: "high",
      },
    ],
    doctorWages: 400_000,
    staffWages: 300_000,
    state: "Utah",
  };
  return { inputs, requested: requestedEstimate(inputs as Calculation) };
});

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
      const leads = seeded.map(({ row }) => row);
      const people = seeded.map(({ person }) => person);
      const messages = seeded.flatMap((lead) => lead.message ?? []);
      const subscriptions = seeded.flatMap((lead) => lead.subscription ?? []);
      const notes = seeded.flatMap((lead) => lead.note ?? []);
      await queries.insertInto("people").values(people).execute();
      await queries.insertInto("leads").values(leads).execute();
      await summarize(
        queries,
        people.map(({ id }) => id),
      );
      if (messages.length > 0) await queries.insertInto("outbox").values(messages).execute();
      if (subscriptions.length > 0)
        await queries.insertInto("subscriptions").values(subscriptions).execute();
      if (notes.length > 0) await queries.insertInto("person_notes").values(notes).execute();
    });
  }
}

/** Number 0 is the newest. There are five a day, so 3,000 leads cover about twenty months. */
function seededLead(number: number, { now, owners = [], withMessages = false }: Seeding) {
  const name = `Dr. ${pick(names, number)}`;
  const { inputs, requested } = pick(estimates, number);
  const kind = pick(["estimate", "estimate", "contact"] as const, number);
  const createdAt = now - minute - number * 288 * minute;
  const person = {
    name,
    practiceName: `${pick(specialties, number).specialty.name} ${number}`,
    phone: `(801) 555-${String(number % 10_000).padStart(4, "0")}`,
  };
  const lead: NewLead = {
    id: newId(),
    idempotencyHash: null,
    email: `visitor.${number}@sample.example`,
    consent: "By pressing Send you agree that we may write to you about this estimate. (sample)",
    createdAt,
    ...(number % 10 === 9
      ? { kind: "newsletter", sourcePage: "/knowledge-bank" }
      : kind === "contact"
        ? { kind, ...person, message: `Sample message ${number}`, sourcePage: "/contact" }
        : { kind, ...person, inputs, result: estimateToStore(requested), sourcePage: "/" }),
  };
  // The newest have not been worked on yet.
  const worked = number >= 8 && number % 4 > 0;
  const owner = worked && owners.length > 0 ? pick(owners, number) : null;
  const { email, practiceName, phone } = lead;
  const entry = { email, name: lead.name, practiceName, phone };
  const who: PersonRow = {
    ...newPerson({ ...entry, state: lead.inputs ? inputs.state : null }, null, createdAt),
    status: worked ? pick(statuses, Math.floor(number / 4)) : "new",
    owner_id: owner,
    version: worked ? 2 : 1,
  };
  const row = leadRow(lead, who.id);
  const text = "Called, asked to be called back next week. (sample note)";
  const note = { id: newId(), person_id: who.id, text, search_text: plain(text) };
  return {
    row,
    person: who,
    message: withMessages
      ? messageOf({ lead, personId: who.id, requested, number, now })
      : undefined,
    subscription: lead.kind === "newsletter" ? subscriptionOf(who, number) : undefined,
    note: owner ? { ...note, author_id: owner, created_at: createdAt + minute } : undefined,
  };
}

function subscriptionOf(
  { id: personId, created_at: createdAt }: PersonRow,
  number: number,
): SubscriptionRow {
  const isConfirmed = number % 40 !== 9;
  return {
    id: newId(),
    person_id: personId,
    status: isConfirmed ? "confirmed" : "pending",
    confirm_token_hash: null,
    confirm_sent_at: createdAt,
    confirmations_sent: 1,
    refusal: null,
    unsubscribe_token: newToken(),
    created_at: createdAt,
    confirmed_at: isConfirmed ? createdAt + 5 * minute : null,
  };
}

/** Most were delivered. Some mailboxes refused, and the newest few still wait. */
function messageOf({ lead, personId, requested, number, now }: SeededLead): OutboxRow | undefined {
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
