import { bookingSubjects } from "#content/desk.ts";
import { contactPage } from "#content/pages/contact.ts";
import type { OtherPerson, PersonInList } from "#contracts/desk/people.ts";
import { formatUsd } from "#wording/numbers.ts";
import { type ListedPerson, leadsOf, newestEstimate, shownLeads } from "../../leads/list-people.ts";
import { estimateIn, readStoredPlan } from "../../leads/stored-estimate.ts";
import { nextStepOf } from "../../people/person.ts";
import { columnsOf } from "../../storage/rows.ts";
import type { LeadRow, PersonRow, Queries } from "../../storage/tables.ts";

/** With the newest of what each sent, their next call, mail that did not arrive, and who is alike. */
export async function peopleInList(
  queries: Queries,
  people: readonly ListedPerson[],
  now: number,
): Promise<PersonInList[]> {
  const ids = people.map(({ id }) => id);
  const sent = await leadsOf(queries, ids);
  const calls = await nextCalls(queries, ids, now);
  const mail = await undelivered(queries, ids, now);
  const alike = await whoIsAlike(queries, people);
  return people.map((person) => {
    const leads = sent.get(person.id) ?? [];
    const call = calls.get(person.id) ?? null;
    return {
      ...personFacts(person),
      ...whatTheySent(person, leads),
      call,
      waitsSince: person.status === "new" && call === null ? person.waits_since : null,
      mail: mail.get(person.id) ?? null,
      alike: alike(person),
    };
  });
}

function personFacts(person: ListedPerson) {
  return {
    ...columnsOf(person, "id", "name", "practice_name", "email", "phone", "state"),
    ...columnsOf(person, "status", "version"),
    nextStep: nextStepOf(person),
    owner:
      person.owner_id === null
        ? null
        : { id: person.owner_id, email: person.owner_email ?? "", name: person.owner_name },
  };
}

function whatTheySent(person: PersonRow, leads: readonly LeadRow[]) {
  const shown = shownLeads(leads);
  // Who asked for the newsletter, too, is listed by what else they sent.
  const newest = shown.find(({ kind }) => kind !== "newsletter") ?? shown[0] ?? leads[0];
  return {
    newest: {
      at: newest?.created_at ?? person.created_at,
      kind: newest?.kind ?? ("contact" as const),
      firstLine: firstLineOf(newest?.message ?? null) ?? planIn(newest?.result ?? null),
      partner: shown.find((lead) => lead.partner)?.partner ?? null,
    },
    more: Math.max(0, shown.length - 1),
    estimate: estimateIn(newestEstimate(leads)?.result ?? null),
  };
}

function planIn(result: string | null): string | null {
  const plan = readStoredPlan(result);
  return plan && `${plan.taxYear}: ${formatUsd(plan.saved)} saved by what they ticked`;
}

const longestLine = 160;
const topics: readonly string[] = [...contactPage.form.topics, ...Object.values(bookingSubjects)];

/** After the form's topic, which is the first line of a message, comes what the visitor wrote. */
function firstLineOf(message: string | null): string | null {
  const lines = (message ?? "").split("\n").map((line) => line.trim());
  const [first = "", second] = lines.filter(Boolean);
  const line = topics.includes(first) && second ? `${first}: ${second}` : first;
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line || null;
}

async function nextCalls(queries: Queries, ids: readonly string[], now: number) {
  const rows = await queries
    .selectFrom("bookings")
    .innerJoin("desk_users", "desk_users.id", "bookings.user_id")
    .select(["person_id", "starts_at", "desk_users.id", "desk_users.email", "desk_users.name"])
    .where("person_id", "in", ids)
    .where("bookings.status", "=", "booked")
    .where("ends_at", ">", now)
    .orderBy("starts_at", "desc")
    .execute();
  // Of several, the first one stays.
  return new Map(
    rows.map(({ person_id, starts_at: start, ...colleague }) => [person_id, { start, colleague }]),
  );
}

const lateMs = 10 * 60_000;

async function undelivered(queries: Queries, ids: readonly string[], now: number) {
  const rows = await queries
    .selectFrom("outbox")
    .select(["person_id", "status", "purpose"])
    .$narrowType<{ person_id: string }>()
    .where("person_id", "in", ids)
    .where("channel", "=", "mail")
    .where("purpose", "!=", "delivery-alert")
    .where("set_aside_at", "is", null)
    .where(({ eb, or, and }) =>
      or([
        eb("status", "=", "failed"),
        and([
          eb("status", "=", "waiting"),
          eb("created_at", "<", now - lateMs),
          or([eb("attempts", ">", 0), eb("available_at", "<=", now)]),
        ]),
      ]),
    )
    .execute();
  const markOf = ({ status, purpose }: (typeof rows)[number]) =>
    status !== "failed" ? "late" : purpose === "results" ? "result" : "failed";
  // Of several, the worst one stays.
  const order = ["late", "failed", "result"];
  const marks = rows.map((row) => [row.person_id, markOf(row)] as const);
  return new Map(marks.toSorted(([, one], [, other]) => order.indexOf(one) - order.indexOf(other)));
}

const mostAlike = 3;

/** Others with the same number, or the same name and practice. */
export async function whoIsAlike(queries: Queries, people: readonly PersonRow[]) {
  const values = (column: "phone_digits" | "likeness") =>
    people.flatMap((person) => person[column] || []);
  const [digits, likenesses] = [values("phone_digits"), values("likeness")];
  const others = await queries
    .selectFrom("people")
    .select(["id", "name", "email", "phone_digits", "likeness"])
    .where("merged_into", "is", null)
    .where("newest_at", "is not", null)
    .where(({ eb, or }) => or([eb("phone_digits", "in", digits), eb("likeness", "in", likenesses)]))
    .orderBy("newest_at", "desc")
    .execute();
  return (person: PersonRow): OtherPerson[] =>
    others
      .filter(
        (other) =>
          other.id !== person.id &&
          ((person.phone_digits && other.phone_digits === person.phone_digits) ||
            (person.likeness && other.likeness === person.likeness)),
      )
      .slice(0, mostAlike)
      .map(({ id, name, email }) => ({ id, name, email }));
}
