import type { Context } from "hono";
import * as z from "zod/mini";
import { sourcePage } from "#contracts/attribution.ts";
import { withoutControlCharacters } from "#contracts/single-line.ts";
import { limitClient, readJson } from "../http/request.ts";
import type { Services } from "../services.ts";

/** Contains nothing about the visitor. */
const islandFailureReport = z.object({
  island: z.string().check(z.regex(/^[a-z-]{1,60}$/, "The island must be given by its name.")),
  page: sourcePage,
  reason: z.string().check(withoutControlCharacters, z.maxLength(200)),
});

/** The browser reports an island that did not start (src/islands/island-failure.ts). */
export async function islandFailure(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "island-failure");
  services.log.warn("island-failed", await readJson(context, islandFailureReport));
  return context.json({ success: true });
}
