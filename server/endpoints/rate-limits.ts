import { createHash } from "node:crypto";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wide enough for an office behind one address, narrow enough to be no use for flooding. */
const limits = {
  "send-email": { points: 30, duration: 10 * minute },
  /** Whoever sends, one mailbox gets no more results than this. */
  "results-to-one-mailbox": { points: 10, duration: hour },
  contact: { points: 10, duration: 10 * minute },
  subscribe: { points: 10, duration: 10 * minute },
  "newsletter-page": { points: 60, duration: 10 * minute },
  "island-failure": { points: 20, duration: 10 * minute },
  password: { points: 10, duration: 15 * minute },
  "password-by-wider-network": { points: 30, duration: 15 * minute },
  /** All networks together from which nobody has given the right password of late. */
  "password-by-strangers": { points: 300, duration: 15 * minute },
} as const;

/** How long a network that gave the right password is no stranger. */
const acquaintance = { keyPrefix: "password-known", points: 1, duration: 14 * day };

export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts one attempt. Returns how long to wait if that was one too many, else undefined. */
  exceeded(name: LimitName, who: string): Promise<number | undefined>;
  /** Takes one attempt back. */
  takeBack(name: LimitName, who: string): Promise<void>;
  /** Whether this network gave the right password lately, and that it did so now. */
  isKnown(network: string): Promise<boolean>;
  remember(network: string): Promise<void>;
};

const unlimited: RateLimits = {
  exceeded: async () => undefined,
  takeBack: async () => {},
  isKnown: async () => false,
  remember: async () => {},
};

/** In memory for one server; in PostgreSQL for several, and in memory again while that is gone. */
export function createRateLimits(pool: pg.Pool | undefined, on: boolean): RateLimits {
  if (!on) return unlimited;
  const names = Object.keys(limits) as LimitName[];
  const limiters = new Map(
    names.map((name) => [name, createLimiter({ keyPrefix: name, ...limits[name] }, pool)]),
  );
  const known = createLimiter(acquaintance, pool);
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
    async takeBack(name, who) {
      await limiters.get(name)?.reward(anonymous(who));
    },
    isKnown: async (network) => (await known.get(anonymous(network))) !== null,
    async remember(network) {
      await known.set(anonymous(network), 1, acquaintance.duration);
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

/** Neither an address nor a mailbox is kept as such. */
function anonymous(who: string): string {
  return createHash("sha256").update(who.toLowerCase()).digest("base64url").slice(0, 22);
}
