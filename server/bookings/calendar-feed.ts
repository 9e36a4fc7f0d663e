import type { Context } from "hono";
import { bookingSubjects } from "#content/desk.ts";
import { firm } from "#content/firm.ts";
import { calendarFile } from "#wording/calendar-file.ts";
import { refusals } from "../http/refusal.ts";
import { type LimitServices, limitClient } from "../http/request.ts";
import { isToken, tokenHash } from "../storage/ids.ts";
import { findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { readCalls } from "./calls.ts";

/** The address of a person's calls, for their calendar program. The last part is secret. */
export const calendarFeedPath = "/desk/calendar/:file";

export const calendarFeedAddress = (origin: string, secret: string) =>
  `${origin}${calendarFeedPath.replace(":file", `${secret}.ics`)}`;

const keptMs = 30 * 24 * 60 * 60 * 1000;

type FeedServices = LimitServices & {
  storage: Storage;
  databaseNow: () => Promise<number>;
  environment: { publicOrigin: string };
};

/** The calls of one person as a calendar file, without a session: programs send no cookies. */
export async function calendarFeed(context: Context, services: FeedServices): Promise<Response> {
  await limitClient(context, services, "calendar-feed");
  const [, secret = ""] = /^(.*)\.ics$/.exec(context.req.param("file") ?? "") ?? [];
  const now = await services.databaseNow();
  const calls = isToken(secret)
    ? await services.storage.run((queries) => callsOf(queries, tokenHash(secret), now))
    : undefined;
  if (calls === undefined) throw refusals.nothingHere();
  const { publicOrigin } = services.environment;
  const file = calendarFile(
    calls.map((call) => ({
      id: `booking-${call.id}`,
      start: call.starts_at,
      end: call.ends_at,
      sequence: call.sequence,
      summary: `Call ${call.name}`,
      location: call.phone,
      description: [
        `${call.phone}, ${bookingSubjects[call.about]}`,
        call.message,
        `${publicOrigin}/desk/leads/${call.person_id}`,
      ]
        .filter(Boolean)
        .join("\n"),
    })),
    { email: firm.email, now: new Date(now), name: `Calls for ${firm.name}` },
  );
  return context.body(file, 200, { "content-type": "text/calendar; charset=utf-8" });
}

/** Undefined for an unknown secret, or that of a removed member. */
async function callsOf(queries: Queries, secretHash: string, now: number) {
  const person = await findRow(queries, "booking_settings", { feed_secret_hash: secretHash });
  if (person === undefined) return undefined;
  const calls = await readCalls(queries, { userId: person.user_id, from: now - keptMs });
  return calls.filter((call) => call.held_until === null && call.starts_at > now - keptMs);
}
