import { retry, unfinished } from "#server/outbox/status.ts";
import { asDate, type Command, readArgs, withStorage } from "./command.ts";

export const outboxCommand: Command = {
  usage: "outbox [--retry ID | --retry-dead]",
  does: "what waits or is dead; sends it again",
  async run(context) {
    const { values } = readArgs(context.args, {
      retry: { type: "string" },
      "retry-dead": { type: "boolean" },
    });
    await withStorage(context, async (storage) => {
      if (values.retry !== undefined || values["retry-dead"]) {
        const which = values.retry === undefined ? "dead" : { id: values.retry };
        const now = await storage.now();
        const count = await storage.transaction((queries) => retry(queries, which, now));
        context.print(`${count} will be sent again by the running server.`);
      }
      const rows = await storage.run(unfinished);
      if (rows.length === 0) context.print("Nothing waits, nothing is dead.");
      for (const row of rows) {
        const facts = [asDate(row.created_at), row.id, row.state.padEnd(7), row.purpose];
        context.print(
          [...facts, `${row.attempts} attempts`, row.last_error].filter((x) => x).join("  "),
        );
      }
    });
  },
};
