import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { type CsvCell, csvRow } from "../http/csv.ts";
import { pagesOf } from "../storage/page-position.ts";
import { jsonOrUndefined } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import {
  type ListedPerson,
  leadsOf,
  listPeople,
  newestEstimate,
  shownLeads,
} from "./list-people.ts";
import type { ListFilters } from "./people-filter.ts";
import { answerAsSent, estimateIn } from "./stored-estimate.ts";

/** A person, with the newest of what they sent. */
export type ExportedPerson = Awaited<ReturnType<typeof withNewest>>[number];

type Columns = Record<string, (exported: ExportedPerson) => CsvCell>;

/** One row for each person. */
export async function* peopleCsv(
  storage: Storage,
  filters: ListFilters,
  columns: Columns = columnsForCrm,
): AsyncGenerator<string[]> {
  const cells = Object.values(columns);
  yield [csvRow(Object.keys(columns))];
  const pages = pagesOf(
    (page) => storage.run((queries) => listPeople(queries, { filters, ...page })),
    ({ newest_at }) => newest_at,
  );
  for await (const people of pages) {
    const exported = await storage.run((queries) => withNewest(queries, people));
    yield exported.map((row) => csvRow(cells.map((read) => read(row))));
  }
}

export async function withNewest(queries: Queries, people: readonly ListedPerson[]) {
  const ids = people.map(({ id }) => id);
  const sent = await leadsOf(queries, ids);
  const calls = await queries
    .selectFrom("bookings")
    .select(({ fn }) => ["person_id", fn.max("starts_at").as("at")])
    .where("person_id", "in", ids)
    .where("status", "!=", "cancelled")
    .groupBy("person_id")
    .execute();
  const callAt = new Map(calls.map(({ person_id, at }) => [person_id, Number(at)]));
  return people.map((person) => {
    const leads = shownLeads(sent.get(person.id) ?? []);
    return {
      person,
      newest: leads[0],
      /** The newest with amounts, or the newest plan. */
      estimate: newestEstimate(leads),
      plan: leads.find(({ kind }) => kind === "plan"),
      message: leads.find((lead) => lead.message !== null),
      /** When the latest call begins that was booked and not cancelled. */
      callAt: callAt.get(person.id) ?? null,
    };
  });
}

/** One damaged lead must not end an export, so what cannot be read stays empty. */
function stored(json: string | null | undefined): Record<string, unknown> {
  const value = jsonOrUndefined(json ?? null);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function cell(value: unknown): CsvCell {
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

function list(values: unknown, read: (value: unknown) => unknown = (value) => value): CsvCell {
  return Array.isArray(values) ? values.map((value) => cell(read(value)) ?? "").join("; ") : "";
}

function tickedMoves(plan: LeadRow | undefined): unknown[] {
  const { moves } = stored(plan?.result);
  return Array.isArray(moves) ? moves.filter((move) => Object(move).ticked === true) : [];
}

/** In the firm's time zone and a form that spreadsheets read as a time: `2026-11-18 09:40`. */
const time = (at: number | null | undefined) =>
  at && new Date(at).toLocaleString("sv-SE", { timeZone: firmTimeZone }).slice(0, 16);

export const personColumns: Columns = {
  id: ({ newest }) => newest?.id,
  created: ({ newest }) => time(newest?.created_at),
  kind: ({ newest }) => newest && leadKindNames[newest.kind],
  name: ({ person }) => person.name,
  practice: ({ person }) => person.practice_name,
  email: ({ person }) => person.email,
  phone: ({ person }) => person.phone,
  status: ({ person }) => leadStatusNames[person.status],
  owner: ({ person }) => person.owner_email,
  next_step: ({ person }) => person.next_step,
  next_step_on: ({ person }) => person.next_step_on,
  call: ({ callAt }) => time(callAt),
  cpa_email: ({ estimate, newest }) => estimate?.cpa_email ?? newest?.cpa_email,
  practice_types: ({ estimate }) => list(stored(estimate?.result).practiceTypes),
  specialties: ({ estimate }) =>
    list(stored(estimate?.result).specialties, (specialty) => Object(specialty).name),
  state: ({ estimate, person }) => cell(stored(estimate?.result).state) ?? person.state,
  doctor_wages: ({ estimate }) => cell(stored(estimate?.inputs).doctorWages),
  staff_wages: ({ estimate }) => cell(stored(estimate?.inputs).staffWages),
  federal_credit: ({ estimate }) => cell(stored(estimate?.result).federalCredit),
  state_credit: ({ estimate }) => cell(stored(estimate?.result).stateCredit),
  estimated_credit: ({ estimate }) => cell(stored(estimate?.result).estimatedCredit),
  plan_saves: ({ plan }) => cell(stored(plan?.result).saved),
  plan_moves: ({ plan }) => list(tickedMoves(plan), (move) => Object(move).title),
  message: ({ message }) => message?.message,
  source_page: ({ newest }) => newest?.source_page,
  partner: ({ newest }) => newest?.partner && partnerName(newest.partner),
  placement: ({ newest }) => newest?.placement,
  consent: ({ newest }) => newest?.consent,
  embedding_host: ({ newest }) => newest?.embedding_host,
  utm_source: ({ newest }) => newest?.utm_source,
  utm_medium: ({ newest }) => newest?.utm_medium,
  utm_campaign: ({ newest }) => newest?.utm_campaign,
  person: ({ person }) => person.id,
  range_low: ({ estimate }) => estimateIn(estimate?.result ?? null)?.range?.low,
  range_high: ({ estimate }) => estimateIn(estimate?.result ?? null)?.range?.high,
  answer: ({ estimate }) => estimate && answerAsSent(estimate),
};

/** The five columns that other programs expect when they import people come first. */
const columnsForCrm: Columns = {
  "First Name": ({ person }) => nameParts(person.name).first,
  "Last Name": ({ person }) => nameParts(person.name).last,
  Email: ({ person }) => person.email,
  Phone: ({ person }) => person.phone,
  Company: ({ person }) => person.practice_name,
  ...otherColumns(),
};

function otherColumns(): Columns {
  const { name: _, practice, email, phone, ...others } = personColumns;
  const heading = (name: string) =>
    name.replaceAll("_", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(others).map(([name, read]) => [heading(name), read]));
}

/** Without titles and degrees. The first word is the first name; a single one is the last. */
export function nameParts(name: string | null): { first: string; last: string } {
  const [beforeDegrees = ""] = (name ?? "").split(",");
  const words = beforeDegrees
    .replace(/^\s*(?:(?:dr|prof|mr|mrs|ms)\b\.?\s*)+/i, "")
    .replace(/(?:\s+(?:d\.?d\.?s|d\.?m\.?d|m\.?d|d\.?o|ph\.?d)\.?)+\s*$/i, "")
    .trim()
    .split(/\s+/);
  return words.length === 1
    ? { first: "", last: words[0] ?? "" }
    : { first: words[0] ?? "", last: words.slice(1).join(" ") };
}
