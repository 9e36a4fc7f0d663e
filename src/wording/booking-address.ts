import { addressWith } from "./fill-in.ts";

/** The booking page of this site. */
export const bookingPage = "/book";

/** The schedulers of the firm's own choice, each empty where there is none: content/firm.json. */
interface BookingLinks {
  readonly booking: string;
  readonly bookingBonds: string;
  readonly bookingCharitable: string;
}

/** What a link to the booking says beforehand: the subject, and the partner who sent the visitor, from where. */
export interface BookingOrigin {
  readonly about?: "rd-credit" | "charitable" | "bonds" | "other" | undefined;
  readonly partner?: string | undefined;
  readonly placement?: string | undefined;
}

/**
 * Decides where every booking link leads: to the firm's own scheduler if it has one, which learns the
 * partner by the mark that such programs store, else to `/book`.
 */
export function bookingAddress(links: BookingLinks, origin: BookingOrigin = {}): string {
  const external = externalBooking(links, origin.about);
  return external
    ? addressWith(external, { utm_source: origin.partner })
    : addressWith(bookingPage, { ...origin });
}

/** Empty if the site's own page takes the booking. */
function externalBooking(links: BookingLinks, about: BookingOrigin["about"]): string {
  const ofSubject = { bonds: links.bookingBonds, charitable: links.bookingCharitable };
  return (ofSubject as Record<string, string>)[about ?? ""] || links.booking;
}

/** The beginnings of all booking links, for the funnel's count. */
export function bookingAddresses(links: BookingLinks): string[] {
  const subjects = [undefined, "bonds", "charitable"] as const;
  return [...new Set(subjects.map((about) => externalBooking(links, about) || bookingPage))];
}

/** If the firm uses an external scheduler, the address of the booking page redirects to it. */
export function bookingRedirects({ booking }: BookingLinks) {
  return booking ? [{ from: bookingPage, to: booking, status: 302 }] : [];
}
