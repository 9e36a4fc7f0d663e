import { retryMessages } from "#server/desk/retry-messages.ts";
import { unfinishedMessages } from "#server/outbox/status.ts";
import { asDate, type Command, joined, readArgs, withStorage } from "../command-line.ts";

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
        const count = await storage.transaction((queries) =>
          retryMessages(queries, which, { user: undefined, now }),
        );
        context.print(`${count} will be sent again by the running server.`);
      }
      const rows = await storage.run(unfinishedMessages);
      if (rows.length === 0) context.print("Nothing waits, nothing is dead.");
      for (const { created_at, id, state, purpose, attempts, last_error } of rows) {
        const facts = [asDate(created_at), id, state.padEnd(7), purpose, `${attempts} attempts`];
        context.print(joined(...facts, last_error));
      }
    });
  },
};
