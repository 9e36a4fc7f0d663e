import { eraseLead } from "#server/leads/erase-lead.ts";
import { eraseFromMailbox } from "#server/mail/erase-from-mailbox.ts";
import { type Command, UsageError, withStorage } from "./command.ts";

export const eraseCommand: Command = {
  usage: "erase ID",
  does: "removes a person's lead, messages and subscription",
  async run(context) {
    const [id] = context.args;
    if (id === undefined) throw new UsageError("Which lead? npm run leads -- erase ID");
    const erased = await withStorage(context, async (storage) => {
      const now = await storage.now();
      return storage.transaction((queries) => eraseLead(queries, id, now));
    });
    if (!erased) throw new UsageError("There is no lead with this id.");
    const files = eraseFromMailbox(context.environment.dataDir, id);
    context.print(`Erased ${id} and ${files} files of the mailbox. Backups still contain it.`);
  },
};
