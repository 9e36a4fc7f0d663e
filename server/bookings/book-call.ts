import type { Insertable } from "kysely";
import { bookingSubjects } from "#content/desk.ts";
import { callMinutes, heldMinutes } from "#contracts/booked-call.ts";
import type { Booking } from "#contracts/booking.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { Actor } from "../audit/audit.ts";
import { refusals } from "../http/refusal.ts";
import { insertLead, type RecordedLead } from "../leads/record-lead.ts";
import { changePerson } from "../people/change.ts";
import { personIdAt } from "../people/find-or-make.ts";
import { digitsOf, personOrRefuse } from "../people/person.ts";
import { installationKey, keyedHash, newId, newToken, tokenHash } from "../storage/ids.ts";
import { addRow, changeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { BookingRow, Queries } from "../storage/tables.ts";
import { takeTurns } from "../storage/take-turns.ts";
import { mailToColleague, mailToVisitor } from "./booking-mails.ts";
import { recordAndNotify } from "./call-events.ts";
import { type Call, callOrRefuse, readCalls } from "./calls.ts";
import { candidates, claimCells, claiming, freeFor, TimeTaken } from "./claim.ts";
import { minute, needsProofAt, reminderTime } from "./free-times.ts";
import { hasProven } from "./proof.ts";

type VisitorsCall = Omit<Booking, "calculation" | "website" | "filledInMs"> & {
  /** The calculator's answers and the estimate, as a lead stores them. */
  inputs?: unknown;
  result?: unknown;
};

type Booked = {
  call: Call;
  /** Undefined if another browser booked it, or if it is held: only the mail has the link. */
  token: string | undefined;
  repeated: boolean;
  credit?: RecordedLead["credit"];
};

const mostOpenCalls = 2;
const mostOpenCallsOfNetwork = 4;

/**
 * Books a call with its lead, mails and webhooks in one transaction. A request with the address, time
 * and phone number of a call that is booked already returns that call: it is the same request again.
 */
export function bookCall(
  storage: Storage,
  call: VisitorsCall,
  request: {
    origin: string;
    now: number;
    /** The wider network of the visitor. */
    network: string;
    /** Mail to the visitor waits until then. */
    mailNotBefore?: number | undefined;
  },
): Promise<Booked> {
  const { now, origin, mailNotBefore } = request;
  const start = Date.parse(call.start);
  const { key, message, about, zone, start: _, ...facts } = call;
  return claiming(storage, { start, now }, async (queries) => {
    await takeTurns(queries);
    const installation = await installationKey(queries);
    // The token is computed from the browser's key: a repeated request gets the same one, and the
    // database, which has only hashes, does not reveal it.
    const tokenOf = (id: string) => keyedHash(installation, `${key}/${id}`, "base64url");
    const known = await personIdAt(queries, call.email);
    const open = known ? await readCalls(queries, { personId: known, openAt: now }) : [];
    const same = open.find(
      (one) => one.starts_at === start && digitsOf(one.phone) === digitsOf(call.phone),
    );
    if (same) {
      const isSameBrowser = same.key_hash === tokenHash(key);
      const token = isSameBrowser && same.held_until === null ? tokenOf(same.id) : undefined;
      return { call: same, token, repeated: true };
    }
    const network_hash = keyedHash(installation, `network\n${request.network}`);
    const proven = await hasProven(queries, known);
    await refuseThird(queries, call, open, { network_hash, proven, now });
    const people = await candidates(queries, { start, now });
    const isHeld = !proven && (await needsProofAt(queries, { start, now }));
    const subject = bookingSubjects[about];
    const lead = await insertLead(queries, {
      ...facts,
      id: newId(),
      kind: "booking",
      idempotencyHash: null,
      message: message ? `${subject}\n\n${message}` : subject,
      createdAt: now,
    });
    const row = {
      ...newBooking({ personId: lead.personId, start, zone, about, message, now }),
      lead_id: lead.id,
      key_hash: tokenHash(key),
      network_hash,
      ...(isHeld && {
        held_until: (mailNotBefore ?? now) + heldMinutes * minute,
        remind_at: null,
      }),
    };
    const booked = await place(queries, row, people);
    const token = await addToken(queries, row.id, tokenOf(row.id));
    const toVisitor = mailToVisitor(booked, { what: "booked", token, origin, now });
    await recordAndNotify(queries, booked, {
      event: isHeld ? undefined : "lead.booked",
      what: isHeld ? "held" : "booked",
      mails: [
        toVisitor && { ...toVisitor, notBefore: mailNotBefore },
        isHeld ? undefined : mailToColleague(booked, { what: "booked", origin, now }),
      ],
      now,
    });
    return {
      call: booked,
      token: isHeld ? undefined : token,
      repeated: false,
      ...(lead.credit && { credit: lead.credit }),
    };
  });
}

/**
 * Books a call at the desk, for a person on the phone. With a chosen colleague, any time at which
 * that colleague is free; without one, a time that visitors are offered.
 */
export function bookCallAtDesk(
  storage: Storage,
  personId: string,
  { colleagueId, phone, message, about, zone, start: text }: RequestBody<"bookCall">,
  { author, origin, now }: { author: Actor; origin: string; now: number },
): Promise<Call> {
  const start = Date.parse(text);
  return claiming(storage, { start, now }, async (queries) => {
    await takeTurns(queries);
    const person = await personOrRefuse(queries, personId);
    const open = await readCalls(queries, { personId: person.id, openAt: now });
    const same = open.find((call) => call.starts_at === start && call.held_until === null);
    if (same) return same;
    if (phone !== person.phone)
      await changePerson(queries, person.id, { phone }, { user: author, now });
    const people =
      colleagueId === null
        ? await candidates(queries, { start, now })
        : await freeFor(queries, { colleagueId, start, now });
    const row = newBooking({ personId: person.id, start, zone, about, message, now });
    const booked = await place(queries, row, people);
    const token = await addToken(queries, row.id);
    const isOwn = booked.user_id === author.id;
    await recordAndNotify(queries, booked, {
      event: "lead.booked",
      what: "booked",
      author,
      mails: [
        mailToVisitor(booked, { what: "booked", token, origin, now }),
        isOwn ? undefined : mailToColleague(booked, { what: "booked-at-desk", origin, now }),
      ],
      now,
    });
    return booked;
  });
}

type NewBooking = Pick<BookingRow, "zone" | "about"> & {
  personId: string;
  start: number;
  message?: string | undefined;
  now: number;
};

/** As it is stored before a colleague has it. */
export function newBooking({ personId, start, zone, about, message, now }: NewBooking) {
  return {
    id: newId(),
    person_id: personId,
    user_id: "",
    starts_at: start,
    ends_at: start + callMinutes * minute,
    zone,
    about,
    message: message || null,
    status: "booked" as const,
    sequence: 0,
    remind_at: reminderTime(start, { zone, now }),
    created_at: now,
    changed_at: now,
  };
}

async function place(
  queries: Queries,
  row: Insertable<BookingRow>,
  people: readonly string[],
): Promise<Call> {
  const given = { ...row, user_id: people[0] ?? "" };
  await queries.insertInto("bookings").values(given).execute();
  await giveTo(queries, row, people);
  return callOrRefuse(queries, row.id);
}

/** Gives the call to the first of these people whose cells are free. */
export async function giveTo(
  queries: Queries,
  { id, starts_at: start }: Pick<BookingRow, "id" | "starts_at">,
  people: readonly string[],
) {
  for (const userId of people) {
    if (!(await claimCells(queries, { id, userId, start }))) continue;
    await changeRows(queries, "bookings", id, { user_id: userId });
    return;
  }
  throw new TimeTaken();
}

/** Returns the token of a link in a mail about the call: a new one, unless it is given. */
export async function addToken(queries: Queries, bookingId: string, token = newToken()) {
  const row = { token_hash: tokenHash(token), booking_id: bookingId };
  await addRow(queries, "booking_tokens", row);
  return token;
}

/**
 * Refuses more than two open calls of an e-mail address. Phone number and total are limited only
 * within one network, so that a stranger can neither block another person's number nor book all times. The
 * total counts addresses that have proven nothing, and refuses no other.
 */
async function refuseThird(
  queries: Queries,
  call: VisitorsCall,
  own: readonly Call[],
  { network_hash, proven, now }: { network_hash: string; proven: boolean; now: number },
) {
  const ofNetwork = await readCalls(queries, { networkHash: network_hash, openAt: now });
  const sameNumber = ofNetwork.filter(({ phone }) => digitsOf(phone) === digitsOf(call.phone));
  const refused =
    own.length >= mostOpenCalls
      ? "Two calls are already booked for this e-mail address. Change or cancel one with the link in its e-mail."
      : sameNumber.length >= mostOpenCalls
        ? "Two calls are already booked for this phone number. Change or cancel one with the link in its e-mail."
        : !proven &&
          ofNetwork.filter(({ isProven }) => !isProven).length >= mostOpenCallsOfNetwork &&
          "Several calls are already booked from your network. Please call us instead.";
  if (refused) throw refusals.field(refused);
}
