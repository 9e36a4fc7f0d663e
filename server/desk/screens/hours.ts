import type { PersonHours } from "#contracts/desk/hours.ts";
import { recordAudit } from "../../audit/audit.ts";
import { calendarFeedAddress } from "../../bookings/calendar-feed.ts";
import { changeCalendars, readHours, saveHours } from "../../bookings/hours.ts";
import { calendarAddress, readCalendar, storeBusyTimes } from "../../bookings/outside-calendar.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { newToken, tokenHash } from "../../storage/ids.ts";
import type { Queries } from "../../storage/tables.ts";
import type { DeskHandlers } from "../services.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { refuseTarget } from "./connections.ts";

const noCalendar = {
  calendar_url: null,
  calendar_read_at: null,
  calendar_failed_at: null,
  calendar_failure: null,
  calendar_next_read_at: null,
};

export const hoursHandlers = {
  async hours({ queries, user, now }) {
    const whose = user.role === "admin" ? {} : { userId: user.id };
    const people = await readHours(queries, { now, ...whose });
    const isOwn = ({ person }: PersonHours) => Number(person.id === user.id);
    return { people: people.toSorted((one, other) => isOwn(other) - isOwn(one)) };
  },

  async saveHours({ id, body, queries, user, now, record }) {
    refuseOthers(user, id);
    await hoursOf(queries, id, now);
    const saved = await saveHours(queries, id, body);
    const hours = await hoursOf(queries, id, now);
    const sentence =
      "Somebody else changed these hours meanwhile. Nothing of theirs was overwritten.";
    if (!saved) throw new Refusal(409, sentence, {}, { hours });
    await record({ hours: body.weekly.length, absences: body.absences.length });
    return { hours };
  },

  /** Only for oneself: the address shows names and phone numbers without a session. */
  async renewFeed({ id, queries, user, now }, { environment }) {
    if (id !== user.id) throw refusals.notAllowed();
    const secret = newToken();
    await changeCalendars(queries, id, { feed_secret_hash: tokenHash(secret) });
    const hours = await hoursOf(queries, id, now);
    return { hours, address: calendarFeedAddress(environment.publicOrigin, secret) };
  },

  /** Waits for the calendar, because the user who connects it wants to see whether it can be read. */
  async connectCalendar({ id, body, user, now }, services) {
    const { storage, webhookRules: rules, databaseNow, log, environment } = services;
    refuseOthers(user, id);
    const url = calendarAddress(body.url);
    await refuseTarget(url, services);
    await storage.transaction(async (queries) => {
      await hoursOf(queries, id, now);
      await changeCalendars(queries, id, {
        ...noCalendar,
        calendar_url: url,
        // Read now by this process, and by the next minute's round if this one ends before that.
        calendar_next_read_at: now + 60_000,
      });
      await storeBusyTimes(queries, id, []);
      const details = { host: new URL(url).host };
      await recordAudit(queries, { user, now }, "calendar-connected", id, details);
    });
    const reading = { storage, rules, origin: environment.publicOrigin, now: databaseNow, log };
    await readCalendar(reading, { user_id: id, calendar_url: url });
    const at = await databaseNow();
    return { hours: await storage.run((queries) => hoursOf(queries, id, at)) };
  },

  async disconnectCalendar({ id, queries, user, now }) {
    refuseOthers(user, id);
    await hoursOf(queries, id, now);
    await changeCalendars(queries, id, noCalendar);
    await storeBusyTimes(queries, id, []);
    return { hours: await hoursOf(queries, id, now) };
  },
} satisfies Partial<DeskHandlers>;

function refuseOthers(user: DeskUser, id: string) {
  if (user.role !== "admin" && user.id !== id) throw refusals.notAllowed();
}

async function hoursOf(queries: Queries, userId: string, now: number): Promise<PersonHours> {
  const [hours] = await readHours(queries, { userId, now });
  if (hours === undefined) throw refusals.nothingHere();
  return hours;
}
