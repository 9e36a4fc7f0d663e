import { sql } from "kysely";
import type { Answer } from "#contracts/desk/api.ts";
import { countRows, findRows } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import type { belongings } from "./belongings.ts";
import { formerAddresses } from "./correct.ts";
import { personIdAt } from "./find-or-make.ts";
import { everyIdOf } from "./person.ts";

export type Traces = Awaited<ReturnType<typeof tracesOf>>;

/** All that is stored about a person. */
export async function tracesOf(queries: Queries, who: { id: string } | { email: string }) {
  const known = "id" in who ? who.id : await personIdAt(queries, who.email);
  const people = known === undefined ? [] : await everyIdOf(queries, known);
  const addresses = await addressesOf(queries, people, "email" in who ? [who.email] : []);
  const idsIn = async (table: "leads" | "bookings" | "subscriptions") =>
    (await findRows(queries, table, { person_id: people })).map(({ id }) => id);
  const leads = await idsIn("leads");
  const naming = await queries
    .selectFrom("leads")
    .select("id")
    .where(sql<string>`lower(cpa_email)`, "in", addresses)
    .execute();
  return {
    /** The person and those merged into them; none for who is only named by others. */
    people,
    /** Every address that is theirs, in lower case. */
    addresses,
    leads,
    bookings: await idsIn("bookings"),
    subscriptions: await idsIn("subscriptions"),
    /** Other people's leads that name one of the addresses as their CPA's. */
    cpaOf: naming.map(({ id }) => id).filter((id) => !leads.includes(id)),
  };
}

/** With those that were corrected, unless such a one is the address of somebody else. */
async function addressesOf(queries: Queries, people: readonly string[], given: readonly string[]) {
  const [main] = people;
  if (main === undefined) return given.map((email) => email.toLowerCase());
  const own = await findRows(queries, "people", people);
  const former = [...(await formerAddresses(queries, main))];
  const holders = await findRows(queries, "people", { email: former });
  const others = holders.filter(({ id }) => !people.includes(id));
  const taken = new Set(others.map(({ email }) => email));
  return [
    ...new Set([
      ...own.flatMap(({ email }) => email ?? []),
      ...former.filter((email) => !taken.has(email)),
      ...given.map((email) => email.toLowerCase()),
    ]),
  ];
}

export async function heldAbout(queries: Queries, traces: Traces): Promise<Answer<"heldAbout">> {
  const count = (table: (typeof belongings)[number]) =>
    countRows(queries, table, { person_id: traces.people });
  return {
    leads: await count("leads"),
    messages: await count("outbox"),
    notes: await count("person_notes"),
    bookings: await count("bookings"),
    subscriptions: await count("subscriptions"),
    cpaOf: traces.cpaOf.length,
  };
}
