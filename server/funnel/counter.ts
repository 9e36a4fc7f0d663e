import { firmTimeZone } from "#content/firm.ts";
import { recognizedPartner, storedPartner } from "#content/partners/listed-partners.ts";
import { attributionFields } from "#contracts/attribution.ts";
import type { CountedEvent } from "#contracts/counted-events.ts";
import { dayOf } from "#wording/times.ts";
import { type Log, reasonOf } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import type { CountRow } from "../storage/tables.ts";
import { addCounts, countId, other } from "./write-counts.ts";

export type Occurrence = {
  event: CountedEvent;
  path: string;
  partner?: string | null | undefined;
  placement?: string | null | undefined;
  /** The host of the site whose frame it was in. */
  embeddingHost?: string | undefined;
  utmSource?: string | null | undefined;
  utmCampaign?: string | null | undefined;
  device: CountRow["device"];
};

export type Counter = ReturnType<typeof createCounter>;

type CounterParts = {
  storage: Storage;
  isPage: (path: string) => boolean;
  now: () => number;
  log: Log;
};

const everyFewSeconds = 5000;
/** While the database is unavailable, memory must not fill up with unwritten counts. */
const mostWaiting = 20_000;

/** One statement every few seconds adds the counts, so several servers can write at once. */
export function createCounter({ storage, isPage, now, log }: CounterParts) {
  let waiting = new Map<string, CountRow>();
  let writing: Promise<void> = Promise.resolve();

  function add(row: CountRow) {
    const known = waiting.get(row.id);
    if (known) known.count += row.count;
    else if (waiting.size < mostWaiting) waiting.set(row.id, row);
  }

  async function write() {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await addCounts(storage, [...batch.values()]);
    } catch (error) {
      log.warn("counts-not-written", { reason: reasonOf(error) });
      for (const row of batch.values()) add(row);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(flush, everyFewSeconds);
  timer.unref();
  return {
    isPage,
    count(occurrence: Occurrence): void {
      const { event, path, partner, placement, embeddingHost, device } = occurrence;
      const { utmSource, utmCampaign } = occurrence;
      const columns = {
        day: dayOf(now(), firmTimeZone),
        event,
        path: isPage(path) ? path : other,
        partner: countedPartner(partner || path.slice(1), embeddingHost) ?? firmName(partner),
        utm_source: sourceOrIssue(plainName(utmSource), plainName(utmCampaign)),
        device,
        placement: plainName(placement),
      };
      // A placement says where a partner shows us, and nothing without a partner.
      if (columns.partner === "") columns.placement = "";
      add({ id: countId(columns), ...columns, count: 1 });
    },
    flush,
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** The path of a partner's page is its id. Its name in any spelling and its hosts count for it too. */
function countedPartner(id: string, embeddingHost: string | undefined): string | undefined {
  return recognizedPartner(id, embeddingHost) && storedPartner(id, embeddingHost);
}

/** A firm that is not listed counts by its name, if a lead could carry that name. */
function firmName(partner: string | null | undefined): string {
  const name = partner?.trim().replaceAll(/\s+/g, " ");
  if (!name) return "";
  return attributionFields.partner.safeParse(name).success ? name : other;
}

/** A name such as `google` or `spring-letter`. Any other text could identify a person. */
function plainName(mark: string | null | undefined): string {
  const name = mark?.trim().toLowerCase();
  if (!name) return "";
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(name) ? name : other;
}

/** Each issue of the newsletter counts as a source, so that the firm sees what each has led to. */
function sourceOrIssue(source: string, campaign: string): string {
  return source === "newsletter" && campaign ? `${source}/${campaign}` : source;
}
