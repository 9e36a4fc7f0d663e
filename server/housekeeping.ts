import { setTimeout as sleep } from "node:timers/promises";
import { removeOldAudit } from "./audit.ts";
import { removeUntrustedNetworks } from "./decks/attempt-limits.ts";
import { removeEndedDeckSessions } from "./decks/sessions.ts";
import { removeVoidFirstAdminFile } from "./desk/sign-in/links/first-admin-file.ts";
import { removeExpiredLinks } from "./desk/sign-in/links/sign-in-links.ts";
import { removeExpiredChallenges } from "./desk/sign-in/passkeys/challenges.ts";
import { removeEndedDeskSessions } from "./desk/sign-in/sessions.ts";
import { removeOldCounts } from "./funnel/write-counts.ts";
import { removeUnconfirmed } from "./leads/newsletter-leads.ts";
import { purgeLeads } from "./leads/purge-leads.ts";
import { type Log, reasonOf } from "./log.ts";
import { removeOldRecipients } from "./newsletter/readers.ts";
import { removeConfirmationMessages } from "./newsletter/subscriptions.ts";
import { oldestLeadKept } from "./storage/retention.ts";
import type { Storage } from "./storage/storage.ts";

const day = 24 * 60 * 60 * 1000;

type Parts = {
  storage: Storage;
  dataDir: string;
  now: () => Promise<number>;
  log: Log;
};

export function createHousekeeping({ storage, dataDir, now, log }: Parts) {
  let purgedAt = Number.NEGATIVE_INFINITY;
  return async (signal?: AbortSignal): Promise<void> => {
    const time = await now();
    await storage.run((queries) => removeEndedDeckSessions(queries, time));
    await storage.run((queries) => removeEndedDeskSessions(queries, time));
    await storage.run((queries) => removeExpiredLinks(queries, time));
    await storage.run((queries) => removeExpiredChallenges(queries, time));
    await storage.run((queries) => removeVoidFirstAdminFile(queries, { dataDir }, time));
    await storage.run((queries) => removeUntrustedNetworks(queries, time));
    await storage.run((queries) => removeConfirmationMessages(queries, time));
    await removeUnconfirmed(storage, dataDir, time);
    await storage.run(removeOldRecipients);
    await storage.run((queries) => removeOldCounts(queries, time));
    await storage.run((queries) => removeOldAudit(queries, time));
    if (Math.abs(time - purgedAt) >= day) {
      const before = oldestLeadKept(time);
      const leads = await purgeLeads(storage, dataDir, { before, automatic: true, signal });
      log.info("leads-purged", { leads });
      purgedAt = time;
    }
    // Also covers what a terminal command erased while this process was reading.
    await storage.checkpoint();
  };
}

export type Repetition = { stop(): Promise<void> };

/** Repeats the work with a pause after each run, so that runs never overlap. */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  { pauseMs, log, failed = "housekeeping-failed" }: { pauseMs: number; log: Log; failed?: string },
): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {});
  const repeating = (async () => {
    for (await pause(); !signal.aborted; await pause()) {
      try {
        await work(signal);
      } catch (error) {
        log.error(failed, { reason: reasonOf(error) });
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
