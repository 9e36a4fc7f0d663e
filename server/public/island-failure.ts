import type { Context } from "hono";
import { islandFailureReport } from "#contracts/island-failure.ts";
import { limitClient, readJson } from "../http/request.ts";
import type { Services } from "../services.ts";

/** The browser reports an island that did not start (src/islands/island-failure.ts). */
export async function islandFailure(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "island-failure");
  services.log.warn("island-failed", await readJson(context, islandFailureReport));
  return context.json({ success: true });
}
