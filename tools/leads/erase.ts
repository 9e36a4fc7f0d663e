import { heldCountWords } from "#content/desk.ts";
import { emailAddress } from "#contracts/email-address.ts";
import { purgeLeads } from "#server/leads/purge-leads.ts";
import { subscriptionsWithAddress } from "#server/newsletter/subscriptions.ts";
import { erasePerson } from "#server/people/erase.ts";
import { heldAbout, tracesOf } from "#server/people/held-about.ts";
import { findPerson } from "#server/people/person.ts";
import { suppress } from "#server/people/suppressions.ts";
import { unsubscribe } from "#server/people/unsubscribe.ts";
import { leadsKeptMonths, oldestLeadKept } from "#server/storage/retention.ts";
import type { Storage } from "#server/storage/storage.ts";
import { countsInWords } from "#wording/counts.ts";
import { asDate, type Command, readArgs, UsageError, withStorage } from "../command-line.ts";

export const eraseCommand: Command = {
  usage: "erase ID|EMAIL [--dry-run]",
  does: "removes a person: what they sent, calls, messages, subscription",
  async run(context) {
    const { values, positionals } = readArgs(context.args, { "dry-run": { type: "boolean" } });
    const [person] = positionals;
    if (person === undefined) throw new UsageError(`Whom? ${context.program} erase ID|EMAIL`);
    const { dataDir, publicOrigin: origin } = context.environment;
    await withStorage(context, async (storage) => {
      const who = await whoIs(storage, person);
      const held = await storage.snapshot(async (queries) =>
        heldAbout(queries, await tracesOf(queries, who)),
      );
      const inWords = countsInWords(held, heldCountWords);
      if (inWords === "") throw new UsageError("Nothing is held about this address.");
      if (values["dry-run"]) return context.print(`Would be erased: ${inWords}.`);
      const { files, before, reference } = await erasePerson(storage, who, {
        dataDir,
        origin,
        now: await storage.now(),
      });
      context.print(
        `Erased: ${countsInWords(before, heldCountWords)}, ${files} files of the mailbox. Backups still contain it.`,
      );
      context.print(`For the answer to the person: ${reference}.`);
    });
  },
};

async function whoIs(storage: Storage, person: string) {
  const address = emailAddress.safeParse(person);
  if (address.success) return { email: address.data };
  const found = await storage.run((queries) => findPerson(queries, person));
  if (found === undefined) throw new UsageError("There is no person or lead with this id.");
  return { id: found.id };
}

export const unsubscribeCommand: Command = {
  usage: "unsubscribe EMAIL",
  does: "the address gets no more newsletters",
  async run(context) {
    const { positionals } = readArgs(context.args, {});
    const address = emailAddress.safeParse(positionals[0]);
    if (!address.success) throw new UsageError(`Whom? ${context.program} unsubscribe EMAIL`);
    const { dataDir } = context.environment;
    await withStorage(context, async (storage) => {
      const now = await storage.now();
      await storage.transaction(async (queries) => {
        const subscription = await subscriptionsWithAddress(queries)
          .where("people.email", "=", address.data.toLowerCase())
          .executeTakeFirst();
        if (subscription) {
          await unsubscribe(queries, subscription.unsubscribe_token, { dataDir, now });
        } else await suppress(queries, address.data, "unsubscribed", now);
      });
      context.print("This address gets no more newsletters.");
    });
  },
};

const day = 24 * 60 * 60 * 1000;

export const purgeCommand: Command = {
  usage: "purge [--older-than 730d] [--dry-run]",
  does: `erases leads without a contact for ${leadsKeptMonths} months, as the server does daily`,
  async run(context) {
    const { values } = readArgs(context.args, {
      "older-than": { type: "string" },
      "dry-run": { type: "boolean" },
    });
    const days = /^(\d+)d$/.exec(values["older-than"] ?? "")?.[1];
    if (values["older-than"] !== undefined && days === undefined)
      throw new UsageError("Say how old, in days: --older-than 730d");
    await withStorage(context, async (storage) => {
      const now = await storage.now();
      const before = days === undefined ? oldestLeadKept(now) : now - Number(days) * day;
      context.print(`Leads whose last contact was before ${asDate(before)}, clients left out:`);
      const dryRun = values["dry-run"] ?? false;
      const { dataDir } = context.environment;
      const number = await purgeLeads(storage, dataDir, { before, dryRun });
      context.print(`${number} ${dryRun ? "would be erased" : "erased"}.`);
    });
  },
};
