import { leadKinds, leadStatuses } from "#contracts/desk/leads.ts";
import { csvRow } from "#server/http/csv.ts";
import { leadColumns, leadsCsv } from "#server/leads/export-leads.ts";
import { findLeadWithMessages } from "#server/leads/lead-messages.ts";
import { type ListedLead, listLeads } from "#server/leads/list-leads.ts";
import { estimatedCredit } from "#server/leads/stored-estimate.ts";
import { confirmedSubscriptions } from "#server/newsletter/readers.ts";
import { unsubscribeUrl } from "#server/newsletter/subscriptions.ts";
import { jsonOrUndefined } from "#server/storage/json.ts";
import {
  asDate,
  type Command,
  firstArgument,
  joined,
  readArgs,
  UsageError,
  withStorage,
} from "../command-line.ts";

export const listCommand: Command = {
  usage: "list [--kind KIND] [--status STATUS] [--limit N]",
  does: "the newest leads, 50 unless told otherwise",
  async run(context) {
    const { values } = readArgs(context.args, {
      kind: { type: "string" },
      status: { type: "string" },
      limit: { type: "string", default: "50" },
    });
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit must be a number.");
    const filters = {
      kind: oneOf(leadKinds, values.kind, "--kind") ?? ("any" as const),
      status: oneOf(leadStatuses, values.status, "--status"),
    };
    const leads = await withStorage(context, (storage) =>
      storage.run((queries) => listLeads(queries, { filters, limit })),
    );
    if (leads.length === 0) context.print("No leads.");
    for (const lead of leads) context.print(summary(lead));
  },
};

export const showCommand: Command = {
  usage: "show ID",
  does: "one lead with its answers, result and messages",
  async run(context) {
    const id = firstArgument(context, "Which lead?", "show ID");
    const found = await withStorage(context, (storage) =>
      storage.run((queries) => findLeadWithMessages(queries, id)),
    );
    if (found === undefined) throw new UsageError("There is no lead with this id.");
    const { inputs, result, created_at, ...rest } = found.lead;
    const {
      idempotency_hash: _,
      search_text: __,
      search_more: ____,
      owner_id: ___,
      ...fields
    } = rest;
    context.print(`created: ${asDate(created_at)}`);
    for (const [name, value] of Object.entries(fields)) {
      if (value !== null) context.print(`${name}: ${value}`);
    }
    for (const [name, json] of Object.entries({ inputs, result })) {
      if (json === null) continue;
      const value = jsonOrUndefined(json);
      context.print(`${name}: ${value === undefined ? json : JSON.stringify(value, null, 2)}`);
    }
    for (const message of found.messages) {
      const error = message.last_error ? `, ${message.last_error}` : "";
      context.print(`${message.purpose} (${message.id}): ${message.status}${error}`);
      for (const { address, role, status, response } of message.recipients) {
        context.print(`  ${role} ${address}: ${status}${response ? `, ${response}` : ""}`);
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
    if (!values.csv) throw new UsageError(`Only CSV is supported: ${context.program} export --csv`);
    const filters = { kind: oneOf(leadKinds, values.kind, "--kind") ?? ("any" as const) };
    await withStorage(context, async (storage) => {
      for await (const lines of leadsCsv(storage, filters, leadColumns)) {
        for (const line of lines) context.print(line);
      }
    });
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

function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | undefined,
  option: string,
): Value | undefined {
  if (given === undefined) return undefined;
  const known = values.find((value) => value === given);
  if (known !== undefined) return known;
  throw new UsageError(`${option} must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}.`);
}

function summary(lead: ListedLead): string {
  const estimate = estimatedCredit(lead.result);
  const credit = estimate === null ? "" : `$${estimate}`;
  const facts = [asDate(lead.created_at), lead.id, lead.kind.padEnd(10)];
  const work = [lead.status.padEnd(9), lead.owner_email];
  const person = [lead.email, lead.name, lead.practice_name];
  const origin = [lead.source_page, lead.partner, lead.embedding_host, lead.utm_campaign];
  return joined(...facts, ...work, ...person, credit, ...origin);
}
