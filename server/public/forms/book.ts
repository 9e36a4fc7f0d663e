import type { Context } from "hono";
import { firmTimeZone } from "#content/firm.ts";
import { callMinutes } from "#contracts/booked-call.ts";
import {
  type BookedCall,
  type BookingTimes,
  bookingRequest,
  bookingTimesQuery,
  bookRequest,
  type TimeTaken as TimeTakenAnswer,
} from "#contracts/booking.ts";
import { bookCall } from "../../bookings/book-call.ts";
import { downloadedCalendar } from "../../bookings/booking-mails.ts";
import {
  bookingByToken,
  cancelBooking,
  changeBooking,
  noSuchBooking,
} from "../../bookings/change-booking.ts";
import { TimeTaken } from "../../bookings/claim.ts";
import { freeTimes, inText } from "../../bookings/free-times.ts";
import { callerOf } from "../../bookings/tell-about.ts";
import { refusals } from "../../http/refusal.ts";
import {
  limitClient,
  limitMailbox,
  limitMailing,
  readJson,
  readQuery,
} from "../../http/request.ts";
import type { Services } from "../../services.ts";
import { isToken } from "../../storage/ids.ts";
import type { BookingRow } from "../../storage/tables.ts";
import { countLeadOf } from "../count.ts";
import { estimateToStore, requestedEstimate } from "./requested-estimate.ts";
import { countLead, mailIsHeld } from "./store-lead.ts";

export async function bookingTimes(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "booking-times");
  const days = readQuery(context, bookingTimesQuery);
  const now = await services.databaseNow();
  const times = await services.storage.run((queries) => freeTimes(queries, { now, ...days }));
  const answer: BookingTimes = {
    zone: firmTimeZone,
    times: times.map((start) => ({ start: inText(start) })),
  };
  return context.json(answer);
}

export async function book(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "book");
  const request = await readJson(context, bookRequest);
  await limitMailbox(services, request.email);
  const { website: _, filledInMs: __, calculation, ...call } = request;
  const estimate = calculation && {
    inputs: calculation,
    result: estimateToStore(requestedEstimate(calculation)),
  };
  const heldUntil = await mailIsHeld(services, "book");
  const { storage, environment, log } = services;
  const now = await services.databaseNow();
  return orTaken(context, async () => {
    const { booking, token, repeated, newLead } = await bookCall(
      storage,
      { ...call, ...estimate },
      { origin: environment.publicOrigin, now, heldUntil },
    );
    services.outbox.wake();
    log.info("call-booked", { id: booking.id, repeated });
    if (newLead) services.metrics?.leadStored("booking");
    if (!repeated) {
      await countLead(services, "book");
      countLeadOf(context, services, "call-booked", call);
    }
    const answer = await answerAbout(booking, token, services, now);
    return { ...answer, ...(heldUntil && { mailWaits: true as const }) };
  });
}

/** For the visitor, with the link in a mail. Only `change` and `cancel` change something. */
export async function booking(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "booking");
  const { token, action, start } = await readJson(context, bookingRequest);
  const { storage, environment } = services;
  const found = isToken(token)
    ? await storage.run((queries) => bookingByToken(queries, token))
    : undefined;
  if (found === undefined) throw noSuchBooking();
  const now = await services.databaseNow();
  const by = { token, origin: environment.publicOrigin, now };
  const changed = async (): Promise<BookingRow> => {
    if (action === "show") return found;
    await limitMailbox(services, found.email);
    if (action === "cancel") return cancelBooking(storage, { id: found.id }, by);
    if (start === undefined) throw refusals.field("Choose a time.", "start");
    return changeBooking(storage, { id: found.id, start: Date.parse(start) }, by);
  };
  return orTaken(context, async () => {
    const current = await changed();
    if (action !== "show") services.outbox.wake();
    return answerAbout(current, token, services, now);
  });
}

/** A time that is taken is answered with the nearest free ones. */
async function orTaken(context: Context, work: () => Promise<BookedCall>): Promise<Response> {
  try {
    return context.json(await work());
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
    const answer: TimeTakenAnswer = { error: error.message, times: error.times };
    return context.json(answer, 409);
  }
}

async function answerAbout(
  booking: BookingRow,
  token: string,
  { storage, environment: { publicOrigin: origin } }: Services,
  now: number,
): Promise<BookedCall> {
  const { name: caller } = await storage.run((queries) => callerOf(queries, booking));
  const isOpen = booking.status === "booked" && booking.starts_at > now;
  return {
    success: true,
    id: booking.id,
    start: inText(booking.starts_at),
    zone: booking.zone,
    minutes: callMinutes,
    phone: booking.phone,
    ...(caller && { caller }),
    about: booking.about,
    status: booking.status === "cancelled" ? "cancelled" : isOpen ? "booked" : "over",
    token,
    ...(isOpen && { calendar: downloadedCalendar(booking, token, { origin, now }) }),
  };
}
