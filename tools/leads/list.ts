import { findLeads } from "#server/leads/stored-leads.ts";
import type { LeadKind, LeadRow } from "#server/storage/tables.ts";
import { asDate, type Command, readArgs, UsageError, withStorage } from "./command.ts";

export const listCommand: Command = {
  usage: "list [--kind KIND] [--limit N]",
  does: "the newest leads, 50 unless told otherwise",
  async run(context) {
    const { values } = readArgs(context.args, {
      kind: { type: "string" },
      limit: { type: "string", default: "50" },
    });
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit must be a number.");
    const kind = asKind(values.kind);
    const leads = await withStorage(context, (storage) =>
      storage.run((queries) => findLeads(queries, { kind, limit })),
    );
    if (leads.length === 0) context.print("No leads.");
    for (const lead of leads) context.print(summary(lead));
  },
};

export function asKind(value: string | undefined): LeadKind | undefined {
  if (value === undefined) return undefined;
  const kind = (["estimate", "contact", "newsletter"] as const).find((known) => known === value);
  if (kind === undefined) throw new UsageError("--kind must be estimate, contact or newsletter.");
  return kind;
}

function summary(lead: LeadRow): string {
  const credit = lead.result ? `$${JSON.parse(lead.result).estimatedCredit}` : "";
  const parts = [asDate(lead.created_at), lead.id, lead.kind.padEnd(10), lead.email];
  return [...parts, lead.name, lead.practice_name, credit, lead.source_page, lead.partner]
    .filter((part) => part)
    .join("  ");
}
