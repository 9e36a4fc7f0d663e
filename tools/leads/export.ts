import { findLeads } from "#server/leads/stored-leads.ts";
import type { LeadRow } from "#server/storage/tables.ts";
import { type Command, readArgs, UsageError, withStorage } from "./command.ts";
import { csvRow } from "./csv.ts";
import { asKind } from "./list.ts";

export const exportCommand: Command = {
  usage: "export --csv [--kind KIND]",
  does: "all leads as a table for a spreadsheet",
  async run(context) {
    const { values } = readArgs(context.args, {
      csv: { type: "boolean" },
      kind: { type: "string" },
    });
    if (!values.csv) throw new UsageError("Only CSV is supported: npm run leads -- export --csv");
    const kind = asKind(values.kind);
    const leads = await withStorage(context, (storage) =>
      storage.run((queries) => findLeads(queries, { kind })),
    );
    context.print(csvRow(Object.keys(columns)));
    for (const lead of leads) {
      context.print(csvRow(Object.values(columns).map((read) => read(lead))));
    }
  },
};

const resultOf = (lead: LeadRow) => JSON.parse(lead.result ?? "{}");
const inputsOf = (lead: LeadRow) => JSON.parse(lead.inputs ?? "{}");

const columns: Record<string, (lead: LeadRow) => string | number | null | undefined> = {
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
};
