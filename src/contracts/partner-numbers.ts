import * as z from "zod/mini";
import type { CountedEvent } from "./counted-events.ts";
import { singleLine } from "./single-line.ts";

/** The secret is in the fragment of the private address, which the browser sends only here. */
export const partnerNumbersRequest = z.object({ secret: singleLine("The address", 100) });

/** What a partner gets back, in the order of a visit, and the event that each counts. */
export const partnerCounts = {
  visits: "page-view",
  begun: "calculator-started",
  results: "step-4",
  sent: "result-mailed",
  contact: "contact-sent",
  booked: "call-booked",
} as const satisfies Record<string, CountedEvent>;

export type PartnerCount = keyof typeof partnerCounts;

/** Below this many results in a week, results and what follows them are not shown. */
export const smallestShown = 3;

export interface PartnerNumbersRow {
  /** The Monday that the week begins with, YYYY-MM-DD. */
  readonly week: string;
  /** Empty for visits whose link names none. */
  readonly placement: string;
  /** Null: fewer than `smallestShown`. */
  readonly counts: Readonly<Record<PartnerCount, number | null>>;
}

export interface PartnerNumbers {
  readonly success: true;
  /** The partner's name. */
  readonly partner: string;
  /** Counted from this Monday to this day, both included. */
  readonly from: string;
  readonly to: string;
  /** The newest week first, then by placement. Weeks without a visit have no row. */
  readonly rows: readonly PartnerNumbersRow[];
}
