import { type ExpressionBuilder, sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import { type LeadFilters, type LeadKind, withoutOwner } from "#contracts/desk/leads.ts";
import { dayAfter, startOfDay } from "#wording/dates.ts";
import type { Tables } from "../storage/tables.ts";
import { searchedWords } from "./search-text.ts";

/**
 * People who only asked for the newsletter are not to be called, so they are listed and counted only
 * by their own kind, or by `any`.
 */
export type ListFilters = Omit<LeadFilters, "kind"> & { kind?: LeadKind | "any" | undefined };

export function matches(filters: ListFilters) {
  return (eb: ExpressionBuilder<Tables, "leads">) => {
    const { status, kind, partner, placement, owner, nextStep, from, to, search = "" } = filters;
    const conditions = [
      status && eb("leads.status", "=", status),
      kind === undefined
        ? eb("leads.kind", "!=", "newsletter")
        : kind !== "any" && eb("leads.kind", "=", kind),
      partner && eb("leads.partner", "=", partner),
      placement && eb("leads.placement", "=", placement),
      owner &&
        (owner === withoutOwner
          ? eb("leads.owner_id", "is", null)
          : eb("leads.owner_id", "=", owner)),
      nextStep && eb("leads.next_step_on", "is not", null),
      from && eb("leads.created_at", ">=", startOfDay(from, firmTimeZone)),
      to && eb("leads.created_at", "<", startOfDay(dayAfter(to), firmTimeZone)),
      ...searchedWords(search).map((word) => contains(eb, word)),
    ];
    return eb.and(conditions.filter((condition) => typeof condition === "object"));
  };
}

/** In the person's own words and marks, or in a note about them. */
function contains(eb: ExpressionBuilder<Tables, "leads">, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const like = (column: string) => sql<boolean>`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`;
  const inNote = eb
    .selectFrom("lead_notes")
    .select("lead_notes.id")
    .whereRef("lead_notes.lead_id", "=", "leads.id")
    .where(like("lead_notes.search_text"));
  return eb.or([like("leads.search_text"), like("leads.search_more"), eb.exists(inNote)]);
}
