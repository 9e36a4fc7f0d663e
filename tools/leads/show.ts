import { openLeadFile } from "#server/leads/stored-leads.ts";
import { asDate, type Command, UsageError, withStorage } from "./command.ts";

export const showCommand: Command = {
  usage: "show ID",
  does: "one lead with its answers, result and messages",
  async run(context) {
    const [id] = context.args;
    if (id === undefined) throw new UsageError("Which lead? npm run leads -- show ID");
    const file = await withStorage(context, (storage) =>
      storage.run((queries) => openLeadFile(queries, id)),
    );
    if (file === undefined) throw new UsageError("There is no lead with this id.");
    const { inputs, result, created_at, idempotency_hash: _, ...fields } = file.lead;
    context.print(`created: ${asDate(created_at)}`);
    for (const [name, value] of Object.entries(fields)) {
      if (value !== null) context.print(`${name}: ${value}`);
    }
    for (const [name, json] of Object.entries({ inputs, result })) {
      if (json !== null) context.print(`${name}: ${JSON.stringify(JSON.parse(json), null, 2)}`);
    }
    for (const message of file.messages) {
      const error = message.last_error ? `, ${message.last_error}` : "";
      context.print(`${message.purpose} (${message.id}): ${message.state}${error}`);
      for (const { address, role, state, response } of message.recipients) {
        context.print(`  ${role} ${address}: ${state}${response ? `, ${response}` : ""}`);
      }
    }
  },
};
