import type { NextStep } from "#contracts/desk/people.ts";
import type { correctedFields } from "#contracts/desk/person.ts";
import { refusals } from "../http/refusal.ts";
import { changeRows, findRow, findRows, jsonOrUndefined } from "../storage/rows.ts";
import type { LeadRow, PersonRow, Queries } from "../storage/tables.ts";
import { foundByPerson, plain } from "./search-text.ts";

export type ContactField = (typeof correctedFields)[number];

/** What somebody typed about themselves, or a colleague about them. */
export type Contact = { [Field in ContactField]?: string | null | undefined };

export const columnOf = {
  name: "name",
  email: "email",
  phone: "phone",
  practiceName: "practice_name",
} as const satisfies Record<ContactField, keyof PersonRow>;

/** Who set a value of a person, and when. Null for the person themselves. */
export type SetBy = Partial<
  Record<
    ContactField | "state" | "status" | "owner" | "nextStep",
    { by: string | null; at: number }
  >
>;

export function setByOf({ set_by }: Pick<PersonRow, "set_by">): SetBy {
  return Object(jsonOrUndefined(set_by));
}

/** As the visitor typed it. Nothing if the stored text is damaged. */
export function enteredIn({ entered }: Pick<LeadRow, "entered">): Contact {
  return Object(jsonOrUndefined(entered));
}

type StepColumns = Pick<PersonRow, "next_step" | "next_step_on">;

export function nextStepOf({ next_step: text, next_step_on: on }: StepColumns): NextStep | null {
  return text === null || on === null ? null : { text, on };
}

/** Without the extension and the country code of the United States. */
export function digitsOf(phone: string): string {
  const [number = ""] = phone.split(/x|ext/i);
  return number.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

/** The columns by which a person is found. */
export function foundBy(
  person: Pick<PersonRow, "name" | "practice_name" | "email" | "phone" | "next_step">,
): Pick<PersonRow, "phone_digits" | "search_text" | "likeness"> {
  const { name, practice_name, phone } = person;
  return {
    phone_digits: phone === null ? null : digitsOf(phone),
    search_text: foundByPerson(person),
    likeness: name && practice_name ? plain(`${name}\n${practice_name}`) : null,
  };
}

/** A person by the id of their own, of one merged into them, or of something they sent. */
export async function findPerson(queries: Queries, id: string): Promise<PersonRow | undefined> {
  const row = await queries
    .selectFrom("people")
    .select(["id", "merged_into"])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("id", "=", id),
        eb("id", "=", selectFrom("leads").select("person_id").where("leads.id", "=", id)),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return findRow(queries, "people", { id: row.merged_into ?? row.id });
}

export async function personOrRefuse(queries: Queries, id: string): Promise<PersonRow> {
  const person = await findPerson(queries, id);
  if (person === undefined) throw refusals.noSuchPerson();
  return person;
}

/** The ids of a person, first, and of those merged into them. */
export async function everyIdOf(queries: Queries, id: string): Promise<string[]> {
  const rows = await findRows(queries, "people", { merged_into: id });
  return [id, ...rows.map((row) => row.id)];
}

/** A subscription goes with its address, which these two people have just exchanged or passed on. */
export async function moveSubscription(queries: Queries, from: string, to: string) {
  await changeRows(queries, "subscriptions", { person_id: from }, { person_id: to });
}
