import { currentAttribution } from "#browser/attribution.ts";
import { embedPath } from "#content/calculators/embed.ts";
import { firm } from "#content/firm.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import type { Attribution } from "#contracts/attribution.ts";
import { bookingAddress, bookingPage } from "#wording/booking-address.ts";
import { addressWith } from "#wording/fill-in.ts";
import type { Answers } from "../answers/answers.ts";
import { estimateHash } from "../answers/answers-link.ts";

/** Where the visit came from, and the color of the embedded calculator. */
export function originOfVisit(): Attribution & { accent?: string } {
  const accent = new URLSearchParams(location.search).get("accent")?.toLowerCase() ?? "";
  const used = location.pathname === embedPath && /^[0-9a-f]{6}$/.test(accent);
  return { ...currentAttribution(), ...(used && { accent }) };
}

/** What may be shown of the partner. */
export function partnerOfVisit() {
  return shownPartner(currentAttribution());
}

/**
 * The booking page. A frame on another site cannot share what its browser keeps with our pages, so
 * its link carries the result.
 */
export function bookingOfResult(answers: Answers): string {
  const { partner, placement } = currentAttribution();
  const address = bookingAddress(firm.links, { about: "rd-credit", partner, placement });
  const isFramed = location.pathname === embedPath && address.startsWith(bookingPage);
  return isFramed ? address + estimateHash(answers) : address;
}

/** This calculator for a link. In a frame that is its own page, under the partner's name. */
export function calculatorAddress(): string {
  const { partner, placement, accent } = originOfVisit();
  return location.pathname === embedPath
    ? addressWith(embedPath, { partner, placement, accent })
    : location.pathname;
}
