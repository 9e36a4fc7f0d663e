import { accessSync, constants, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { reasonOf } from "../log.ts";
import { copiedTables, copyRows, type Fingerprints, fingerprintsOf } from "./copy-database.ts";
import { changeRows, countRows, more } from "./rows.ts";
import { isDamaged } from "./sqlite.ts";
import { openSqlite, openSqliteUnchanged, type Storage } from "./storage.ts";
import type { NewsletterIssueRow, Queries, Tables } from "./tables.ts";

export function verifyBackup(file: string) {
  return withCopy(file, async (copy) => {
    const storage = await openSqliteUnchanged(copy);
    try {
      return await storage.run(verifyContents);
    } finally {
      await storage.close();
    }
  });
}

async function verifyContents(queries: Queries) {
  const check = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(queries);
  const [answer] = check.rows.map((row) => row.integrity_check);
  if (answer !== "ok") throw new Error(`this back-up is damaged: ${answer}`);
  const { rows } = await sql<{ created_at: number; fingerprints: string }>`
    SELECT created_at, fingerprints FROM backup_contents`.execute(queries);
  const [contents] = rows;
  if (contents === undefined) throw new Error("The file does not say what it holds.");
  const expected: Fingerprints = JSON.parse(contents.fingerprints);
  const unknown = Object.keys(expected).find((table) => !copiedTables.includes(table as never));
  if (unknown) throw new Error(`A later version made it: this one does not know ${unknown}.`);
  const found = await fingerprintsOf(queries, Object.keys(expected) as (keyof Tables)[]);
  for (const [table, fingerprint] of Object.entries(expected)) {
    if (!isDeepStrictEqual(fingerprint, found[table as keyof Tables]))
      throw new Error(`The table ${table} is not as it was when the backup was made.`);
  }
  return { madeAt: contents.created_at, fingerprints: expected };
}

type RestoreOptions = { sendWaiting: boolean };
export type Restored = Awaited<ReturnType<typeof restore>>;

/**
 * Fills an empty database, of either engine, from a backup, all or nothing. Messages that waited
 * when the backup was made have probably been sent since. They are held as failed until an operator
 * decides, unless the caller knows that nothing was sent after the backup. In the same way a
 * scheduled issue of the newsletter is a draft again, and one that was being sent is stopped.
 */
export async function restore(file: string, to: Storage, options: RestoreOptions) {
  await verifyBackup(file);
  return withCopy(file, async (copy) => {
    // Opening it also migrates a backup of an earlier version.
    const from = await openSqlite(copy);
    try {
      return await from.transaction((source) =>
        to.transaction(async (target) => {
          await refuseUnlessEmpty(target);
          for (const table of copiedTables.toReversed()) await target.deleteFrom(table).execute();
          await copyRows(source, target);
          const fingerprints = await fingerprintsOf(target);
          if (!isDeepStrictEqual(fingerprints, await fingerprintsOf(source)))
            throw new Error("The copy differs from the backup; nothing was changed.");
          return { fingerprints, held: await settleWaiting(target, options) };
        }),
      );
    } finally {
      await from.close();
    }
  });
}

/** If a server was started there before, its password and counts may be overwritten. */
async function refuseUnlessEmpty(queries: Queries) {
  for (const table of ["people", "suppressions", "desk_users"] as const) {
    if ((await countRows(queries, table, {})) > 0)
      throw new Error(`The database is not empty (${table}): restore into an empty one.`);
  }
}

const heldBecause = "Held after a restore: it may have been sent after the backup was made.";

/**
 * Clears the leases, because the workers that held them when the backup was made do not exist here.
 * Returns what waits for an operator's decision: messages, and issues of the newsletter.
 */
async function settleWaiting(queries: Queries, { sendWaiting }: RestoreOptions) {
  const issues = sendWaiting ? noIssuesHeld : await holdIssues(queries);
  const { numUpdatedRows } = await queries
    .updateTable("outbox")
    .set({ lease_token: null, available_at: 0 })
    .$if(!sendWaiting, (update) => update.set({ status: "failed", last_error: heldBecause }))
    .where("status", "=", "waiting")
    .executeTakeFirst();
  if (!sendWaiting) await skipDueMails(queries);
  return { ...issues, messages: sendWaiting ? 0 : Number(numUpdatedRows) };
}

/** What has become due since the backup was made has probably been sent too. */
async function skipDueMails(queries: Queries) {
  await queries
    .updateTable("bookings")
    .set({ remind_at: null })
    .where("remind_at", "<=", Date.now())
    .execute();
  const on = today(firmTimeZone);
  await queries
    .updateTable("partner_addresses")
    .set({ mailed_on: on })
    .where("email", "is not", null)
    .execute();
  await changeRows(queries, "desk_users", { digest_mail: 1 }, { digest_sent_on: on });
}

const noIssuesHeld = { scheduledIssues: 0, sendingIssues: 0, readers: 0 };

/** As if an admin had unscheduled and stopped them. The readers wait, and no message does. */
async function holdIssues(queries: Queries): Promise<typeof noIssuesHeld> {
  const { readers } = await queries
    .selectFrom("newsletter_recipients")
    .innerJoin("newsletter_issues", "newsletter_issues.id", "newsletter_recipients.issue_id")
    .select(({ fn }) => fn.countAll().as("readers"))
    .where("newsletter_issues.status", "=", "sending")
    .where("newsletter_recipients.status", "in", ["waiting", "queued"])
    .executeTakeFirstOrThrow();
  const hold = async (
    status: NewsletterIssueRow["status"],
    columns: Partial<NewsletterIssueRow>,
  ) => {
    const values = { ...columns, version: more("version") };
    return (await changeRows(queries, "newsletter_issues", { status }, values)).length;
  };
  const draft = { status: "draft", scheduled_at: null, articles: null } as const;
  const scheduledIssues = await hold("scheduled", draft);
  const sendingIssues = await hold("sending", { status: "stopped" });
  await queries.deleteFrom("outbox").where("newsletter_recipient_id", "is not", null).execute();
  await changeRows(queries, "newsletter_recipients", { status: "queued" }, { status: "waiting" });
  return { scheduledIssues, sendingIssues, readers: Number(readers) };
}

/** The commands run as the server's user, who does not see what is in root's folders. */
function refuseUnreadable(file: string) {
  const { username } = userInfo();
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new Error(
      (error as NodeJS.ErrnoException).code === "ENOENT"
        ? `There is no file ${file}.`
        : `The user ${username} may not read ${file}. Copy it into a folder of that user, then: chown ${username} FILE`,
    );
  }
}

/** Works on a copy, because reading and migrating must not change the backup itself. */
async function withCopy<Result>(file: string, work: (copy: string) => Promise<Result>) {
  refuseUnreadable(file);
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  try {
    const copy = join(folder, "backup.sqlite");
    copyFileSync(file, copy);
    return await work(copy);
  } catch (error) {
    const reason = isDamaged(error)
      ? `this back-up is damaged (${reasonOf(error)})`
      : reasonOf(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
