import { firm } from "#content/firm.ts";
import { callMinutes } from "#contracts/booked-call.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { Refusal } from "../http/refusal.ts";
import { newToken, tokenHash } from "../storage/ids.ts";
import type { Storage } from "../storage/storage.ts";
import type { BookingRow, Queries } from "../storage/tables.ts";
import { addToken, giveTo } from "./book-call.ts";
import { cancellationToVisitor, mailToCaller, mailToVisitor } from "./booking-mails.ts";
import { candidates, claiming, freeCells, takeTurns } from "./claim.ts";
import { minute, reminderTime } from "./free-times.ts";
import { callerOf, recordCallEvent, tellAbout } from "./tell-about.ts";

/** The visitor has the token of a link. A member of the team is the author. */
type By = { token: string; author?: never } | { token?: never; author: Actor };
export type Changing = By & { origin: string; now: number };

export async function bookingByToken(
  queries: Queries,
  token: string,
): Promise<BookingRow | undefined> {
  return queries
    .selectFrom("bookings")
    .innerJoin("booking_tokens", "booking_tokens.booking_id", "bookings.id")
    .selectAll("bookings")
    .where("booking_tokens.token_hash", "=", tokenHash(token))
    .executeTakeFirst();
}

/** The call has changed since the member of the team saw it. */
export class BookingConflict extends Refusal {
  override name = "BookingConflict";

  constructor() {
    super(409, "This call has changed meanwhile. Please look at it again.");
  }
}

type Which = {
  id: string;
  /** The version that a member of the team saw. */
  sequence?: number;
};

/**
 * Read again within the transaction, because the booking may have changed since. A visitor can
 * change it until it begins, the team also later.
 */
async function openBooking(
  queries: Queries,
  { id, sequence }: Which,
  { author, now }: Pick<Changing, "author" | "now">,
): Promise<BookingRow> {
  const booking = await bookingById(queries, id);
  if (sequence !== undefined && sequence !== booking.sequence) throw new BookingConflict();
  if (booking.status === "cancelled")
    throw new Refusal(410, "This call was cancelled. Please book another time.");
  if (author === undefined && (booking.starts_at <= now || booking.status !== "booked"))
    throw new Refusal(410, `This call has begun. Please ring ${firm.phone.display}.`);
  return booking;
}

async function bookingById(queries: Queries, id: string): Promise<BookingRow> {
  const booking = await queries
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (booking === undefined) throw noSuchBooking();
  return booking;
}

export const noSuchBooking = () =>
  new Refusal(404, "There is no such call. Please copy the whole link from the e-mail.");

/** Moves a call, with the same person if that one is free then. */
export function changeBooking(
  storage: Storage,
  { id, start, sequence }: Which & { start: number },
  { token, author, origin, now }: Changing,
): Promise<BookingRow> {
  return claiming(storage, { start, now }, async (queries) => {
    await takeTurns(queries);
    const before = await openBooking(queries, { id, sequence }, { author, now });
    if (before.starts_at === start) return before;
    const people = await candidates(queries, { start, now, moved: before });
    await freeCells(queries, id);
    const remindAt = reminderTime(start, before.zone);
    const columns = {
      status: "booked" as const,
      starts_at: start,
      ends_at: start + callMinutes * minute,
      sequence: before.sequence + 1,
      remind_at: remindAt > now ? remindAt : null,
      changed_at: now,
    };
    await queries.updateTable("bookings").set(columns).where("id", "=", id).execute();
    const booking = await giveTo(queries, { ...before, ...columns }, people);
    const link = token ?? (await anotherToken(queries, id));
    const caller = await callerOf(queries, booking);
    const isHandedOver = booking.user_id !== before.user_id;
    const mails = [
      mailToVisitor(booking, { what: "changed", token: link, caller, origin, now }),
      mailToCaller(booking, { what: isHandedOver ? "booked" : "changed", caller, origin, now }),
    ];
    if (isHandedOver) {
      const formerly = await callerOf(queries, before);
      mails.push(mailToCaller(before, { what: "reassigned", caller: formerly, origin, now }));
    }
    await tellAbout(queries, booking, {
      event: "lead.booking-changed",
      what: "changed",
      author,
      mails,
      now,
    });
    await audit(queries, booking, author, "changed", now);
    return booking;
  });
}

/** A second cancellation changes nothing and sends nothing. */
export function cancelBooking(
  storage: Storage,
  { id, sequence }: Which,
  { author, origin, now }: Changing,
): Promise<BookingRow> {
  return storage.transaction(async (queries) => {
    await takeTurns(queries);
    const known = await bookingById(queries, id);
    if (known.status === "cancelled") return known;
    const before = await openBooking(queries, { id, sequence }, { author, now });
    const columns = {
      status: "cancelled" as const,
      sequence: before.sequence + 1,
      remind_at: null,
      changed_at: now,
    };
    await queries.updateTable("bookings").set(columns).where("id", "=", id).execute();
    await freeCells(queries, id);
    const booking = { ...before, ...columns };
    const caller = await callerOf(queries, booking);
    await tellAbout(queries, booking, {
      event: "lead.booking-cancelled",
      what: "cancelled",
      author,
      mails: [
        cancellationToVisitor(booking, { origin, now }),
        mailToCaller(booking, { what: "cancelled", caller, origin, now }),
      ],
      now,
    });
    await audit(queries, booking, author, "cancelled", now);
    return booking;
  });
}

/** What came of a call, as the person who called says; `booked` takes it back. It sends nothing. */
export async function setOutcome(
  queries: Queries,
  { outcome, ...which }: Which & { outcome: "called" | "no-answer" | "booked" },
  { author, now }: { author: Actor; now: number },
): Promise<BookingRow> {
  const before = await openBooking(queries, which, { author, now });
  const columns = { status: outcome, remind_at: null, changed_at: now };
  await queries.updateTable("bookings").set(columns).where("id", "=", before.id).execute();
  const what = outcome === "booked" ? "open" : outcome;
  await recordCallEvent(queries, before, { what, author, now });
  await audit(queries, before, author, what, now);
  return { ...before, ...columns };
}

export async function anotherToken(queries: Queries, bookingId: string): Promise<string> {
  const token = newToken();
  await addToken(queries, bookingId, token);
  return token;
}

async function audit(
  queries: Queries,
  { lead_id: subject }: BookingRow,
  user: Actor | undefined,
  what: string,
  now: number,
): Promise<void> {
  if (user === undefined) return;
  const details = { what };
  await recordAudit(queries, { user, action: "call-changed", subject, details, now });
}
