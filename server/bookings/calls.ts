import { type ExpressionBuilder, sql } from "kysely";
import { findTeamMember } from "#content/people/team.ts";
import type { LeadStatus } from "#contracts/desk/people.ts";
import { type Caller, portraitPath } from "#wording/caller.ts";
import { formatPhone } from "#wording/phone.ts";
import { Refusal } from "../http/refusal.ts";
import { enteredIn, setByOf } from "../people/person.ts";
import { tokenHash } from "../storage/ids.ts";
import type { BookingRow, Queries, Tables } from "../storage/tables.ts";
import { isProven } from "./proof.ts";

/** A booked call, with the person who is called and the colleague who calls. */
export type Call = BookingRow & {
  name: string;
  /** Null for a person without one, who gets no mail. */
  email: string | null;
  /** The number to ring, as it is shown. */
  phone: string;
  /** The visitor sent the calculator's result along. */
  withEstimate: boolean;
  /** The person's address has proven that it is theirs (decision 0079). */
  isProven: boolean;
  practice_name: string | null;
  state: string | null;
  person_status: LeadStatus;
  person_version: number;
  owner_id: string | null;
  next_step: string | null;
  next_step_on: string | null;
  colleague: { id: string; email: string; name: string | null; hasLeft: boolean };
};

type CallFilter = {
  ids?: readonly string[];
  personId?: string;
  userId?: string;
  /** Of the link in a mail. */
  token?: string;
  /** Calls that begin from then on, and earlier ones without an outcome; not the cancelled ones. */
  from?: number;
  /** Booked, and not yet begun by then. */
  openAt?: number;
  /** Booked from this network, as a hash. */
  networkHash?: string;
};

/** In order of time. */
export async function readCalls(
  queries: Queries,
  { ids, personId, userId, token, from, openAt, networkHash }: CallFilter,
): Promise<Call[]> {
  const rows = await queries
    .selectFrom("bookings")
    .innerJoin("people", "people.id", "bookings.person_id")
    .innerJoin("desk_users", "desk_users.id", "bookings.user_id")
    .leftJoin("leads", "leads.id", "bookings.lead_id")
    .selectAll("bookings")
    .select([
      "people.name as person_name",
      "people.email",
      "people.phone as person_phone",
      "people.set_by",
      "people.practice_name",
      "people.state",
      "people.status as person_status",
      "people.version as person_version",
      "people.owner_id",
      "people.next_step",
      "people.next_step_on",
      "leads.entered",
      "leads.result",
      "desk_users.email as colleague_email",
      "desk_users.name as colleague_name",
      "desk_users.removed_at",
      isProven(sql.ref("people.id")).as("is_proven"),
    ])
    .where((eb) => {
      const isBooked = eb("bookings.status", "=", "booked");
      const conditions = [
        ids !== undefined && eb("bookings.id", "in", ids),
        personId !== undefined && eb("bookings.person_id", "=", personId),
        userId !== undefined && eb("bookings.user_id", "=", userId),
        networkHash !== undefined && eb("bookings.network_hash", "=", networkHash),
        token !== undefined && eb("bookings.id", "in", byToken(eb, token)),
        from !== undefined && eb("bookings.status", "!=", "cancelled"),
        from !== undefined && eb.or([eb("bookings.starts_at", ">=", from), isBooked]),
        openAt !== undefined && eb.and([isBooked, eb("bookings.starts_at", ">", openAt)]),
      ];
      return eb.and(conditions.filter((condition) => condition !== false));
    })
    .orderBy("bookings.starts_at")
    .orderBy("bookings.id")
    .execute();
  return rows.map((row) => {
    const { person_name, person_phone, set_by, entered, result, is_proven, ...call } = row;
    const { colleague_email, colleague_name, removed_at, ...rest } = call;
    const typed = entered === null ? {} : enteredIn({ entered });
    // The number given with the call is rung, unless the person's number was corrected later.
    const isCorrected = (setByOf({ set_by }).phone?.at ?? 0) > row.created_at;
    const phone = isCorrected ? person_phone : (typed.phone ?? person_phone);
    return {
      ...rest,
      name: person_name ?? typed.name ?? "",
      phone: formatPhone(phone ?? ""),
      withEstimate: result !== null,
      isProven: Boolean(is_proven),
      colleague: {
        id: row.user_id,
        email: colleague_email,
        name: colleague_name,
        hasLeft: removed_at !== null,
      },
    };
  });
}

function byToken({ selectFrom }: ExpressionBuilder<Tables, "bookings">, token: string) {
  const tokens = selectFrom("booking_tokens").select("booking_id");
  return tokens.where("token_hash", "=", tokenHash(token));
}

/** Who calls, as the visitor is told. A colleague who has left does not call. */
export function callerOf({ colleague: { hasLeft, name } }: Call): Caller | undefined {
  if (hasLeft || !name) return undefined;
  const shown = findTeamMember(name);
  const { file, alt = "" } = shown?.portrait ?? {};
  return {
    name,
    ...(shown && { role: shown.role }),
    ...(shown && file && { portrait: { path: portraitPath(shown.name), alt } }),
  };
}

export const noSuchCall = () =>
  new Refusal(404, "There is no such call. Please copy the whole link from the e-mail.");

export async function callOrRefuse(queries: Queries, id: string): Promise<Call> {
  const [call] = await readCalls(queries, { ids: [id] });
  if (call === undefined) throw noSuchCall();
  return call;
}
