import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { dayOf, formatMoment, formatTime } from "#wording/times.ts";

/** The desk shows times on the firm's clock, wherever its user is. */
export const firmMoment = (at: number) => formatMoment(at, firmTimeZone);
export const firmTime = (at: number) => formatTime(at, firmTimeZone);
export const firmDay = (at: number) => dayOf(at, firmTimeZone);
export const firmToday = () => today(firmTimeZone);
