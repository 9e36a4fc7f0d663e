import { type ExpressionBuilder, sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import { type PeopleFilters, withoutOwner } from "#contracts/desk/people.ts";
import { dayAfter, startOfDay } from "#wording/dates.ts";
import { searchedWords } from "../people/search-text.ts";
import { spellingsOf } from "../storage/merged-partners.ts";
import { contains } from "../storage/rows.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * People who only asked for the newsletter are not to be called, so they are listed and counted only
 * by their own kind, or by `any`.
 */
export type ListFilters = Omit<PeopleFilters, "kind"> & {
  kind?: PeopleFilters["kind"] | "any";
};

type People = ExpressionBuilder<Tables, "people">;

export function matches(filters: ListFilters) {
  return (eb: People) => {
    const { status, kind, partner, placement, owner, nextStep, from, to, search = "" } = filters;
    const shown = leadsOf(eb).where("leads.put_away_as", "is", null);
    const conditions = [
      eb("people.merged_into", "is", null),
      filters.putAway
        ? eb.exists(leadsOf(eb).where("leads.put_away_as", "is not", null))
        : eb("people.newest_at", "is not", null),
      status && eb("people.status", "=", status),
      kind === undefined
        ? !filters.putAway && eb("people.only_reader", "=", 0)
        : kind !== "any" && eb.exists(shown.where("leads.kind", "=", kind)),
      partner && eb.exists(shown.where("leads.partner", "in", spellingsOf(partner))),
      placement && eb.exists(shown.where("leads.placement", "=", placement)),
      owner &&
        (owner === withoutOwner
          ? eb("people.owner_id", "is", null)
          : eb("people.owner_id", "=", owner)),
      nextStep && eb("people.next_step_on", "is not", null),
      from && eb("people.newest_at", ">=", startOfDay(from, firmTimeZone)),
      to && eb("people.newest_at", "<", startOfDay(dayAfter(to), firmTimeZone)),
      ...searchedWords(search).map((word) => isFoundBy(eb, word)),
    ];
    return eb.and(conditions.filter((condition) => typeof condition === "object"));
  };
}

const leadsOf = (eb: People) =>
  eb.selectFrom("leads").select("leads.id").whereRef("leads.person_id", "=", "people.id");

/** In what is known of the person, in what they sent, in the message of a call, or in a note. */
function isFoundBy(eb: People, word: string) {
  const like = (column: string) => contains(sql.ref(column), word);
  const inNote = eb
    .selectFrom("person_notes")
    .select("person_notes.id")
    .whereRef("person_notes.person_id", "=", "people.id")
    .where(like("person_notes.search_text"));
  // A call that a colleague booked has its message alone.
  const inCall = eb
    .selectFrom("bookings")
    .select("bookings.id")
    .whereRef("bookings.person_id", "=", "people.id")
    .where(contains(sql`lower(bookings.message)`, word));
  const otherAddress = eb
    .selectFrom("people as other")
    .select("other.id")
    .whereRef("other.merged_into", "=", "people.id")
    .where(like("other.search_text"));
  return eb.or([
    like("people.search_text"),
    eb.exists(leadsOf(eb).where(like("leads.search_text"))),
    eb.exists(inNote),
    eb.exists(inCall),
    eb.exists(otherAddress),
  ]);
}
