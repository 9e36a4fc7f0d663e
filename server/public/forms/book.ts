import type { Context } from "hono";
import { firmTimeZone } from "#content/firm.ts";
import { callMinutes } from "#contracts/booked-call.ts";
import {
  type BookedCall,
  type BookingTimes,
  bookingRequest,
  bookingTimesQuery,
  bookRequest,
} from "#contracts/booking.ts";
import { bookCall } from "../../bookings/book-call.ts";
import { downloadedCalendar } from "../../bookings/booking-mails.ts";
import { type Call, callerOf, noSuchCall, readCalls } from "../../bookings/calls.ts";
import { cancelBooking, changeBooking } from "../../bookings/change-booking.ts";
import { freeTimes, inText, offered } from "../../bookings/free-times.ts";
import { confirmBooking } from "../../bookings/held-calls.ts";
import { clientNetwork, widerNetworkOf } from "../../http/client-address.ts";
import { refusals } from "../../http/refusal.ts";
import { limitClient, limitMailing, readJson, readQuery } from "../../http/request.ts";
import type { Services } from "../../services.ts";
import { isToken } from "../../storage/ids.ts";
import { countLeadOf } from "../count.ts";
import { estimateToStore, requestedEstimate } from "./requested-estimate.ts";
import { countLead, mailIsHeld } from "./store-lead.ts";

export async function bookingTimes(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "booking-times");
  const days = readQuery(context, bookingTimesQuery);
  const now = await services.databaseNow();
  const times = await services.storage.run((queries) => freeTimes(queries, { now, ...days }));
  const answer: BookingTimes = { zone: firmTimeZone, times: times.map(offered) };
  return context.json(answer);
}

export async function book(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "book");
  const request = await readJson(context, bookRequest);
  const { website: _, filledInMs: __, calculation, ...call } = request;
  const estimate = calculation && {
    inputs: calculation,
    result: estimateToStore(requestedEstimate(calculation)),
  };
  const mailNotBefore = await mailIsHeld(services, "book", [call.email]);
  const { storage, environment, log } = services;
  const now = await services.databaseNow();
  const network = widerNetworkOf(clientNetwork(context, environment.trustProxy));
  const booked = await bookCall(
    storage,
    { ...call, ...estimate },
    { origin: environment.publicOrigin, now, network, mailNotBefore },
  );
  const { repeated, token, credit } = booked;
  services.outbox.wake();
  log.info("call-booked", { id: booked.call.id, repeated });
  if (!repeated) {
    services.metrics?.leadStored("booking");
    await countLead(services, "book", [call.email]);
    countLeadOf(context, services, "call-booked", { ...call, ...credit });
  }
  const answer = answerAbout(booked.call, token, services, now);
  return context.json({ ...answer, ...(mailNotBefore && { mailWaits: true as const }) });
}

/** For the visitor, with the link in a mail. `show` changes nothing. */
export async function booking(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "booking");
  const { token, action, start } = await readJson(context, bookingRequest);
  const { storage, environment } = services;
  const [found] = isToken(token) ? await storage.run((q) => readCalls(q, { token })) : [];
  if (found === undefined) throw noSuchCall();
  const now = await services.databaseNow();
  const by = { token, origin: environment.publicOrigin, now };
  const changed = async (): Promise<Call> => {
    if (action === "show") return found;
    if (action === "confirm") return confirmBooking(storage, found.id, by);
    if (action === "cancel") return cancelBooking(storage, { id: found.id }, by);
    if (start === undefined) throw refusals.field("Choose a time.", "start");
    return changeBooking(storage, { id: found.id, start: Date.parse(start) }, by);
  };
  const current = await changed();
  if (action !== "show") services.outbox.wake();
  return context.json(answerAbout(current, token, services, now));
}

function answerAbout(
  call: Call,
  token: string | undefined,
  { environment: { publicOrigin: origin } }: Services,
  now: number,
): BookedCall {
  const caller = callerOf(call);
  const status = statusOf(call, now);
  return {
    success: true,
    id: call.id,
    start: inText(call.starts_at),
    zone: call.zone,
    minutes: callMinutes,
    phone: call.phone,
    ...(caller && { caller }),
    about: call.about,
    ...(call.withEstimate && { withEstimate: true as const }),
    status,
    ...(status === "held" && { heldUntil: inText(call.held_until ?? 0) }),
    ...(token !== undefined && { token }),
    ...(status === "booked" &&
      token !== undefined && { calendar: downloadedCalendar(call, token, { origin, now }) }),
  };
}

function statusOf({ status, held_until, starts_at }: Call, now: number): BookedCall["status"] {
  if (status === "cancelled") return held_until === null ? "cancelled" : "released";
  if (status !== "booked" || starts_at <= now) return "over";
  return held_until === null ? "booked" : "held";
}
