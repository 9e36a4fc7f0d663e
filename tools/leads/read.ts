import { leadKinds, leadStatuses } from "#contracts/desk/people.ts";
import { csvRow } from "#server/http/csv.ts";
import {
  type ExportedPerson,
  peopleCsv,
  personColumns,
  withNewest,
} from "#server/leads/export-people.ts";
import { messagesAbout } from "#server/leads/lead-messages.ts";
import { leadsOf, listPeople, personWithOwner } from "#server/leads/list-people.ts";
import { confirmedSubscriptions } from "#server/newsletter/readers.ts";
import { unsubscribeUrl } from "#server/newsletter/subscriptions.ts";
import { parseRecipients } from "#server/outbox/recipients.ts";
import { findPerson } from "#server/people/person.ts";
import { jsonOrUndefined } from "#server/storage/rows.ts";
import type { LeadRow, PersonRow } from "#server/storage/tables.ts";
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
  does: "people with the newest thing they sent, 50 unless told otherwise",
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
    const people = await withStorage(context, (storage) =>
      storage.run(async (queries) =>
        withNewest(queries, await listPeople(queries, { filters, limit })),
      ),
    );
    if (people.length === 0) context.print("No leads.");
    for (const person of people) context.print(summary(person));
  },
};

export const showCommand: Command = {
  usage: "show ID",
  does: "one person with what they sent and every message, by the id of either",
  async run(context) {
    const id = firstArgument(context, "Whom?", "show ID");
    const found = await withStorage(context, (storage) =>
      storage.run(async (queries) => {
        const known = await findPerson(queries, id);
        const person = known && (await personWithOwner(queries, known.id));
        if (person === undefined) return undefined;
        const leads = (await leadsOf(queries, [person.id])).get(person.id) ?? [];
        return { person, leads, messages: await messagesAbout(queries, person) };
      }),
    );
    if (found === undefined) throw new UsageError("There is no person or lead with this id.");
    printRow(found.person, context.print);
    for (const lead of found.leads) {
      context.print(`${lead.kind} ${asDate(lead.created_at)}`);
      printRow(lead, (line) => context.print(`  ${line}`));
    }
    for (const message of found.messages.map(parseRecipients)) {
      const error = message.last_error ? `, ${message.last_error}` : "";
      context.print(`${message.purpose} (${message.id}): ${message.status}${error}`);
      for (const { address, role, status, response } of message.recipients)
        context.print(`  ${role} ${address}: ${status}${response ? `, ${response}` : ""}`);
    }
  },
};

/** What only the database needs. */
const notShown = ["idempotency_hash", "search_text", "set_by", "likeness", "phone_digits"];
const json = ["inputs", "result", "entered"];

function printRow(row: PersonRow | LeadRow, print: (line: string) => void) {
  for (const [name, value] of Object.entries(row)) {
    if (value === null || notShown.includes(name)) continue;
    const parsed = json.includes(name) ? jsonOrUndefined(String(value)) : undefined;
    print(`${name}: ${parsed === undefined ? value : JSON.stringify(parsed, null, 2)}`);
  }
}

export const exportCommand: Command = {
  usage: "export --csv [--kind KIND]",
  does: "all people as a table for a spreadsheet",
  async run(context) {
    const { values } = readArgs(context.args, {
      csv: { type: "boolean" },
      kind: { type: "string" },
    });
    if (!values.csv) throw new UsageError(`Only CSV is supported: ${context.program} export --csv`);
    const filters = { kind: oneOf(leadKinds, values.kind, "--kind") ?? ("any" as const) };
    await withStorage(context, async (storage) => {
      for await (const lines of peopleCsv(storage, filters, personColumns)) {
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

function summary({ person, newest }: ExportedPerson): string {
  const credit = person.estimated_credit === null ? "" : `$${person.estimated_credit}`;
  const facts = [asDate(person.newest_at), person.id, newest?.kind.padEnd(10) ?? ""];
  const work = [person.status.padEnd(9), person.owner_email];
  const who = [person.email, person.name, person.practice_name];
  const { source_page = "", partner = "", embedding_host = "", utm_campaign = "" } = newest ?? {};
  const origin = [source_page, partner, embedding_host, utm_campaign];
  return joined(...facts, ...work, ...who, credit, ...origin);
}
