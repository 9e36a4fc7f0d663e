import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { dayOf } from "#wording/times.ts";
import type { Call } from "../../bookings/calls.ts";
import { leadsOf, newestEstimate } from "../../leads/list-people.ts";
import { estimateIn } from "../../leads/stored-estimate.ts";
import { nextStepOf } from "../../people/person.ts";
import { columnsOf, findRows } from "../../storage/rows.ts";
import type { Queries } from "../../storage/tables.ts";

const notesShown = 3;

/** With the newest estimate of each person, their newest notes, and who cannot call. */
export async function deskCalls(queries: Queries, calls: readonly Call[]): Promise<DeskCall[]> {
  if (calls.length === 0) return [];
  const people = [...new Set(calls.map(({ person_id }) => person_id))];
  const sent = await leadsOf(queries, people);
  const notes = await queries
    .selectFrom("person_notes")
    .select(["id", "person_id", "text"])
    .where("person_id", "in", people)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const notesOf = Map.groupBy(notes, ({ person_id }) => person_id);
  const absences = await findRows(queries, "booking_absences", {});
  const isAbsent = ({ user_id, starts_at }: Call) => {
    const day = dayOf(starts_at, firmTimeZone);
    return absences.some(
      (row) => row.user_id === user_id && row.first_day <= day && day <= row.last_day,
    );
  };
  return calls.map((call) => {
    const { hasLeft, ...colleague } = call.colleague;
    const cannotCall = hasLeft ? "left" : isAbsent(call) ? "absent" : null;
    const estimate = newestEstimate(sent.get(call.person_id) ?? []);
    return {
      ...columnsOf(call, "id", "zone", "name", "email", "phone", "about", "message"),
      ...columnsOf(call, "status", "held_until", "sequence"),
      colleague: { ...colleague, cannotCall: call.status === "booked" ? cannotCall : null },
      start: call.starts_at,
      person: {
        id: call.person_id,
        ...columnsOf(call, "practice_name", "state", "owner_id"),
        status: call.person_status,
        nextStep: nextStepOf(call),
        estimate: estimateIn(estimate?.result ?? null),
        version: call.person_version,
        notes: (notesOf.get(call.person_id) ?? [])
          .slice(0, notesShown)
          .map(({ id, text }) => ({ id, text })),
      },
    };
  });
}
