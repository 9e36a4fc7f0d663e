import { bookingSubjects } from "#content/desk.ts";
import type { Attribution } from "#contracts/attribution.ts";
import { callMinutes } from "#contracts/booked-call.ts";
import type { Booking } from "#contracts/booking.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { refusals } from "../http/refusal.ts";
import { idempotencyHash, insertLead, type NewLead } from "../leads/record-lead.ts";
import { foundByMore, foundByPerson } from "../leads/search-text.ts";
import { estimatedCredit, stateOf } from "../leads/stored-estimate.ts";
import { keyedHash, newId, tokenHash } from "../storage/ids.ts";
import { installationKey } from "../storage/installation-key.ts";
import type { Storage } from "../storage/storage.ts";
import type { BookingRow, LeadRow, Queries } from "../storage/tables.ts";
import { mailToCaller, mailToVisitor } from "./booking-mails.ts";
import { candidates, claimCells, claiming, TimeTaken, takeTurns } from "./claim.ts";
import { minute, reminderTime } from "./free-times.ts";
import { callerOf, tellAbout } from "./tell-about.ts";

type NewCall = Pick<
  Booking,
  "start" | "zone" | "name" | "email" | "phone" | "about" | "message" | "key"
> &
  Attribution & {
    sourcePage: string;
    consent?: string | undefined;
    /** The calculator's answers and the estimate, as a lead stores them. */
    inputs?: unknown;
    result?: unknown;
  };

type Circumstances = {
  origin: string;
  now: number;
  /** Who books on behalf of a caller, and for which lead. */
  author?: Actor;
  leadId?: string;
  /** Mail to the visitor waits until then. */
  heldUntil?: number | undefined;
};

type BookedCallRow = {
  booking: BookingRow;
  token: string;
  repeated: boolean;
  /** Whether it has made a lead. */
  newLead: boolean;
};

const mostOpenCalls = 2;

/** Books a call with its lead, mails and webhooks, all or nothing. */
export function bookCall(
  storage: Storage,
  call: NewCall,
  circumstances: Circumstances,
): Promise<BookedCallRow> {
  const { now } = circumstances;
  const start = Date.parse(call.start);
  const { key, ...contents } = call;
  const hash = idempotencyHash(key, contents);
  return claiming(storage, { start, now }, async (queries) => {
    await takeTurns(queries);
    const installation = await installationKey(queries);
    // The browser's key makes it, so that a repeated request gets the same one, and what is stored
    // does not tell it.
    const tokenOf = (id: string) => keyedHash(installation, `${key}/${id}`, "base64url");
    const known = await queries
      .selectFrom("bookings")
      .selectAll()
      .where("idempotency_hash", "=", hash)
      .executeTakeFirst();
    if (known) return { booking: known, token: tokenOf(known.id), repeated: true, newLead: false };

    await refuseThird(queries, call, now);
    const people = await candidates(queries, { start, now });
    const lead = await leadFor(queries, call, circumstances);
    const id = newId();
    const token = tokenOf(id);
    const remindAt = reminderTime(start, call.zone);
    const row: BookingRow = {
      id,
      lead_id: lead.id,
      user_id: people[0] ?? "",
      starts_at: start,
      ends_at: start + callMinutes * minute,
      zone: call.zone,
      name: call.name,
      email: call.email,
      phone: call.phone,
      phone_digits: digitsOf(call.phone),
      about: call.about,
      message: call.message || null,
      status: "booked",
      sequence: 0,
      idempotency_hash: hash,
      remind_at: remindAt > now ? remindAt : null,
      created_at: now,
      changed_at: now,
    };
    await queries.insertInto("bookings").values(row).execute();
    const booking = await giveTo(queries, row, people);
    await addToken(queries, id, token);
    const { origin, author, heldUntil } = circumstances;
    const caller = await callerOf(queries, booking);
    await tellAbout(queries, booking, {
      event: "lead.booked",
      what: "booked",
      author,
      mails: [
        {
          ...mailToVisitor(booking, { what: "booked", token, caller, origin, now }),
          notBefore: heldUntil,
        },
        mailToCaller(booking, { what: "booked", caller, origin, now }),
      ],
      now,
    });
    if (author)
      await recordAudit(queries, { user: author, action: "call-booked", subject: lead.id, now });
    return { booking, token, repeated: false, newLead: lead.isNew };
  });
}

