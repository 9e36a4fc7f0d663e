import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Answer } from "#contracts/desk/api.ts";
import { sameAddress, wholeAddress } from "#contracts/email-address.ts";
import { erasedCallNotice } from "#emails/letters/booking.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import { listMailFolder, removeCopy } from "../mail/mail-folder.ts";
import { enqueueLetterToMember } from "../outbox/letter-to-member.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import { changeRows, contains, deleteRows, jsonOrUndefined } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxRow, Queries, Tables } from "../storage/tables.ts";
import { heldAbout, type Traces, tracesOf } from "./held-about.ts";
import { enteredIn } from "./person.ts";
import { suppress } from "./suppressions.ts";
import { removeRecipient } from "./unsubscribe.ts";

export type Erasure = Answer<"erasePerson"> & { files: number };

type ErasedBy = { user?: Actor | undefined; dataDir: string; origin: string; now: number };

/**
 * Erases a person with everything that belongs to them, and their addresses where other people's
 * data names them. For a reader a hash stays on the suppression list. The audit log keeps who
 * erased which id, with a number for the answer to the person, and nothing about the person.
 */
export async function erasePerson(
  storage: Storage,
  who: { id: string } | { email: string },
  { user, dataDir, origin, now }: ErasedBy,
): Promise<Erasure> {
  const reference = `E-${new Date(now).getUTCFullYear()}-${randomInt(100_000, 1_000_000)}`;
  const erasure = await storage.transaction(async (queries): Promise<Erasure> => {
    const traces = await tracesOf(queries, who);
    const before = await heldAbout(queries, traces);
    if (traces.subscriptions.length > 0)
      for (const email of traces.addresses) await suppress(queries, email, "unsubscribed", now);
    for (const id of traces.subscriptions) await removeRecipient(queries, id);
    await notifyColleagues(queries, traces, { origin, now });
    // All that belongs to them is deleted by cascade.
    await deleteRows(queries, "people", traces.people);
    let files = await forgetInDigests(queries, traces.people, dataDir);
    for (const email of traces.addresses) files += await forgetAddress(queries, email, dataDir);
    const details = { reference, ...before };
    await recordAudit(queries, { user, now }, "person-erased", traces.people[0], details);
    // Files are listed after the rows are deleted: a message being written at that moment is
    // removed by its writer, which then finds no row (onErased of the outbox worker). They are
    // removed before the transaction commits, so that after a crash the person can be erased again.
    const { people, leads, bookings, subscriptions } = traces;
    files += listMailFolder(dataDir).erase([...people, ...leads, ...bookings, ...subscriptions]);
    const after = await heldAbout(queries, await tracesOf(queries, who));
    return { reference, before, after, files };
  });
  // If another process is reading now, the server's housekeeping tries again.
  await storage.checkpoint();
  return erasure;
}

/** Who was to call hears that the time is free again, and nothing about the person. */
async function notifyColleagues(
  queries: Queries,
  { people }: Traces,
  { origin, now }: { origin: string; now: number },
) {
  const calls = await queries
    .selectFrom("bookings")
    .innerJoin("desk_users", "desk_users.id", "bookings.user_id")
    .select(["bookings.id", "bookings.starts_at", "desk_users.email"])
    .where("person_id", "in", people)
    .where("bookings.status", "=", "booked")
    .where("bookings.held_until", "is", null)
    .where("starts_at", ">", now)
    .where("removed_at", "is", null)
    .execute();
  for (const { starts_at: start, email } of calls) {
    const letter = erasedCallNotice({ start, origin });
    await enqueueLetterToMember(queries, { purpose: "booking-notification", letter, email, now });
  }
}

/** A digest names several people, so it is not erased with one of them. */
async function forgetInDigests(queries: Queries, people: readonly string[], dataDir: string) {
  let files = 0;
  for (const id of people) {
    const rows = await naming(queries, "outbox", "content", id);
    for (const row of rows.filter(({ purpose }) => purpose === "desk-digest")) {
      await deleteRows(queries, "outbox", row.id);
      removeCopy(dataDir, row.content);
      files += 1;
    }
  }
  return files;
}

/** An address in what is stored about other people, and as a partner's. Returns removed files. */
async function forgetAddress(queries: Queries, email: string, dataDir: string): Promise<number> {
  await queries
    .updateTable("leads")
    .set({ cpa_email: null })
    .where(sql<string>`lower(cpa_email)`, "=", email)
    .execute();
  for (const lead of await naming(queries, "leads", "entered", email)) {
    const { email: _, ...entered } = enteredIn(lead);
    await changeRows(queries, "leads", lead.id, { entered: JSON.stringify(entered) });
  }
  for (const table of ["leads", "people"] as const)
    for (const { id, search_text } of await naming(queries, table, "search_text", email))
      await changeRows(queries, table, id, { search_text: without(search_text, email) });
  for (const { id } of await naming(queries, "person_events", "details", email))
    await deleteRows(queries, "person_events", id);
  // A person who had the address once. If that merge is undone, the address stays away.
  for (const { id, merged_rows } of await naming(queries, "people", "merged_rows", email)) {
    const kept = JSON.stringify(jsonOrUndefined(merged_rows), (_, value) =>
      value === email ? undefined : value,
    );
    await changeRows(queries, "people", id, { merged_rows: kept });
  }
  await queries
    .updateTable("partner_addresses")
    .set({ email: null, agreed_at: null, stop_token_hash: null, mailed_on: null })
    .where(sql<string>`lower(email)`, "=", email)
    .execute();
  return forgetInMessages(queries, email, dataDir);
}

/** A message to the address goes. Another one that names it loses the sentence or the value. */
async function forgetInMessages(queries: Queries, email: string, dataDir: string): Promise<number> {
  const rows = new Map<string, OutboxRow>();
  for (const column of ["content", "recipients"] as const)
    for (const row of await naming(queries, "outbox", column, email)) rows.set(row.id, row);
  const mails = [...rows.values()].filter(({ channel }) => channel === "mail");
  for (const row of rows.values()) {
    const isToThem =
      row.channel === "mail" &&
      parseRecipients(row).recipients.some(({ address }) => sameAddress(address, email));
    if (isToThem || row.purpose === "delivery-alert") {
      await deleteRows(queries, "outbox", row.id);
      continue;
    }
    const content = JSON.stringify(jsonOrUndefined(row.content), (_, value) =>
      typeof value === "string" && names(value, email) ? withoutSentences(value, email) : value,
    );
    await changeRows(queries, "outbox", row.id, { content });
  }
  for (const { content } of mails) removeCopy(dataDir, content);
  return mails.length;
}

/** Rows whose column names the whole address or id, not only as a part of another one. */
async function naming<Table extends keyof Rows>(
  queries: Queries,
  table: Table,
  column: string,
  email: string,
) {
  const rows = await queries
    .selectFrom(table as "leads")
    .selectAll()
    .where(contains(sql`lower(${sql.ref(column)})`, email))
    .execute();
  const found = rows as unknown as Rows[Table][];
  return found.filter((row) => names(String(row[column as keyof Rows[Table]]), email));
}

type Rows = Pick<Tables, "leads" | "outbox" | "people" | "person_events">;

function names(text: string, email: string): boolean {
  return wholeAddress(email).test(text);
}

function without(text: string, email: string): string {
  return text.replaceAll(wholeAddress(email), "");
}

/** A text without the sentences that name the address; a value that is the address becomes empty. */
function withoutSentences(text: string, email: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !names(sentence, email))
    .join(" ");
}
