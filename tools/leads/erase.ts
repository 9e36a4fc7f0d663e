import { eraseLead } from "#server/leads/erase-lead.ts";
import { purgeLeads } from "#server/leads/purge-leads.ts";
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
      const dryRun = values["dry-run"] ?? false;
      const { dataDir } = context.environment;
      const number = await purgeLeads(storage, dataDir, { before, dryRun });
      context.print(`${number} ${dryRun ? "would be erased" : "erased"}.`);
    });
  },
};
