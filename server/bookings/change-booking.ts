import { firm, firmTimeZone } from "#content/firm.ts";
import { callMinutes, callPurposes } from "#contracts/booked-call.ts";
import { dayOf } from "#wording/times.ts";
import type { Actor } from "../audit/audit.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { changeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { BookingRow, Queries } from "../storage/tables.ts";
import { takeTurns } from "../storage/take-turns.ts";
import { addToken, giveTo } from "./book-call.ts";
import { cancellationToVisitor, mailToColleague, mailToVisitor } from "./booking-mails.ts";
import { recordAndNotify, recordCallEvent } from "./call-events.ts";
import { type Call, callOrRefuse } from "./calls.ts";
import { candidates, claiming, freeCells, freeFor } from "./claim.ts";
import { minute, needsProofAt, reminderTime } from "./free-times.ts";

/** The visitor has the token of a link. A member of the team is the author. */
type ChangedBy = { token: string; author?: never } | { token?: never; author: Actor };
type CallChange = ChangedBy & { origin: string; now: number };

/** The call has changed since the member of the team saw it. */
export class CallConflict extends Refusal {
  override name = "CallConflict";

  constructor() {
    super(409, "This call has changed in the meantime. Please look at it again.");
  }
}

export type SeenCall = {
  id: string;
  /** The version that a member of the team saw. */
  sequence?: number;
};

/**
 * Reads the call again within the transaction, because it may have changed since it was seen. A
 * visitor can change it until it begins, the team until its outcome is recorded. While it is held,
 * it can only be confirmed or cancelled.
 */
export async function openCall(
  queries: Queries,
  { id, sequence, held = false }: SeenCall & { held?: boolean },
  { author, now }: Pick<HandingOver, "author" | "now">,
): Promise<Call> {
  const call = await callOrRefuse(queries, id);
  if (sequence !== undefined && sequence !== call.sequence) throw new CallConflict();
  if (call.status === "cancelled")
    throw new Refusal(410, "This call was cancelled. Please book another time.");
  if (call.held_until !== null && !held) throw stillHeld();
  if (call.status !== "booked" && author !== undefined)
    throw new Refusal(410, "This call has taken place. Please book another one.");
  if (author === undefined && (call.starts_at <= now || call.status !== "booked"))
    throw new Refusal(410, `This call has already begun. Please call ${firm.phone.display}.`);
  return call;
}

const stillHeld = () => new Refusal(409, "This call waits for the visitor’s confirmation.");

/**
 * Every change raises the sequence, so that two people cannot overwrite each other. Returns the call
 * as it is then.
 */
export async function changeCall(
  queries: Queries,
  { id, sequence }: Call,
  columns: Partial<BookingRow>,
  now: number,
): Promise<Call> {
  const raised = { sequence: sequence + 1, changed_at: now };
  await changeRows(queries, "bookings", id, { ...columns, ...raised });
  return callOrRefuse(queries, id);
}

/**
 * What a limit or the absence of the mail server has postponed would leave after the mail about the
 * change, and is no longer true.
 */
async function withdrawPostponed(queries: Queries, { id, person_id }: Call) {
  await queries
    .deleteFrom("outbox")
    .where("person_id", "=", person_id)
    .where("status", "=", "waiting")
    .where("purpose", "in", callPurposes)
    .where(({ eb, or, and }) =>
      or([
        eb("attempts", ">", 1),
        and([eb("available_at", ">", 0), eb("lease_token", "is", null)]),
      ]),
    )
    // Its Message-ID names the call.
    .where("content", "like", `%-${id}-%`)
    .execute();
}

/**
 * Moves a call to another time. It stays with its colleague if they are free then. At the desk the
 * colleague can be chosen; if only the colleague changes and not the time, the call is handed over.
 */
export function changeBooking(
  storage: Storage,
  { start, colleagueId = null, ...seen }: SeenCall & { start: number; colleagueId?: string | null },
  { token, author, origin, now }: CallChange,
): Promise<Call> {
  return claiming(storage, { start, now }, async (queries) => {
    await takeTurns(queries);
    const before = await openCall(queries, seen, { author, now });
    const isSameTime = before.starts_at === start;
    const stays = colleagueId === null ? !before.colleague.hasLeft : colleagueId === before.user_id;
    if (isSameTime && (stays || author === undefined)) return before;
    if (author === undefined) await refuseUnproven(queries, before, { start, now });
    if (isSameTime && author) {
      const others = await whoCanTake(queries, before, colleagueId, now);
      return giveToAnother(queries, before, others, { author, origin, now });
    }
    const people =
      colleagueId === null
        ? await candidates(queries, { start, now, moved: before })
        : await freeFor(queries, { colleagueId, start, now, without: before.id });
    await withdrawPostponed(queries, before);
    await freeCells(queries, before.id);
    await giveTo(queries, { id: before.id, starts_at: start }, people);
    const times = {
      starts_at: start,
      ends_at: start + callMinutes * minute,
      remind_at: reminderTime(start, { zone: before.zone, now }),
    };
    const call = await changeCall(queries, before, times, now);
    const link = token ?? (await addToken(queries, call.id));
    const isHandedOver = call.user_id !== before.user_id;
    await recordAndNotify(queries, call, {
      event: "lead.booking-changed",
      what: "changed",
      author,
      mails: [
        mailToVisitor(call, { what: "changed", token: link, origin, now }),
        mailToColleague(call, { what: isHandedOver ? "booked" : "changed", origin, now }),
        isHandedOver &&
          !before.colleague.hasLeft &&
          mailToColleague(before, { what: "reassigned", origin, now }),
      ],
      now,
    });
    return call;
  });
}

