import { retryMessages } from "#server/desk/retry-messages.ts";
import { unfinishedMessages } from "#server/outbox/outbox-status.ts";
import { asDate, type Command, joined, readArgs, withStorage } from "../command-line.ts";

export const outboxCommand: Command = {
  usage: "outbox [--retry ID | --retry-failed]",
  does: "what waits or has failed; sends it again",
  async run(context) {
    const { values } = readArgs(context.args, {
      retry: { type: "string" },
      "retry-failed": { type: "boolean" },
    });
    await withStorage(context, async (storage) => {
      if (values.retry !== undefined || values["retry-failed"]) {
        const which = values.retry === undefined ? "failed" : { id: values.retry };
        const now = await storage.now();
        const count = await storage.transaction((queries) =>
          retryMessages(queries, which, { user: undefined, now }),
        );
        context.print(`${count} will be sent again by the running server.`);
      }
      const rows = await storage.run(unfinishedMessages);
      if (rows.length === 0) context.print("Nothing waits, nothing has failed.");
      for (const { created_at, id, status, purpose, attempts, last_error } of rows) {
        const facts = [asDate(created_at), id, status.padEnd(7), purpose, `${attempts} attempts`];
        context.print(joined(...facts, last_error));
      }
    });
  },
};
