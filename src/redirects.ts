import { firm } from "../content/firm.ts";
import { bookingRedirects } from "./wording/booking-address.ts";

/**
 * Redirects, answered by the server before anything else. `from` ending in `/*` matches one unknown
 * segment below; a known page of that name is always served first.
 */
export const redirects = [
  ...bookingRedirects(firm.links),
  { from: "/services/business-deductions", to: "/services", status: 301 },
  { from: "/services/*", to: "/services", status: 302 },
  { from: "/knowledge-bank/*", to: "/knowledge-bank", status: 302 },
];
