import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Worker } from "node:worker_threads";
import type { ExpressionBuilder } from "kysely";
import { firm, firmTimeZone } from "#content/firm.ts";
import { daysAhead } from "#contracts/booked-call.ts";
import { calendarFailureNotice } from "#emails/letters/calendar-failure.ts";
import type { Letter } from "#emails/letters/letter.tsx";
import type { Log } from "../log.ts";
import { reasonOf } from "../log.ts";
import { enqueueLetterToMember } from "../outbox/letter-to-member.ts";
import { newId } from "../storage/ids.ts";
import { changeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { BookingSettingsRow, Queries, Tables } from "../storage/tables.ts";
import { RefusedTarget, requestAt, resolveTarget, type TargetRules } from "../webhook-target.ts";
import type { BusyTime, CalendarToRead } from "./read-calendar.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const readEveryMs = 10 * minute;
/** After that a copy that could not be renewed says too little about the days to come. */
const copyUsedMs = day;
/** How long before that the owner is told a second time. */
const lastWarningMs = 4 * 60 * minute;
/** Clocks of two servers may differ by this much. A time further ahead was stored by a wrong one. */
const clocksDifferMs = minute;
/** A copy of yesterday still has to cover all days that are offered. */
const daysRead = daysAhead + 5;
/** A person's day has a dozen. Each is compared with every time that is offered. */
const mostBusyTimes = 2000;
const largestBytes = 1024 * 1024;
const answerMs = 10_000;
const readingMs = 10_000;

/** Why a calendar could not be read, as a sentence for its owner. */
class CalendarFault extends Error {}

/** Apple and Outlook give addresses that begin with webcal://, which means https://. */
export const calendarAddress = (typed: string) => typed.replace(/^webcals?:\/\//i, "https://");

type CalendarReading = {
  storage: Storage;
  rules: TargetRules;
  origin: string;
  now: () => Promise<number>;
  log: Log;
};

/** The calendars of those who are still in the team. */
const connected = (queries: Queries) =>
  queries
    .selectFrom("booking_settings")
    .innerJoin("desk_users", "desk_users.id", "booking_settings.user_id")
    .where("removed_at", "is", null)
    .where("calendar_url", "is not", null);

export async function countFailingCalendars(queries: Queries): Promise<number> {
  const failing = connected(queries).where("calendar_failure", "is not", null);
  return (await failing.select("user_id").execute()).length;
}

/**
 * Reads the calendars that are due. A process that takes one sets its next time first, so that no
 * other process reads it as well, and a process that dies delays it by ten minutes.
 */
export async function readDueCalendars(parts: CalendarReading, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const now = await parts.now();
    const due = await parts.storage.transaction((queries) => takeDue(queries, now));
    if (due === undefined) return;
    await readCalendar(parts, due, signal);
  }
}

async function takeDue(queries: Queries, now: number) {
  const isDue = ({ eb, or }: ExpressionBuilder<Tables, "booking_settings">) =>
    or([
      eb("calendar_next_read_at", "<=", now),
      eb("calendar_next_read_at", ">", now + readEveryMs + clocksDifferMs),
    ]);
  const due = await connected(queries)
    .select("user_id")
    .where(isDue)
    .orderBy("calendar_next_read_at")
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  const taken = await queries
    .updateTable("booking_settings")
    .set({ calendar_next_read_at: now + readEveryMs })
    .where("user_id", "=", due.user_id)
    // Checked again, because on PostgreSQL another process may have taken it meanwhile.
    .where(isDue)
    .returning(["user_id", "calendar_url"])
    .executeTakeFirst();
  return taken ?? { user_id: "", calendar_url: null };
}

/** Reads one calendar and stores its busy times, or why that failed. */
export async function readCalendar(
  { storage, rules, origin, now, log }: CalendarReading,
  { user_id: userId, calendar_url: url }: { user_id: string; calendar_url: string | null },
  signal?: AbortSignal,
) {
  if (url === null) return;
  const from = await now();
  const result = await download(url, rules, signal)
    .then((text) =>
      readInWorker({
        text,
        from,
        to: from + daysRead * day,
        timeZone: firmTimeZone,
        ownId: ["booking-", firm.email.slice(firm.email.indexOf("@"))],
      }),
    )
    .then(
      (busy) => ({ busy }),
      (error: unknown) => ({ failure: inWords(error, log) }),
    );
  // A server that stops has learned nothing about the calendar.
  if (signal?.aborted) return;
  const at = await now();
  await storage.transaction(async (queries) => {
    // Another address may have been entered meanwhile.
    const which = { user_id: userId, calendar_url: url };
    const change = async (values: Partial<BookingSettingsRow>) =>
      (await changeRows(queries, "booking_settings", which, values))[0];
    if ("busy" in result) {
      const well = { calendar_failed_at: null, calendar_failure: null, calendar_warnings: null };
      if (await change({ ...well, calendar_read_at: at }))
        await storeBusyTimes(queries, userId, result.busy);
      return;
    }
    const { failure } = result;
    const state = await change({ calendar_failed_at: at, calendar_failure: failure });
    if (state === undefined) return;
    const readAt = state.calendar_read_at ?? 0;
    const copyUntil = readAt > at + clocksDifferMs ? 0 : readAt + copyUsedMs;
    if (copyUntil <= at) await storeBusyTimes(queries, userId, []);
    // The first mail when it begins to fail, the second before the copy ends. Without a copy one.
    const warnings = at < copyUntil - lastWarningMs ? 1 : 2;
    if ((state.calendar_warnings ?? 0) >= warnings) return;
    await change({ calendar_warnings: warnings });
    const { host } = new URL(url);
    const notice = { host, failure, copyUntil: copyUntil > at ? copyUntil : null, origin };
    await notifyOwner(queries, userId, calendarFailureNotice(notice), at);
  });
}

async function notifyOwner(queries: Queries, userId: string, letter: Letter, now: number) {
  const found = connected(queries).select("email").where("user_id", "=", userId);
  const owner = await found.executeTakeFirst();
  if (owner === undefined) return;
  const { email } = owner;
  await enqueueLetterToMember(queries, { purpose: "desk-notice", letter, email, now });
}

export async function storeBusyTimes(queries: Queries, userId: string, busy: readonly BusyTime[]) {
  // Without reading them: SQLite refuses to answer with a number that JavaScript cannot hold.
  await queries.deleteFrom("busy_times").where("user_id", "=", userId).execute();
  const rows = busy.map(({ start, end }) => ({
    id: newId(),
    user_id: userId,
    starts_at: start,
    ends_at: end,
  }));
  // One statement takes a limited number of values.
  for (let at = 0; at < rows.length; at += 500)
    await queries
      .insertInto("busy_times")
      .values(rows.slice(at, at + 500))
      .execute();
}

/** The socket's error is only logged: it would show which ports of a network are open. */
function inWords(error: unknown, log: Log): string {
  if (error instanceof CalendarFault || error instanceof RefusedTarget) return error.message;
  log.warn("calendar-not-read", { reason: reasonOf(error) });
  return "The calendar could not be reached. Check its address.";
}

/** At most 1 MB, within ten seconds, without redirects. */
async function download(url: string, rules: TargetRules, signal?: AbortSignal): Promise<string> {
  const address = await resolveTarget(url, rules);
  const late = AbortSignal.timeout(answerMs);
  const options = {
    signal: signal ? AbortSignal.any([signal, late]) : late,
    headers: { accept: "text/calendar", "user-agent": "Ledgerwell-Calendar" },
  };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      requestAt(address, url, options, resolve).on("error", reject).end();
    });
    const { statusCode: status = 0 } = response;
    if (status !== 200) {
      response.on("error", () => {}).destroy();
      throw new CalendarFault(
        status >= 300 && status < 400
          ? "The address redirects to another one. Enter that one instead."
          : `The calendar's server answered ${status}. Copy its address again.`,
      );
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > largestBytes) throw new CalendarFault("The calendar is larger than 1 MB.");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  } catch (error) {
    if (late.aborted) throw new CalendarFault("The calendar's server took longer than 10 seconds.");
    throw error;
  }
}

/** Built as an entry (tools/build/build.ts). Tests run the source. */
const reader = ["./read-calendar.ts", "./read-calendar.js", "../read-calendar.js"]
  .map((path) => new URL(path, import.meta.url))
  .find((path) => existsSync(path));

/** In a worker with limits, because a small file can describe an endless number of events. */
export function readInWorker(calendar: CalendarToRead, limitMs = readingMs): Promise<BusyTime[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(reader as URL, {
      workerData: { calendar },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    const tooMuch = new CalendarFault("The calendar has more events than can be read.");
    const timer = setTimeout(() => end(() => reject(tooMuch)), limitMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.on("message", ({ busy }: { busy?: BusyTime[] }) =>
      end(() => {
        if (busy && busy.length <= mostBusyTimes) resolve(busy);
        else reject(busy ? tooMuch : new CalendarFault("This is not a calendar that can be read."));
      }),
    );
    // Out of memory.
    worker.on("error", () => end(() => reject(tooMuch)));
  });
}
