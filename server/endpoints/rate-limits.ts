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

/** Wide enough for an office behind one address, narrow enough to be no use for flooding. */
const limits = {
  "send-email": { points: 30, duration: 10 * minute },
  /** Whoever sends, one mailbox gets no more results than this. */
  "results-to-one-mailbox": { points: 10, duration: hour },
  contact: { points: 10, duration: 10 * minute },
  subscribe: { points: 10, duration: 10 * minute },
  "newsletter-page": { points: 60, duration: 10 * minute },
  password: { points: 10, duration: 15 * minute },
  "password-by-everybody": { points: 300, duration: 15 * minute },
} as const;

export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts one attempt. Gives how long to wait if that was one too many, else undefined. */
  exceeded(name: LimitName, who: string): Promise<number | undefined>;
  /** Takes one attempt back. */
  forgive(name: LimitName, who: string): Promise<void>;
};

/** In memory for one server; in PostgreSQL for several, and in memory again while that is gone. */
export function createRateLimits(pool: pg.Pool | undefined, on: boolean): RateLimits {
  if (!on) return { exceeded: async () => undefined, forgive: async () => {} };
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, limiter(name, limit, pool)]),
  );
  const limiterFor = (name: LimitName) => limiters.get(name) as RateLimiterAbstract;
  return {
    async exceeded(name, who) {
      try {
        await limiterFor(name).consume(anonymous(who));
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
        throw reason;
      }
    },
    async forgive(name, who) {
      await limiterFor(name).reward(anonymous(who));
    },
  };
}

function limiter(
  keyPrefix: string,
  limit: { points: number; duration: number },
  pool: pg.Pool | undefined,
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, ...limit });
  if (pool === undefined) return memory;
  return new RateLimiterPostgres({
    keyPrefix,
    ...limit,
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
