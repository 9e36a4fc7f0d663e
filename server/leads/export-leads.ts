import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import { type CsvCell, csvRow } from "../http/csv.ts";
import { jsonOrUndefined } from "../storage/json.ts";
import { pagesOf } from "../storage/page-position.ts";
import type { Storage } from "../storage/storage.ts";
import type { ListFilters } from "./lead-filter.ts";
import { type ListedLead, listLeads } from "./list-leads.ts";

type Columns = Record<string, (lead: ListedLead) => CsvCell>;

export async function* leadsCsv(
  storage: Storage,
  filters: ListFilters,
  columns: Columns = columnsForCrm,
): AsyncGenerator<string[]> {
  const cells = Object.values(columns);
  yield [csvRow(Object.keys(columns))];
  const pages = pagesOf((page) =>
    storage.run((queries) => listLeads(queries, { filters, ...page })),
  );
  for await (const leads of pages)
    yield leads.map((lead) => csvRow(cells.map((read) => read(lead))));
}

/** One damaged lead must not end an export, so what cannot be read stays empty. */
function stored(json: string | null): Record<string, unknown> {
  const value = jsonOrUndefined(json);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function cell(value: unknown): CsvCell {
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

function list(values: unknown, read: (value: unknown) => unknown = (value) => value): CsvCell {
  return Array.isArray(values) ? values.map((value) => cell(read(value)) ?? "").join("; ") : "";
}

function tickedMoves({ result }: ListedLead): unknown[] {
  const { moves } = stored(result);
  return Array.isArray(moves) ? moves.filter((move) => Object(move).ticked === true) : [];
}

export const leadColumns: Columns = {
  id: (lead) => lead.id,
  created: (lead) => new Date(lead.created_at).toISOString(),
  kind: (lead) => leadKindNames[lead.kind],
  name: (lead) => lead.name,
  practice: (lead) => lead.practice_name,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  status: (lead) => leadStatusNames[lead.status],
  owner: (lead) => lead.owner_email,
  next_step: (lead) => lead.next_step,
  next_step_on: (lead) => lead.next_step_on,
  call: (lead) => lead.call_at && new Date(lead.call_at).toISOString(),
  cpa_email: (lead) => lead.cpa_email,
  practice_types: (lead) => list(stored(lead.result).practiceTypes),
  specialties: (lead) =>
    list(stored(lead.result).specialties, (specialty) => Object(specialty).name),
  state: (lead) => cell(stored(lead.result).state),
  doctor_wages: (lead) => cell(stored(lead.inputs).doctorWages),
  staff_wages: (lead) => cell(stored(lead.inputs).staffWages),
  federal_credit: (lead) => cell(stored(lead.result).federalCredit),
  state_credit: (lead) => cell(stored(lead.result).stateCredit),
  estimated_credit: (lead) => cell(stored(lead.result).estimatedCredit),
  plan_saves: (lead) => cell(stored(lead.result).saved),
  plan_moves: (lead) => list(tickedMoves(lead), (move) => Object(move).title),
  message: (lead) => lead.message,
  source_page: (lead) => lead.source_page,
  partner: (lead) => lead.partner && partnerName(lead.partner),
  placement: (lead) => lead.placement,
  consent: (lead) => lead.consent,
  embedding_host: (lead) => lead.embedding_host,
  utm_source: (lead) => lead.utm_source,
  utm_medium: (lead) => lead.utm_medium,
  utm_campaign: (lead) => lead.utm_campaign,
};

/** The five columns that other programs expect when they import people come first. */
const columnsForCrm: Columns = {
  "First Name": (lead) => nameParts(lead.name).first,
  "Last Name": (lead) => nameParts(lead.name).last,
  Email: (lead) => lead.email,
  Phone: (lead) => lead.phone,
  Company: (lead) => lead.practice_name,
  ...otherColumns(),
};

function otherColumns(): Columns {
  const { name: _, practice, email, phone, ...others } = leadColumns;
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
