import type { LeadRow } from "../storage/tables.ts";

type Cell = string | number | null | undefined;

/** All leads as CSV, a line each, under a line with the names of the columns. */
export function leadsAsCsv(leads: readonly LeadRow[]): string[] {
  const rows = leads.map((lead) => csvRow(Object.values(columns).map((read) => read(lead))));
  return [csvRow(Object.keys(columns)), ...rows];
}

const resultOf = (lead: LeadRow) => JSON.parse(lead.result ?? "{}");
const inputsOf = (lead: LeadRow) => JSON.parse(lead.inputs ?? "{}");

const columns: Record<string, (lead: LeadRow) => Cell> = {
  id: (lead) => lead.id,
  created: (lead) => new Date(lead.created_at).toISOString(),
  kind: (lead) => lead.kind,
  name: (lead) => lead.name,
  practice: (lead) => lead.practice_name,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  cpa_email: (lead) => lead.cpa_email,
  practice_types: (lead) => resultOf(lead).practiceTypes?.join("; "),
  specialties: (lead) =>
    resultOf(lead)
      .selectedSpecialties?.map(({ name }: { name: string }) => name)
      .join("; "),
  state: (lead) => resultOf(lead).selectedState,
  doctor_wages: (lead) => inputsOf(lead).doctorWages,
  staff_wages: (lead) => inputsOf(lead).staffWages,
  federal_credit: (lead) => resultOf(lead).federalCredit,
  state_credit: (lead) => resultOf(lead).stateCredit,
  estimated_credit: (lead) => resultOf(lead).estimatedCredit,
  message: (lead) => lead.message,
  source_page: (lead) => lead.source_page,
  partner: (lead) => lead.partner,
  consent: (lead) => lead.consent,
  embedding_host: (lead) => lead.embedding_host,
  utm_source: (lead) => lead.utm_source,
  utm_medium: (lead) => lead.utm_medium,
  utm_campaign: (lead) => lead.utm_campaign,
};

/**
 * RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe in front:
 * visitors write these cells, and `=HYPERLINK(…)` must stay text.
 */
export function csvRow(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(",");
}

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "number" ? String(value) : withoutFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function withoutFormula(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
