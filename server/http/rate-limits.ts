import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { keyedHash } from "../storage/ids.ts";

const minute = 60;
const hour = 60 * minute;

/** High enough for an office behind one address, low enough to stop flooding. */
const limits = {
  "send-email": { points: 30, duration: 10 * minute },
  "send-email-by-wider-network": { points: 60, duration: 10 * minute },
  /**
   * Leads that were stored, of all networks together. Above it mail to visitors waits. Far above the
   * load when a speaker names the calculator at a conference.
   */
  "send-email-by-all": { points: 1200, duration: 10 * minute },
  contact: { points: 10, duration: 10 * minute },
  "contact-by-wider-network": { points: 30, duration: 10 * minute },
  "contact-by-all": { points: 400, duration: 10 * minute },
  subscribe: { points: 10, duration: 10 * minute },
  "subscribe-by-wider-network": { points: 30, duration: 10 * minute },
  "subscribe-by-all": { points: 400, duration: 10 * minute },
  book: { points: 10, duration: 10 * minute },
  "book-by-wider-network": { points: 30, duration: 10 * minute },
  "book-by-all": { points: 400, duration: 10 * minute },
  /** Every page of booking reads the times, again when it is shown again. */
  "booking-times": { points: 120, duration: 10 * minute },
  /** To show, change or cancel a call with its link. */
  booking: { points: 30, duration: 10 * minute },
  /** What was stored, by all senders together. Above it mail to that mailbox waits. */
  "mail-to-one-mailbox": { points: 10, duration: hour },
  /** Private addresses of partners, right or wrong. */
  "partner-numbers": { points: 30, duration: 10 * minute },
  /** Short addresses that a partner has made. */
  "partner-place": { points: 60, duration: 10 * minute },
  "newsletter-page": { points: 60, duration: 10 * minute },
  "newsletter-test": { points: 20, duration: 10 * minute },
  "island-failure": { points: 20, duration: 10 * minute },
  /** Several visitors may share an address, and each page reports when it is hidden. */
  count: { points: 300, duration: 10 * minute },
  /** Calendar programs ask a few times an hour, some of them through shared addresses. */
  "calendar-feed": { points: 300, duration: 10 * minute },
  password: { points: 10, duration: 15 * minute },
  "password-by-wider-network": { points: 30, duration: 15 * minute },
  /** All networks together that have not sent the right password recently. */
  "password-by-untrusted-networks": { points: 300, duration: 15 * minute },
  /** Wrong, used or expired links of the desk. Valid links are not counted. */
  "desk-link": { points: 10, duration: 15 * minute },
  /** Enough for an office where the whole team signs in at eight, by e-mailed link. */
  "desk-link-request": { points: 30, duration: 15 * minute },
  /** Mail with links to one member, asked for in browsers that the member has not used. */
  "desk-link-to-one-by-network": { points: 5, duration: hour },
  "desk-link-to-one": { points: 100, duration: hour },
  /** The team by passkey, which takes two requests. */
  "desk-passkey": { points: 100, duration: 15 * minute },
  /** The team by single sign-on, which takes two requests. */
  "desk-single-sign-on": { points: 100, duration: 15 * minute },
} as const;

/** Forms that send mail to an address whose owner has not confirmed it. */
export type MailingForm = "send-email" | "contact" | "subscribe" | "book";

/** Kept by each server: a write to the shared database at every use would cost too much. */
const inMemoryOnly: readonly LimitName[] = ["count", "booking-times"];

export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts one attempt. Returns how long to wait if the limit is exceeded, else undefined. */
  exceeded(name: LimitName, who: string): Promise<number | undefined>;
  /** How long to wait if the limit is reached; longer if it is reached several times over. Counts nothing. */
  reached(name: LimitName, who: string): Promise<number | undefined>;
  takeBack(name: LimitName, who: string): Promise<void>;
};

const unlimited: RateLimits = {
  exceeded: async () => undefined,
  reached: async () => undefined,
  takeBack: async () => {},
};

/** While PostgreSQL is unavailable, and without it, limits are kept in memory. */
export function createRateLimits(
  pool: pg.Pool | undefined,
  on: boolean,
  installationKey: string,
): RateLimits {
  if (!on) return unlimited;
  /** Hashes the key, so that no IP address or mailbox is stored. */
  const anonymous = (who: string) =>
    keyedHash(installationKey, who.toLowerCase(), "base64url").slice(0, 22);
  const names = Object.keys(limits) as LimitName[];
  const limiters = new Map(
    names.map((name) => {
      const shared = inMemoryOnly.includes(name) ? undefined : pool;
      return [name, createLimiter({ keyPrefix: name, ...limits[name] }, shared)];
    }),
  );
  return {
    async exceeded(name, who) {
      try {
        await limiters.get(name)?.consume(anonymous(who));
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
        throw reason;
      }
    },
    async reached(name, who) {
      const counted = await limiters.get(name)?.get(anonymous(who));
      const { points, duration } = limits[name];
      const timesReached = Math.floor((counted?.consumedPoints ?? 0) / points);
      // What waits must not all leave at once when the time is over.
      return counted && timesReached > 0
        ? counted.msBeforeNext + (timesReached - 1) * duration * 1000
        : undefined;
    },
    async takeBack(name, who) {
      await limiters.get(name)?.reward(anonymous(who));
    },
  };
}

function createLimiter(
  options: { keyPrefix: string; points: number; duration: number },
  pool: pg.Pool | undefined,
): RateLimiterAbstract {
  const memory = new RateLimiterMemory(options);
  if (pool === undefined) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: memory,
  });
}
