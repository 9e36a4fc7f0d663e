import { eraseLead } from "#server/leads/erase-lead.ts";
import { leadsOlderThan } from "#server/leads/stored-leads.ts";
import { eraseFromMailbox } from "#server/mail/erase-from-mailbox.ts";
import { asDate, type Command, readArgs, UsageError, withStorage } from "./command.ts";

const day = 24 * 60 * 60 * 1000;

export const purgeCommand: Command = {
  usage: "purge --older-than 730d [--dry-run]",
  does: "erases old leads; what waits to be sent stays, as do readers",
  async run(context) {
    const { values } = readArgs(context.args, {
      "older-than": { type: "string" },
      "dry-run": { type: "boolean" },
    });
    const days = /^(\d+)d$/.exec(values["older-than"] ?? "")?.[1];
    if (days === undefined) throw new UsageError("Say how old, in days: --older-than 730d");
    const ids = await withStorage(context, async (storage) => {
      const now = await storage.now();
      const before = now - Number(days) * day;
      context.print(`Leads from before ${asDate(before)}:`);
      const old = await storage.run((queries) => leadsOlderThan(queries, before));
      if (values["dry-run"]) return old;
      for (const id of old) await storage.transaction((queries) => eraseLead(queries, id, now));
      return old;
    });
    if (!values["dry-run"]) {
      for (const id of ids) eraseFromMailbox(context.environment.dataDir, id);
    }
    context.print(values["dry-run"] ? `${ids.length} would be erased.` : `${ids.length} erased.`);
  },
};
