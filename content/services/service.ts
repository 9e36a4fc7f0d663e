import type { DeadlineName } from "#tax-law/deadlines.ts";
import type { BookingOrigin } from "#wording/booking-address.ts";

/**
 * The text of a service page. One file per service in this folder; see
 * docs/how-to/add-a-service.md.
 */
export interface ServiceContent {
  id: string;
  title: string;
  category: string;
  tone: "green" | "blue" | "plum";
  audience: string;
  isHealthcareSpecific: boolean;
  /** One sentence under the title. */
  description: string;
  /** What speaks against it, above the booking button. */
  doubts?: string;
  /** The row in the list of services. */
  teaser: string;
  keyBenefit: string;
  /** The subject of a consultation on this service: src/wording/booking-address.ts. */
  bookingSubject?: BookingOrigin["about"];
  /** A calculator for this service, where there is one. */
  estimate?: { label: string; href: string };
  metaDescription: string;
  keywords: readonly string[];
  longDescription: readonly string[];
  benefits: readonly string[];
  /** Instead of “Benefits” and “Key benefit”, where only a sponsor claims them. */
  benefitsHeading?: string;
  /** The steps by their names, in order. */
  process: Readonly<Record<string, string>>;
  /** Articles on the subject, by id. */
  reading?: readonly string[];
  /** By question. An answer that says until when something is open links to that day's calendar file. */
  faqs: Readonly<Record<string, string | { answer: string; deadline: DeadlineName }>>;
  /** Questions to ask before signing anything, for subjects that the IRS examines closely. */
  questionsToAskFirst?: readonly string[];
}
