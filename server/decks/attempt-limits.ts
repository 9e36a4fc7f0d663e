import type { Context } from "hono";
import { clientNetwork, widerNetworkOf } from "../http/client-address.ts";
import type { LimitName } from "../http/rate-limits.ts";
import { type LimitServices, limit } from "../http/request.ts";
import { installationKey, keyedHash } from "../storage/ids.ts";
import { findRow, putRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";

const trustedFor = 14 * 24 * 60 * 60 * 1000;

export type AttemptServices = LimitServices & {
  storage: Storage;
  databaseNow: () => Promise<number>;
};

/**
 * Counts an attempt at the decks' password, the narrowest network first. A client that is refused
 * there does not use up the wider limits, so one attacker cannot lock out everyone. Many attackers
 * together can lock out only networks without a right password in the last 14 days
 * (docs/decisions/0016). Returns what to call if the password was right: the attempt no longer
 * counts, and its network is trusted.
 */
export async function countAttempt(context: Context, services: AttemptServices) {
  const { limits, environment, storage } = services;
  const network = clientNetwork(context, environment.trustProxy);
  const counted: [LimitName, string][] = [];
  const count = async (name: LimitName, who: string) => {
    await limit(services, name, who);
    counted.push([name, who]);
  };
  await count("password", network);
  const now = await services.databaseNow();
  if (!(await storage.run((queries) => isTrusted(queries, network, now)))) {
    await count("password-by-wider-network", widerNetworkOf(network));
    await count("password-by-untrusted-networks", "all");
  }
  return async () => {
    for (const [name, who] of counted) await limits.takeBack(name, who);
    await storage.run((queries) => trustNetwork(queries, network, now));
  };
}

async function networkHash(queries: Queries, network: string): Promise<string> {
  return keyedHash(await installationKey(queries), network);
}

async function isTrusted(queries: Queries, network: string, now: number): Promise<boolean> {
  const network_hash = await networkHash(queries, network);
  const trusted = await findRow(queries, "trusted_networks", { network_hash });
  return trusted !== undefined && trusted.expires_at > now;
}

async function trustNetwork(queries: Queries, network: string, now: number) {
  const network_hash = await networkHash(queries, network);
  await putRow(queries, "trusted_networks", { network_hash }, { expires_at: now + trustedFor });
}

export async function removeUntrustedNetworks(queries: Queries, now: number) {
  await queries.deleteFrom("trusted_networks").where("expires_at", "<=", now).execute();
}
