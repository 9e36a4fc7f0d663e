import { eraseLead } from "#server/leads/erase-lead.ts";
import { leadsOlderThan } from "#server/leads/read-leads.ts";
import {
  asDate,
  type Command,
  firstArgument,
  readArgs,
  UsageError,
  withStorage,
} from "../command-line.ts";

export const eraseCommand: Command = {
  usage: "erase ID",
  does: "removes a person's lead, messages and subscription",
  async run(context) {
    const id = firstArgument(context, "Which lead? npm run leads -- erase ID");
    const erasure = await withStorage(context, (storage) =>
      eraseLead(storage, context.environment.dataDir, id),
    );
    if (erasure.kind !== "erased") throw new UsageError("There is no lead with this id.");
    context.print(
      `Erased ${id} and ${erasure.files} files of the mailbox. Backups still contain it.`,
    );
  },
};

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
    await withStorage(context, async (storage) => {
      const before = (await storage.now()) - Number(days) * day;
      context.print(`Leads from before ${asDate(before)}:`);
      const ids = await storage.run((queries) => leadsOlderThan(queries, before));
      if (values["dry-run"]) return context.print(`${ids.length} would be erased.`);
      for (const id of ids) await eraseLead(storage, context.environment.dataDir, id);
      context.print(`${ids.length} erased.`);
    });
  },
};
