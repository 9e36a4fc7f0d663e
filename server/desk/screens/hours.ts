import type { AuditAction } from "#contracts/desk/audit.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { recordAudit } from "../../audit.ts";
import { calendarFeedAddress } from "../../bookings/calendar-feed.ts";
import { changeCalendars, readHours, saveHours } from "../../bookings/hours.ts";
import { calendarAddress, readCalendar, storeBusyTimes } from "../../bookings/outside-calendar.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { newToken, tokenHash } from "../../storage/ids.ts";
import type { Queries } from "../../storage/tables.ts";
import { RefusedTarget, resolveTarget } from "../../webhook-target.ts";
import type { DeskHandlers } from "../services.ts";
import type { DeskUser } from "../sign-in/sessions.ts";

export const hoursHandlers = {
  async hours({ user }, services) {
    const now = await services.databaseNow();
    const people = await services.storage.run((queries) =>
      readHours(queries, { now, ...(user.role === "admin" ? {} : { userId: user.id }) }),
    );
    const isOwn = ({ person }: PersonHours) => Number(person.id === user.id);
    return { people: people.toSorted((one, other) => isOwn(other) - isOwn(one)) };
  },

  async saveHours({ id, body, user }, services) {
    const { saved, hours } = await change(services, user, id, async (queries, now) => {
      const saved = await saveHours(queries, id, body);
      const details = { hours: body.weekly.length, absences: body.absences.length };
      if (saved) await audit(queries, user, "hours-changed", id, now, details);
      return { saved, hours: await hoursOf(queries, id, now) };
    });
    if (saved) return { hours };
    const sentence =
      "Somebody else changed these hours meanwhile. Nothing of theirs was overwritten.";
    throw new Refusal(409, sentence, {}, { hours });
  },

  /** Only for oneself: the address shows names and phone numbers without a session. */
  async renewFeed({ id, user }, services) {
    if (id !== user.id) throw refusals.notAllowed();
    const secret = newToken();
    const hours = await change(services, user, id, async (queries, now) => {
      await changeCalendars(queries, id, { feed_secret_hash: tokenHash(secret) });
      await audit(queries, user, "calendar-address-made", id, now);
      return hoursOf(queries, id, now);
    });
    return { hours, address: calendarFeedAddress(services.environment.publicOrigin, secret) };
  },

  /** Waits for the calendar, because the user who connects it wants to see whether it can be read. */
  async connectCalendar({ id, body, user }, services) {
    refuseOthers(user, id);
    const url = calendarAddress(body.url);
    await refuseTarget(url, services);
    await change(services, user, id, async (queries, now) => {
      await changeCalendars(queries, id, {
        calendar_url: url,
        calendar_read_at: null,
        calendar_failed_at: null,
        calendar_failure: null,
        // Read now by this process, and by the next minute's round if this one ends before that.
        calendar_next_read_at: now + 60_000,
      });
      await storeBusyTimes(queries, id, []);
      await audit(queries, user, "calendar-connected", id, now, { host: new URL(url).host });
    });
    const { storage, webhookRules: rules, databaseNow: now, log, environment } = services;
    const reading = { storage, rules, origin: environment.publicOrigin, now, log };
    await readCalendar(reading, { user_id: id, calendar_url: url });
    const at = await now();
    return { hours: await storage.run((queries) => hoursOf(queries, id, at)) };
  },

  async disconnectCalendar({ id, user }, services) {
    const hours = await change(services, user, id, async (queries, now) => {
      await changeCalendars(queries, id, {
        calendar_url: null,
        calendar_read_at: null,
        calendar_failed_at: null,
        calendar_failure: null,
        calendar_next_read_at: null,
      });
      await storeBusyTimes(queries, id, []);
      await audit(queries, user, "calendar-disconnected", id, now);
      return hoursOf(queries, id, now);
    });
    return { hours };
  },
} satisfies Partial<DeskHandlers>;

async function change<Result>(
  services: Services,
  user: DeskUser,
  id: string,
  work: (queries: Queries, now: number) => Promise<Result>,
): Promise<Result> {
  refuseOthers(user, id);
  const now = await services.databaseNow();
  return services.storage.transaction(async (queries) => {
    await hoursOf(queries, id, now);
    return work(queries, now);
  });
}

function refuseOthers(user: DeskUser, id: string): void {
  if (user.role !== "admin" && user.id !== id) throw refusals.notAllowed();
}

async function hoursOf(queries: Queries, userId: string, now: number): Promise<PersonHours> {
  const [hours] = await readHours(queries, { userId, now });
  if (hours === undefined) throw refusals.nothingHere();
  return hours;
}

async function refuseTarget(url: string, { webhookRules }: Services): Promise<void> {
  try {
    await resolveTarget(url, webhookRules);
  } catch (error) {
    if (error instanceof RefusedTarget) throw refusals.field(error.message, "url");
    throw error;
  }
}

function audit(
  queries: Queries,
  user: DeskUser,
  action: AuditAction,
  subject: string,
  now: number,
  details: Record<string, string | number> = {},
): Promise<void> {
  return recordAudit(queries, { user, action, subject, details, now });
}
