import { setTimeout as pause } from "node:timers/promises";
import { listMailbox } from "../mail/mailbox-folder.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { deleteLeads } from "./erase-lead.ts";

type Purge = { before: number; dryRun?: boolean };

/**
 * SQLite lets one process write at a time: short transactions, with a pause between them that is
 * longer than the server's between two attempts (storage/sqlite.ts).
 */
const leadsAtATime = 300;
const pauseInMs = 100;

/**
 * Erases the leads from before a time, the oldest first, and gives their number. What waits to be
 * sent stays, and so do readers of the newsletter.
 */
export async function purgeLeads(
  storage: Storage,
  dataDir: string,
  { before, dryRun = false }: Purge,
): Promise<number> {
  const started = await storage.now();
  const mailbox = listMailbox(dataDir);
  let erased = 0;
  for (let after: PagePosition | undefined; ; ) {
    const page = await storage.transaction(async (queries) => {
      const candidates = await leadsBefore(queries, before, after);
      const leads = await noLongerNeeded(queries, candidates, started);
      if (!dryRun) await deleteLeads(queries, mailbox, leads, { now: started });
      return { last: candidates.at(-1), erased: leads.length };
    });
    erased += page.erased;
    if (page.last === undefined) return erased;
    after = { at: page.last.created_at, id: page.last.id };
    await pause(pauseInMs);
  }
}

function leadsBefore(queries: Queries, time: number, after: PagePosition | undefined) {
  return queries
    .selectFrom("leads")
    .select(["id", "created_at"])
    .where("created_at", "<", time)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), ">", tuple(after?.at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(leadsAtATime)
    .execute();
}

/**
 * Nothing waits to be sent, and it is no subscriber's. A message that was sent after the mailbox
 * folder was listed may have left a copy there that we do not know of: its lead waits for the next
 * purge.
 */
async function noLongerNeeded(
  queries: Queries,
  candidates: readonly { id: string }[],
  started: number,
) {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  return queries
    .selectFrom("leads")
    .select(["id", "kind", "email"])
    .where("id", "in", ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.lead_id", "=", "leads.id")
            .where(({ eb, or }) =>
              or([eb("outbox.state", "=", "pending"), eb("outbox.finished_at", ">=", started)]),
            ),
        ),
      ),
    )
    .where(({ eb, or, not, exists, selectFrom, fn }) =>
      or([
        eb("kind", "!=", "newsletter"),
        not(
          exists(
            selectFrom("subscriptions")
              .select("subscriptions.id")
              .where("subscriptions.state", "=", "confirmed")
              .where("subscriptions.email", "=", fn<string>("lower", ["leads.email"])),
          ),
        ),
      ]),
    )
    .execute();
}
