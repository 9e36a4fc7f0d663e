import { setTimeout as pause } from "node:timers/promises";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { listMailFolder } from "../mail/mail-folder.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { deleteLeads } from "./erase-person.ts";

type Purge = {
  before: number;
  dryRun?: boolean;
  /** Done by the server, not at the terminal. The Activity screen shows it. */
  automatic?: boolean;
  signal?: AbortSignal | undefined;
};

/**
 * SQLite lets one process write at a time, so transactions are short. The pause between them is
 * longer than the server's pause between two attempts (storage/sqlite.ts).
 */
const leadsAtATime = 300;
const pauseInMs = 100;

/** Oldest first. Clients, subscribers and leads with waiting messages are kept. */
export async function purgeLeads(
  storage: Storage,
  dataDir: string,
  { before, dryRun = false, automatic = false, signal }: Purge,
): Promise<number> {
  const now = await storage.now();
  const mailFolder = listMailFolder(dataDir);
  const by = { now, ...(automatic && { reason: "retention" as const }) };
  let erased = 0;
  for (let after: PagePosition | undefined; ; ) {
    const page = await storage.transaction(async (queries) => {
      const candidates = await leadsBefore(queries, before, after);
      const ids = await noLongerNeeded(queries, candidates, before);
      if (!dryRun) await deleteLeads(queries, () => mailFolder, ids, by);
      return { last: candidates.at(-1), erased: ids.length };
    });
    erased += page.erased;
    if (page.last === undefined || signal?.aborted) break;
    after = { at: page.last.created_at, id: page.last.id };
    await pause(pauseInMs);
  }
  await storage.checkpoint();
  return erased;
}

function leadsBefore(queries: Queries, time: number, after: PagePosition | undefined) {
  return queries
    .selectFrom("leads")
    .select(["id", "created_at"])
    .where("created_at", "<", time)
    .where("status", "!=", "client")
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
 * Leads that since `before` were not worked on and got no e-mail, have no waiting message and no
 * later next step, and belong to no subscriber. An e-mail that is sent during the purge, which the
 * listing of the mail folder lacks, was sent since `before` too.
 */
async function noLongerNeeded(
  queries: Queries,
  candidates: readonly { id: string }[],
  before: number,
): Promise<string[]> {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const since = (table: "lead_notes" | "lead_events") =>
    queries
      .selectFrom(table)
      .select("lead_id")
      .where("lead_id", "in", ids)
      .where("created_at", ">=", before);
  const mailedOrWaiting = queries
    .selectFrom("outbox")
    .select("lead_id")
    .$narrowType<{ lead_id: string }>()
    .where("lead_id", "in", ids)
    .where(({ eb, or, and }) =>
      or([
        eb("status", "=", "waiting"),
        and([
          eb("channel", "=", "mail"),
          or([eb("created_at", ">=", before), eb("finished_at", ">=", before)]),
        ]),
      ]),
    );
  const rows = await queries
    .selectFrom("leads")
    .select("id")
    .where("id", "in", ids)
    .where(({ eb, or }) =>
      or([
        eb("next_step_on", "is", null),
        eb("next_step_on", "<", today(firmTimeZone, new Date(before))),
      ]),
    )
    .where("id", "not in", mailedOrWaiting)
    .where("id", "not in", since("lead_notes"))
    .where("id", "not in", since("lead_events"))
    .where(({ eb, or, fn, selectFrom }) =>
      or([
        eb("kind", "!=", "newsletter"),
        eb(fn<string>("lower", ["email"]), "not in", selectFrom("subscriptions").select("email")),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