/** Gives the call to the first of these people whose cells are free. */
export async function giveTo(
  queries: Queries,
  booking: BookingRow,
  people: readonly string[],
): Promise<BookingRow> {
  for (const userId of people) {
    if (!(await claimCells(queries, { id: booking.id, userId, start: booking.starts_at })))
      continue;
    await queries
      .updateTable("bookings")
      .set({ user_id: userId })
      .where("id", "=", booking.id)
      .execute();
    return { ...booking, user_id: userId };
  }
  throw new TimeTaken();
}

export async function addToken(queries: Queries, bookingId: string, token: string): Promise<void> {
  await queries
    .insertInto("booking_tokens")
    .values({ token_hash: tokenHash(token), booking_id: bookingId })
    .execute();
}

/** Without the extension and the country code of the United States. */
function digitsOf(phone: string): string {
  const [number = ""] = phone.split(/x|ext/i);
  return number.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

/** The limit holds for the address and for the number, each by itself. */
async function refuseThird(queries: Queries, call: NewCall, now: number): Promise<void> {
  const open = await queries
    .selectFrom("bookings")
    .select(["email", "phone_digits"])
    .where("status", "=", "booked")
    .where("starts_at", ">", now)
    .where(({ eb, or, fn }) =>
      or([
        eb(fn<string>("lower", ["email"]), "=", call.email.toLowerCase()),
        eb("phone_digits", "=", digitsOf(call.phone)),
      ]),
    )
    .execute();
  const sameAddress = open.filter(({ email }) => email.toLowerCase() === call.email.toLowerCase());
  const sameNumber = open.filter(({ phone_digits }) => phone_digits === digitsOf(call.phone));
  if (sameAddress.length < mostOpenCalls && sameNumber.length < mostOpenCalls) return;
  const what = sameAddress.length < mostOpenCalls ? "phone number" : "e-mail address";
  throw refusals.field(
    `Two calls are booked for this ${what} already. Change or cancel one with the link in its e-mail.`,
  );
}

/** The open lead of the same address, or a new one. */
async function leadFor(
  queries: Queries,
  call: NewCall,
  { now, leadId }: Circumstances,
): Promise<{ id: string; isNew: boolean }> {
  const { start: _, zone: __, about, key: ___, message, ...facts } = call;
  const open = await queries
    .selectFrom("leads")
    .select(["id", "name", "practice_name", "email", "phone", "result", "message", "partner"])
    .$if(leadId !== undefined, (query) => query.where("id", "=", leadId ?? ""))
    .$if(leadId === undefined, (query) =>
      query
        .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", call.email.toLowerCase()))
        .where("status", "in", ["new", "contacted", "meeting"])
        // Such a lead is erased when its reader unsubscribes.
        .where("kind", "!=", "newsletter"),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (open === undefined) {
    if (leadId !== undefined) throw refusals.noSuchLead();
    const subject = bookingSubjects[about];
    const lead: NewLead = {
      ...facts,
      id: newId(),
      kind: "booking",
      idempotencyHash: null,
      message: message ? `${subject}\n\n${message}` : subject,
      createdAt: now,
    };
    return { id: (await insertLead(queries, lead)).id, isNew: true };
  }
  const phone = open.phone ?? call.phone;
  const name = open.name ?? call.name;
  const estimate =
    open.result === null && call.result !== undefined
      ? withEstimate(open, JSON.stringify(call.result), JSON.stringify(call.inputs))
      : {};
  const search_text = foundByPerson({ ...open, practiceName: open.practice_name, name, phone });
  await queries
    .updateTable("leads")
    .set({ phone, name, search_text, ...estimate })
    .where("id", "=", open.id)
    .execute();
  return { id: open.id, isNew: false };
}

/** With what the desk's list is sorted and searched by. */
function withEstimate(open: Pick<LeadRow, "message" | "partner">, result: string, inputs: string) {
  const search_more = foundByMore({ ...open, state: stateOf(result, inputs) });
  return { inputs, result, estimated_credit: estimatedCredit(result), search_more };
}
