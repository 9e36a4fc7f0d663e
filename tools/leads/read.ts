import { csvRow, leadsAsCsv } from "#server/leads/export-leads.ts";
import { findLeads, findLeadWithMessages } from "#server/leads/read-leads.ts";
import { confirmedSubscriptions, unsubscribeUrl } from "#server/newsletter/subscriptions.ts";
import type { LeadKind, LeadRow } from "#server/storage/tables.ts";
import {
  asDate,
  type Command,
  firstArgument,
  joined,
  readArgs,
  UsageError,
  withStorage,
} from "./command.ts";

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

export const showCommand: Command = {
  usage: "show ID",
  does: "one lead with its answers, result and messages",
  async run(context) {
    const id = firstArgument(context, "Which lead? npm run leads -- show ID");
    const found = await withStorage(context, (storage) =>
      storage.run((queries) => findLeadWithMessages(queries, id)),
    );
    if (found === undefined) throw new UsageError("There is no lead with this id.");
    const { inputs, result, created_at, idempotency_hash: _, ...fields } = found.lead;
    context.print(`created: ${asDate(created_at)}`);
    for (const [name, value] of Object.entries(fields)) {
      if (value !== null) context.print(`${name}: ${value}`);
    }
    for (const [name, json] of Object.entries({ inputs, result })) {
      if (json !== null) context.print(`${name}: ${JSON.stringify(JSON.parse(json), null, 2)}`);
    }
    for (const message of found.messages) {
      const error = message.last_error ? `, ${message.last_error}` : "";
      context.print(`${message.purpose} (${message.id}): ${message.state}${error}`);
      for (const { address, role, state, response } of message.recipients) {
        context.print(`  ${role} ${address}: ${state}${response ? `, ${response}` : ""}`);
      }
    }
  },
};

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
    for (const line of leadsAsCsv(leads)) context.print(line);
  },
};

export const subscribersCommand: Command = {
  usage: "subscribers",
  does: "confirmed subscribers as CSV, each with the link to unsubscribe",
  async run(context) {
    const rows = await withStorage(context, (storage) => storage.run(confirmedSubscriptions));
    context.print(csvRow(["email", "confirmed", "unsubscribe_url"]));
    for (const { email, confirmed_at, unsubscribe_token } of rows) {
      const url = unsubscribeUrl(context.environment.publicOrigin, unsubscribe_token);
      context.print(csvRow([email, new Date(confirmed_at ?? 0).toISOString(), url]));
    }
  },
};

function asKind(value: string | undefined): LeadKind | undefined {
  if (value === undefined) return undefined;
  const kind = (["estimate", "contact", "newsletter"] as const).find((known) => known === value);
  if (kind === undefined) throw new UsageError("--kind must be estimate, contact or newsletter.");
  return kind;
}

function summary(lead: LeadRow): string {
  const credit = lead.result ? `$${JSON.parse(lead.result).estimatedCredit}` : "";
  const facts = [asDate(lead.created_at), lead.id, lead.kind.padEnd(10), lead.email];
  const origin = [lead.source_page, lead.partner, lead.embedding_host, lead.utm_campaign];
  return joined(...facts, lead.name, lead.practice_name, credit, ...origin);
}