/** Else calls booked on quiet days could be moved to fill another one. */
async function refuseUnproven(
  queries: Queries,
  { isProven, starts_at }: Call,
  { start, now }: { start: number; now: number },
) {
  const isSameDay = dayOf(start, firmTimeZone) === dayOf(starts_at, firmTimeZone);
  if (isProven || isSameDay || !(await needsProofAt(queries, { start, now }))) return;
  throw refusals.field(
    `Too many calls of that day are not confirmed. Please choose another day, or call ${firm.phone.display}.`,
    "start",
  );
}

/** Without an author at the terminal. */
type HandingOver = { author?: Actor | undefined; origin: string; now: number };

/**
 * Gives a call to another colleague without changing its time: to the chosen one, or else to any who
 * is free.
 */
export function handOver(
  storage: Storage,
  seen: SeenCall,
  colleagueId: string | null,
  by: HandingOver,
): Promise<Call> {
  return storage.transaction(async (queries) => {
    await takeTurns(queries);
    const before = await openCall(queries, seen, by);
    const others = await whoCanTake(queries, before, colleagueId, by.now);
    return giveToAnother(queries, before, others, by);
  });
}

/** Each in its own transaction, so that one that cannot be changed keeps no other back. */
export async function eachCall<Seen extends SeenCall>(
  calls: readonly Seen[],
  work: (seen: Seen) => Promise<Call>,
): Promise<{ done: Call[]; left: string[] }> {
  const done: Call[] = [];
  const left: string[] = [];
  for (const seen of calls)
    await work(seen).then(
      (call) => done.push(call),
      (error) => {
        if (!(error instanceof Refusal)) throw error;
        left.push(seen.id);
      },
    );
  return { done, left };
}

/** The chosen colleague, or all colleagues who are free at the time of the call. */
async function whoCanTake(
  queries: Queries,
  { id, starts_at: start, user_id }: Call,
  colleagueId: string | null,
  now: number,
): Promise<string[]> {
  const free = await (colleagueId === null
    ? candidates(queries, { start, now, without: id })
    : freeFor(queries, { colleagueId, start, now }));
  return free.filter((userId) => userId !== user_id);
}

/** Mails both colleagues, and tells the visitor who will call instead. */
async function giveToAnother(
  queries: Queries,
  before: Call,
  colleagues: readonly string[],
  { author, origin, now }: HandingOver,
): Promise<Call> {
  await withdrawPostponed(queries, before);
  await freeCells(queries, before.id);
  await giveTo(queries, before, colleagues);
  const call = await changeCall(queries, before, {}, now);
  const token = await addToken(queries, call.id);
  await recordAndNotify(queries, call, {
    event: "lead.booking-changed",
    what: "handed-over",
    author,
    mails: [
      mailToVisitor(call, { what: "handed-over", token, origin, now }),
      call.user_id !== author?.id && mailToColleague(call, { what: "handed-over", origin, now }),
      !before.colleague.hasLeft &&
        before.user_id !== author?.id &&
        mailToColleague(before, { what: "reassigned", origin, now }),
    ],
    now,
  });
  return call;
}

/**
 * A second cancellation changes nothing and sends nothing. The team has not heard of a call that is
 * held, and does not hear of its end.
 */
export function cancelBooking(
  storage: Storage,
  { mail = true, ...seen }: SeenCall & { mail?: boolean },
  { author, origin, now }: CallChange,
): Promise<Call> {
  return storage.transaction(async (queries) => {
    await takeTurns(queries);
    const known = await callOrRefuse(queries, seen.id);
    if (known.status === "cancelled") return known;
    const before = await openCall(queries, { ...seen, held: true }, { author, now });
    const wasHeld = before.held_until !== null;
    const ended = { status: "cancelled", remind_at: null, held_until: null } as const;
    const call = await changeCall(queries, before, ended, now);
    await withdrawPostponed(queries, call);
    await freeCells(queries, call.id);
    await recordAndNotify(queries, call, {
      event: wasHeld ? undefined : "lead.booking-cancelled",
      what: "cancelled",
      author,
      mails: [
        mail && call.starts_at > now && cancellationToVisitor(call, { origin, now }),
        !wasHeld &&
          call.user_id !== author?.id &&
          mailToColleague(call, { what: "cancelled", origin, now }),
      ],
      now,
    });
    return call;
  });
}

/** Records the outcome of a call; `booked` removes it again. Sends no mail. */
export async function setOutcome(
  queries: Queries,
  { outcome, ...seen }: SeenCall & { outcome: "called" | "no-answer" | "booked" },
  { author, now }: { author: Actor; now: number },
): Promise<Call> {
  await takeTurns(queries);
  const before = await callOrRefuse(queries, seen.id);
  if (seen.sequence !== before.sequence) throw new CallConflict();
  if (before.status === "cancelled") throw new Refusal(410, "This call was cancelled.");
  if (before.held_until !== null) throw stillHeld();
  const isOpen = outcome === "booked";
  const remind_at = isOpen ? reminderTime(before.starts_at, { zone: before.zone, now }) : null;
  await recordCallEvent(queries, before, { what: isOpen ? "open" : outcome, author, now });
  return changeCall(queries, before, { status: outcome, remind_at }, now);
}
