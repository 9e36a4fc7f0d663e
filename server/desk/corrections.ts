import type { RequestBody } from "#contracts/desk/api.ts";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import { correctedFields } from "#contracts/desk/lead.ts";
import { refusals } from "../http/refusal.ts";
import { foundByPerson } from "../leads/search-text.ts";
import { jsonOrUndefined } from "../storage/json.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import type { StoredEvent } from "./timeline.ts";

type Contact = Pick<LeadRow, "kind" | "name" | "email" | "phone" | "practice_name">;

const columnOf = {
  name: "name",
  email: "email",
  phone: "phone",
  practiceName: "practice_name",
} as const;

/**
 * What a member of the team corrects of how a person can be reached. The lead's history keeps the
 * value before, and is erased with the lead; the audit log keeps only which fields.
 */
export function correctionsOf(
  before: Contact,
  request: RequestBody<"changeLead">,
): { columns: Partial<LeadRow>; events: StoredEvent[]; details: AuditDetails } | undefined {
  const corrected = correctedFields.flatMap((field) => {
    const given = request[field];
    if (given === undefined) return [];
    const [from, to] = [before[columnOf[field]], given || null];
    return from === to ? [] : [{ kind: "corrected" as const, field, from, to }];
  });
  if (corrected.length === 0) return undefined;
  if (before.kind === "newsletter" && corrected.some(({ field }) => field === "email")) {
    const sentence =
      "A reader confirms an address themselves. Ask them to subscribe with the new one.";
    throw refusals.field(sentence, "email");
  }
  const columns = Object.fromEntries(corrected.map(({ field, to }) => [columnOf[field], to]));
  const after: Contact = { ...before, ...columns };
  return {
    columns: {
      ...columns,
      search_text: foundByPerson({ ...after, practiceName: after.practice_name }),
    },
    events: corrected,
    details: { corrected: corrected.map(({ field }) => field).join(", ") },
  };
}

/** Addresses that the lead had before they were corrected, in lower case. */
export async function formerAddresses(queries: Queries, leadId: string): Promise<Set<string>> {
  const events = await queries
    .selectFrom("lead_events")
    .select("details")
    .where("lead_id", "=", leadId)
    .where("kind", "=", "corrected")
    .execute();
  const addresses = events.flatMap(({ details }) => {
    const { field, from } = Object(jsonOrUndefined(details));
    return field === "email" && typeof from === "string" ? [from.toLowerCase()] : [];
  });
  return new Set(addresses);
}
