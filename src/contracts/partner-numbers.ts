import * as z from "zod/mini";
import { attributionFields } from "./attribution.ts";
import type { CountedEvent } from "./counted-events.ts";
import { singleLine } from "./single-line.ts";

/** One place where a partner uses the calculator: what src/features/embed/snippets.ts puts into links. */
export const partnerPlaceRequest = z.object({
  partner: z.nonoptional(attributionFields.partner),
  placement: attributionFields.placement,
  accent: z.optional(z.string().check(z.regex(/^[0-9a-f]{6}$/))),
  specialties: z.optional(z.string().check(z.regex(/^[a-z0-9,-]{0,1000}$/))),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  url: z.optional(z.string().check(z.regex(/^https:\/\/[^\s"<>]{1,200}$/))),
});

export interface PartnerPlace {
  readonly success: true;
  /** `https://www.ledgerwell.example/p/7hd02k4m`. */
  readonly address: string;
}

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

/** A smaller count is not shown, nor what it could be computed from: server/partners/numbers.ts. */
export const smallestShown = 3;

/** What became of the people whom a partner led to us, each once. */
export const partnerOutcomes = ["new", "talkedTo", "client", "notAFit"] as const;

/** Null: too small, or shown in another row. `orMore`: a multiple of three. */
export type ShownCounts = Readonly<
  Record<PartnerCount, { readonly count: number; readonly orMore: boolean } | null>
>;

export interface PartnerNumbersRow {
  /** `month`: of its weeks that show none. `rest`: of all months that show none. `soFar`: of this week. */
  readonly kind: "week" | "month" | "rest" | "soFar";
  /** Both included, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Empty for visits whose link names none; null for all that show none of the month alone. */
  readonly placement: string | null;
  readonly counts: ShownCounts;
}

export interface PartnerNumbers {
  readonly success: true;
  /** The partner's name. */
  readonly partner: string;
  readonly from: string;
  readonly to: string;
  /** The newest first, then by placement. */
  readonly rows: readonly PartnerNumbersRow[];
  /** What the rows show, added up. A month is written YYYY-MM. */
  readonly places: readonly { readonly name: string | null; readonly counts: ShownCounts }[];
  readonly months: readonly { readonly name: string; readonly counts: ShownCounts }[];
  /** So many or more, in threes. */
  readonly people: Readonly<Record<(typeof partnerOutcomes)[number], number | null>>;
}
