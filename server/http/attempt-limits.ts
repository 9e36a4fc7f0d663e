import type { Context } from "hono";
import type { Services } from "../services.ts";
import { keyedHash } from "../storage/ids.ts";
import { installationKey } from "../storage/installation-key.ts";
import type { Queries } from "../storage/tables.ts";
import { clientNetwork, widerNetworkOf } from "./client-address.ts";
import type { LimitName } from "./rate-limits.ts";
import { limit } from "./request.ts";

/** How long a network from which the right password came is no stranger. */
const knownFor = 14 * 24 * 60 * 60 * 1000;

/** An attempt that was counted before it was looked at. */
export type CountedGuess = {
  /** It was right: it counts no longer, and this network is no stranger. */
  wasRight(): Promise<void>;
};

/**
 * Counts an attempt at the presentations' password, the narrowest network first: who is stopped there
 * uses up nothing of the others'. So one attacker cannot close the gate, and many together close it
 * only to networks without a right password in the last 14 days: docs/decisions/0017.
 */
export async function countGuess(context: Context, services: Services): Promise<CountedGuess> {
  const { limits, environment, storage } = services;
  const network = clientNetwork(context, environment.trustProxy);
  const counted: [LimitName, string][] = [];
  const count = async (name: LimitName, who: string) => {
    await limit(services, name, who);
    counted.push([name, who]);
  };
  await count("password", network);
  const now = await services.databaseNow();
  if (!(await storage.run((queries) => isKnown(queries, network, now)))) {
    await count("password-by-wider-network", widerNetworkOf(network));
    await count("password-by-strangers", "all");
  }
  return {
    async wasRight() {
      for (const [name, who] of counted) await limits.takeBack(name, who);
      await storage.run((queries) => remember(queries, network, now));
    },
  };
}

async function networkHash(queries: Queries, network: string): Promise<string> {
  return keyedHash(await installationKey(queries), network);
}

async function isKnown(queries: Queries, network: string, now: number): Promise<boolean> {
  const known = await queries
    .selectFrom("known_networks")
    .select("network_hash")
    .where("network_hash", "=", await networkHash(queries, network))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return known !== undefined;
}

async function remember(queries: Queries, network: string, now: number): Promise<void> {
  const expires_at = now + knownFor;
  await queries
    .insertInto("known_networks")
    .values({ network_hash: await networkHash(queries, network), expires_at })
    .onConflict((conflict) => conflict.column("network_hash").doUpdateSet({ expires_at }))
    .execute();
}

export async function removeForgottenNetworks(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("known_networks").where("expires_at", "<=", now).execute();
}
