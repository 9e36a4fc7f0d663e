import type { Answer } from "#contracts/desk/api.ts";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { listMailFolder, type MailFolder } from "../mail/mail-folder.ts";
import { removeRecipient } from "../newsletter/readers.ts";
import { suppress } from "../newsletter/suppressions.ts";
import { jsonOrUndefined } from "../storage/json.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";

type Traces = {
  leads: string[];
  /** Other people's leads that name it as their CPA's address. */
  cpaOf: string[];
  isReader: boolean;
  subscriptions: string[];
};

/** Reads all leads: no index has the CPA's address, and this is rarely needed. */
async function tracesOf(queries: Queries, email: string): Promise<Traces> {
  const address = email.toLowerCase();
  const rows = await queries
    .selectFrom("leads")
    .select(["id", "kind", "email"])
    .where(({ eb, or, fn }) =>
      or([
        eb(fn<string>("lower", ["email"]), "=", address),
        eb(fn<string>("lower", ["cpa_email"]), "=", address),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const subscriptions = await queries
    .selectFrom("subscriptions")
    .select("id")
    .where("email", "=", address)
    .execute();
  const own = rows.filter((lead) => sameAddress(lead.email, address));
  const others = rows.filter((lead) => !own.includes(lead));
  return {
    leads: own.map(({ id }) => id),
    cpaOf: others.map(({ id }) => id),
    isReader: subscriptions.length > 0 || own.some(({ kind }) => kind === "newsletter"),
    subscriptions: subscriptions.map(({ id }) => id),
  };
}

export async function heldAboutPerson(
  queries: Queries,
  email: string,
): Promise<Answer<"heldAbout">> {
  return countOf(queries, await tracesOf(queries, email));
}

async function countOf(queries: Queries, traces: Traces): Promise<Answer<"heldAbout">> {
  const { leads, cpaOf, subscriptions } = traces;
  const count = async (table: "outbox" | "lead_notes" | "bookings") => {
    if (leads.length === 0) return 0;
    const { count } = await queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("count"))
      .where("lead_id", "in", leads)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    leads: leads.length,
    messages: await count("outbox"),
    notes: await count("lead_notes"),
    bookings: await count("bookings"),
    subscriptions: subscriptions.length,
    cpaOf: cpaOf.length,
  };
}

export type Erasure = Answer<"heldAbout"> & { files: number };

/**
 * For a subscriber a hash stays on the suppression list. The audit log keeps who erased which id,
 * and nothing about the person.
 */
export async function erasePerson(
  storage: Storage,
  dataDir: string,
  email: string,
  user?: Actor,
): Promise<Erasure> {
  const now = await storage.now();
  const erasure = await storage.transaction(async (queries): Promise<Erasure> => {
    const traces = await tracesOf(queries, email);
    const held = await countOf(queries, traces);
    if (traces.isReader) await suppress(queries, email, "unsubscribed", now);
    for (const id of traces.subscriptions) await removeRecipient(queries, id);
    await queries.deleteFrom("subscriptions").where("email", "=", email.toLowerCase()).execute();
    const mailFolder = () => listMailFolder(dataDir);
    const by = { user, now };
    const files = await deleteLeads(queries, mailFolder, traces.leads, by);
    const copies = await forgetCpa(queries, mailFolder, traces.cpaOf, email, by);
    await forgetFormerAddress(queries, email);
    await endPartnerMail(queries, email);
    const issues = mailFolder().erase(traces.subscriptions);
    return { ...held, files: files + copies + issues };
  });
  // If another process is reading now, the server's housekeeping tries again.
  await storage.checkpoint();
  return erasure;
}

export type ErasureReason = "retention" | "unsubscribed" | "unconfirmed";

type ErasedBy = { user?: Actor | undefined; reason?: ErasureReason; now: number };

/**
 * The mail folder is listed after the rows are deleted: a message being written at that moment is
 * removed by its writer, which then finds no row (onErased of the outbox worker). Files are removed
 * before the transaction commits, so that after a crash the lead can be erased again.
 */
export async function deleteLeads(
  queries: Queries,
  mailFolder: () => MailFolder,
  ids: readonly string[],
  { user, reason, now }: ErasedBy,
): Promise<number> {
  if (ids.length === 0) return 0;
  // Their messages, notes and events are deleted by cascade.
  await queries.deleteFrom("leads").where("id", "in", ids).execute();
  const details: AuditDetails = reason ? { reason } : {};
  await recordAudit(
    queries,
    ...ids.map((subject) => ({ user, action: "lead-erased", subject, details, now }) as const),
  );
  return mailFolder().erase(ids);
}

async function forgetCpa(
  queries: Queries,
  mailFolder: () => MailFolder,
  ids: readonly string[],
  email: string,
  { user, now }: ErasedBy,
): Promise<number> {
  if (ids.length === 0) return 0;
  await queries.updateTable("leads").set({ cpa_email: null }).where("id", "in", ids).execute();
  const messages = await queries
    .selectFrom("outbox")
    .select(["id", "channel", "purpose", "content"])
    .where("lead_id", "in", ids)
    .execute();
  for (const { id, channel, purpose, content } of messages) {
    if (channel === "webhook") {
      const body = withoutCpa(content);
      await queries.updateTable("outbox").set({ content: body }).where("id", "=", id).execute();
    } else if (isAboutCpa(purpose, content, email)) {
      await queries.deleteFrom("outbox").where("id", "=", id).execute();
    } else if (names(content, email)) {
      const rest = withoutSentences(content, email);
      await queries.updateTable("outbox").set({ content: rest }).where("id", "=", id).execute();
    }
  }
  const events = await queries
    .selectFrom("lead_events")
    .select(["id", "details"])
    .where("lead_id", "in", ids)
    .where("kind", "=", "sent-again")
    .execute();
  for (const { id, details } of events) {
    if (!names(details, email)) continue;
    await queries.deleteFrom("lead_events").where("id", "=", id).execute();
  }
  const details = { cpaErased: true };
  await recordAudit(
    queries,
    ...ids.map((subject) => ({ user, action: "lead-changed", subject, details, now }) as const),
  );
  return mailFolder().erase(ids, ["results", "results-for-cpa", "delivery-alert"]);
}

/** A lead whose address was corrected keeps the one before in its history, and messages to it. */
async function forgetFormerAddress(queries: Queries, email: string): Promise<void> {
  const events = await queries
    .selectFrom("lead_events")
    .select(["id", "lead_id", "details"])
    .where("kind", "in", ["corrected", "sent-again"])
    .execute();
  const naming = events.filter(({ details }) => names(details, email));
  if (naming.length === 0) return;
  const leads = naming.map((event) => event.lead_id);
  const messages = await queries
    .selectFrom("outbox")
    .select(["id", "recipients"])
    .where("lead_id", "in", leads)
    .execute();
  const sent = messages.filter(({ recipients }) => names(recipients, `"${email}"`));
  const remove = async (table: "lead_events" | "outbox", rows: readonly { id: string }[]) => {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await queries.deleteFrom(table).where("id", "in", ids).execute();
  };
  await remove("lead_events", naming);
  await remove("outbox", sent);
}

/** A partner's monthly mail to this address, and those of them that wait. */
async function endPartnerMail(queries: Queries, email: string): Promise<void> {
  const ended = await queries
    .updateTable("partner_addresses")
    .set({ email: null, stop_token_hash: null, mailed_on: null })
    .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .returning("partner")
    .execute();
  if (ended.length === 0) return;
  const mails = await queries
    .selectFrom("outbox")
    .select(["id", "recipients"])
    .where("purpose", "=", "partner-numbers")
    .execute();
  for (const { id, recipients } of mails)
    if (names(recipients, `"${email}"`))
      await queries.deleteFrom("outbox").where("id", "=", id).execute();
}

/** The copy itself, and the note to the firm that it was refused. */
function isAboutCpa(purpose: string, content: string, email: string): boolean {
  if (purpose === "results-for-cpa") return true;
  return purpose === "delivery-alert" && names(content, email);
}

function names(text: string, email: string): boolean {
  return text.toLowerCase().includes(email.toLowerCase());
}

/** The visitor's own message says where the copy went. */
function withoutSentences(draft: string, email: string): string {
  const { body, ...addressed } = Object(jsonOrUndefined(draft));
  const shorten = (text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !names(sentence, email))
      .join(" ");
  const kept = JSON.stringify({ body }, (_, value) =>
    typeof value === "string" && names(value, email) ? shorten(value) : value,
  );
  return JSON.stringify({ ...addressed, ...JSON.parse(kept) });
}

function withoutCpa(body: string): string {
  const { data, ...rest } = Object(jsonOrUndefined(body));
  const { cpaEmail: _, ...others } = Object(data);
  return JSON.stringify({ ...rest, data: others });
}
