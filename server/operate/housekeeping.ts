import { setTimeout as sleep } from "node:timers/promises";
import { removeOldAudit } from "../audit/audit.ts";
import { releaseHeldCalls } from "../bookings/held-calls.ts";
import { removeUntrustedNetworks } from "../decks/attempt-limits.ts";
import { removeEndedDeckSessions } from "../decks/sessions.ts";
import { removeSentDigests } from "../desk/daily-digest.ts";
import { removeVoidFirstAdminFile } from "../desk/sign-in/links/first-admin-file.ts";
import { removeExpiredLinks } from "../desk/sign-in/links/sign-in-links.ts";
import { removeExpiredChallenges } from "../desk/sign-in/passkeys/challenges.ts";
import { removeEndedDeskSessions } from "../desk/sign-in/sessions.ts";
import { removeOldCounts } from "../funnel/write-counts.ts";
import {
  changeHousekeeping,
  endHold,
  holdDeletion,
  isReleased,
  readHousekeeping,
  wasSetBack,
} from "../leads/deletion-hold.ts";
import { purgeLeads } from "../leads/purge-leads.ts";
import { errorsOnceAMinute, type Log, reasonOf } from "../log.ts";
import { removeOldRecipients } from "../newsletter/readers.ts";
import { confirmationLasts, removeConfirmationMessages } from "../newsletter/subscriptions.ts";
import { moveLateLeads } from "../people/merge.ts";
import { removeUnconfirmed } from "../people/unsubscribe.ts";
import { oldestLeadKept } from "../storage/retention.ts";
import { countRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";

const day = 24 * 60 * 60 * 1000;

/** A longer pause is a clock that jumped, or a server that was off for very long. */
const longestPause = 30 * day;
/** So few leads are erased without a question, however small the database is. */
const fewLeads = 20;

type HousekeepingOptions = {
  storage: Storage;
  dataDir: string;
  origin: string;
  now: () => Promise<number>;
  log: Log;
};

/**
 * Removes what has ended or is too old. That goes by the clock, so after a jump of the clock, or if
 * more than a tenth of the leads would be erased, it waits for a day or for an admin. Held calls are
 * released and late leads moved all the same.
 */
export function createHousekeeping({ storage, dataDir, origin, now, log }: HousekeepingOptions) {
  /** A step that fails is logged and tried again at the next run, and the others are still done. */
  const attempt = async (step: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      log.error("housekeeping-failed", { step, reason: reasonOf(error) });
    }
  };
  const hold = (at: number, because: "clock" | "many", leads: number) =>
    holdDeletion(storage, { at, because, leads }, { origin, log });
  const dueLeads = (time: number, signal: AbortSignal | undefined) =>
    purgeLeads(storage, dataDir, { before: oldestLeadKept(time), dryRun: true, signal });

  async function mayDelete(time: number, signal: AbortSignal | undefined): Promise<boolean> {
    const state = await storage.transaction(async (queries) => {
      if (wasSetBack(await readHousekeeping(queries), time)) await endHold(queries);
      return readHousekeeping(queries);
    });
    if (isReleased(state, time)) return true;
    if (state.held_because === "clock") return false;
    if (state.ran_at === null || time - state.ran_at <= longestPause) return true;
    await hold(time, "clock", await dueLeads(time, signal));
    return false;
  }

  /** Once a day. */
  async function purge(time: number, signal: AbortSignal | undefined) {
    const state = await storage.run(readHousekeeping);
    if (state.purged_at !== null && Math.abs(time - state.purged_at) < day) return;
    if (!isReleased(state, time)) {
      if (state.held_at !== null) return;
      const due = await dueLeads(time, signal);
      const total = await storage.run((queries) => countRows(queries, "leads", {}));
      if (due > Math.max(fewLeads, total / 10)) return hold(time, "many", due);
    }
    const before = oldestLeadKept(time);
    const leads = await purgeLeads(storage, dataDir, { before, automatic: true, signal });
    log.info("leads-purged", { leads });
    // The next start goes on with the rest.
    if (signal?.aborted) return;
    await storage.run((queries) => changeHousekeeping(queries, { purged_at: time }));
  }

  return async (signal?: AbortSignal): Promise<void> => {
    const time = await now();
    if (await mayDelete(time, signal)) {
      const steps: Record<string, (queries: Queries) => Promise<unknown>> = {
        "deck-sessions": (queries) => removeEndedDeckSessions(queries, time),
        "desk-sessions": (queries) => removeEndedDeskSessions(queries, time),
        "sign-in-links": (queries) => removeExpiredLinks(queries, time),
        challenges: (queries) => removeExpiredChallenges(queries, time),
        "first-admin-file": (queries) => removeVoidFirstAdminFile(queries, { dataDir }, time),
        networks: (queries) => removeUntrustedNetworks(queries, time),
        confirmations: (queries) => removeConfirmationMessages(queries, time),
        digests: (queries) => removeSentDigests(queries, time),
        recipients: removeOldRecipients,
        counts: (queries) => removeOldCounts(queries, time),
        audit: (queries) => removeOldAudit(queries, time),
      };
      for (const [step, work] of Object.entries(steps))
        await attempt(step, () => storage.run(work));
      await attempt("unconfirmed", () =>
        removeUnconfirmed(storage, dataDir, { sentBefore: time - confirmationLasts, now: time }),
      );
      await attempt("purge", () => purge(time, signal));
      await attempt("remember", () =>
        storage.transaction(async (queries) => {
          if (isReleased(await readHousekeeping(queries), time)) await endHold(queries);
          await changeHousekeeping(queries, { ran_at: time });
        }),
      );
    }
    await attempt("held-calls", () => releaseHeldCalls(storage, time));
    await attempt("late-leads", () => storage.transaction(moveLateLeads));
    // Also covers what a terminal command erased while this process was reading.
    await attempt("checkpoint", () => storage.checkpoint());
  };
}

export type Repetition = { stop(): Promise<void> };

/** Repeats the work with a pause after each run, so that runs never overlap. */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  { pauseMs, log, failed }: { pauseMs: number; log: Log; failed: string },
): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logFailure = errorsOnceAMinute(log);
  const pause = () => sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {});
  const repeating = (async () => {
    for (await pause(); !signal.aborted; await pause()) {
      try {
        await work(signal);
      } catch (error) {
        logFailure(failed, { reason: reasonOf(error) });
      }
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await repeating;
    },
  };
}
