import type { Context } from "hono";
import { clientNetwork, widerNetworkOf } from "./client-address.ts";
import type { Gate, LimitName, Place } from "./rate-limits.ts";
import { limit } from "./request.ts";
import type { Services } from "./services.ts";

/** An attempt that was counted before it was looked at. */
export type CountedGuess = {
  /** It was right: it counts no longer, and this network is no stranger. */
  wasRight(): Promise<void>;
};

/**
 * Counts an attempt, the narrowest network first: who is stopped there uses up nothing of the
 * others'. So one attacker cannot close the gate, and many together close it only to networks
 * nobody has come in from of late: docs/decisions/0017.
 */
export async function countGuess(
  context: Context,
  services: Services,
  gate: Gate,
  place: Place,
): Promise<CountedGuess> {
  const { limits, environment } = services;
  const network = clientNetwork(context, environment.trustProxy);
  const counted: [LimitName, string][] = [[gate, network]];
  if (!(await limits.isKnown(place, network))) {
    counted.push([`${gate}-by-wider-network`, widerNetworkOf(network)]);
    counted.push([`${gate}-by-strangers`, "all"]);
  }
  for (const [name, who] of counted) await limit(services, name, who);
  return {
    async wasRight() {
      for (const [name, who] of counted) await limits.takeBack(name, who);
      await limits.remember(place, network);
    },
  };
}
