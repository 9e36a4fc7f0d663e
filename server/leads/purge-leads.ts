import { setTimeout as pause } from "node:timers/promises";
import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import { dayOf } from "#wording/times.ts";
import { recordAudit } from "../audit/audit.ts";
import { listMailFolder } from "../mail/mail-folder.ts";
import { summarize } from "../people/summarize.ts";
import { isAfter, type PagePosition } from "../storage/page-position.ts";
import { deleteRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries, Tables } from "../storage/tables.ts";

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

/**
 * Oldest first. What clients and subscribers sent is kept, and what has waiting messages. A person
 * of whom nothing is left goes with the last of it.
 */
export async function purgeLeads(
  storage: Storage,
  dataDir: string,
  { before, dryRun = false, automatic = false, signal }: Purge,
): Promise<number> {
  const now = await storage.now();
  const mailFolder = listMailFolder(dataDir);
  const details: AuditDetails = automatic ? { reason: "retention" } : {};
  let erased = 0;
  for (let after: PagePosition | undefined; ; ) {
    const page = await storage.transaction(async (queries) => {
      const candidates = await leadsBefore(queries, before, after);
      const due = await noLongerNeeded(queries, candidates, before);
      const ids = due.map(({ id }) => id);
      if (!dryRun && ids.length > 0) {
        const people = [...new Set(due.map(({ person_id }) => person_id))];
        // All of them are as old: a person with a later call keeps their leads.
        const calls = await deleteRows(queries, "bookings", { person_id: people });
        await deleteRows(queries, "leads", ids);
        const gone = await deleteWithoutTraces(queries, people);
        await summarize(
          queries,
          people.filter((id) => !gone.includes(id)),
        );
        for (const id of gone) await recordAudit(queries, { now }, "person-erased", id, details);
        mailFolder.erase([...ids, ...gone, ...calls.map(({ id }) => id)]);
      }
      return { last: candidates.at(-1), erased: ids.length };
    });
    erased += page.erased;
    if (page.last === undefined || signal?.aborted) break;
    after = { at: page.last.created_at, id: page.last.id };
    await pause(pauseInMs);
  }
  // Somebody whose only lead was deleted at the desk.
  if (!dryRun)
    await storage.transaction(async (queries) => {
      const old = queries
        .selectFrom("people")
        .select("people.id")
        .where("created_at", "<", before)
        .where("newest_at", "is", null)
        .where(restsSince(queries, before));
      await deleteWithoutTraces(queries, old);
    });
  await storage.checkpoint();
  return erased;
}

/** People without leads, calls and subscription. Their notes and events go with them. */
async function deleteWithoutTraces(
  queries: Queries,
  ids: readonly string[] | SelectQueryBuilder<Tables, "people", { id: string }>,
): Promise<string[]> {
  const gone = await queries
    .deleteFrom("people")
    .where("id", "in", ids)
    .where("merged_into", "is", null)
    .where("status", "!=", "client")
    .where(({ not, exists, selectFrom, and }) =>
      and(
        (["leads", "bookings"] as const).map((table) =>
          not(exists(selectFrom(table).select("id").whereRef("person_id", "=", "people.id"))),
        ),
      ),
    )
    .where("id", "not in", subscribers(queries))
    .returning("id")
    .execute();
  const goneIds = gone.map(({ id }) => id);
  // The addresses that were known as theirs.
  await deleteRows(queries, "people", { merged_into: goneIds });
  return goneIds;
}

/** Who subscribed at one of their addresses, also at that of a person who was merged into them. */
function subscribers(queries: Queries) {
  return queries
    .selectFrom("subscriptions")
    .innerJoin("people as reader", "reader.id", "subscriptions.person_id")
    .select(({ fn }) => fn.coalesce("reader.merged_into", "reader.id").as("id"));
}

/** People who were not worked on since then, and have no later next step. */
function restsSince(queries: Queries, before: number) {
  const workedOn = (table: "person_notes" | "person_events") =>
    queries.selectFrom(table).select("person_id").where("created_at", ">=", before);
  return ({ eb, or, and }: ExpressionBuilder<Tables, "people">) =>
    and([
      or([
        eb("people.next_step_on", "is", null),
        eb("people.next_step_on", "<", dayOf(before, firmTimeZone)),
      ]),
      eb("people.id", "not in", workedOn("person_notes")),
      eb("people.id", "not in", workedOn("person_events")),
    ]);
}

function leadsBefore(queries: Queries, time: number, after: PagePosition | undefined) {
  return queries
    .selectFrom("leads")
    .innerJoin("people", "people.id", "leads.person_id")
    .select(["leads.id", "leads.created_at"])
    .where("leads.created_at", "<", time)
    .where("people.status", "!=", "client")
    .where(isAfter("leads", after, { sign: ">" }))
    .orderBy("leads.created_at")
    .orderBy("leads.id")
    .limit(leadsAtATime)
    .execute();
}

/**
 * Leads of people who since `before` were not worked on, got no e-mail about it, have no waiting
 * message, no later next step or call, and do not read the newsletter they asked for. An e-mail that
 * is sent during the purge, which the listing of the mail folder lacks, was sent since `before` too.
 */
async function noLongerNeeded(
  queries: Queries,
  candidates: readonly { id: string }[],
  before: number,
): Promise<{ id: string; person_id: string }[]> {
  const ids = candidates.map(({ id }) => id);
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
  return queries
    .selectFrom("leads")
    .innerJoin("people", "people.id", "leads.person_id")
    .select(["leads.id", "leads.person_id"])
    .where("leads.id", "in", ids)
    .where(restsSince(queries, before))
    .where("leads.id", "not in", mailedOrWaiting)
    .where("leads.person_id", "not in", ({ selectFrom }) =>
      selectFrom("bookings").select("person_id").where("ends_at", ">=", before),
    )
    .where(({ eb, or }) =>
      or([
        eb("leads.kind", "!=", "newsletter"),
        eb("leads.person_id", "not in", subscribers(queries)),
      ]),
    )
    .execute();
}
