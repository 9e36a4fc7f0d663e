import type { Context } from "hono";
import type { Services } from "../services.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import type { LimitName } from "./rate-limits.ts";
import { tooMany } from "./refusal.ts";

export async function limitClient(
  context: Context,
  services: Services,
  name: LimitName,
): Promise<void> {
  const network = networkOf(clientAddress(context, services.environment.trustProxy));
  await limit(services, name, network);
}

export async function limit(
  { limits, log }: Services,
  name: LimitName,
  who: string,
): Promise<void> {
  const wait = await limits.exceeded(name, who);
  if (wait === undefined) return;
  log.warn("rate-limited", { limit: name });
  throw tooMany(wait);
}
