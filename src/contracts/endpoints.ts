/**
 * What browser and server share without a schema. The browser's forms import this file and so do
 * not load the schemas.
 */
export const sendEmailPath = "/functions/v1/send-email";
export const sendPlanPath = "/functions/v1/send-plan";
export const contactPath = "/functions/v1/contact";
export const subscribePath = "/functions/v1/subscribe";
export const bookingTimesPath = "/functions/v1/booking-times";
export const bookPath = "/functions/v1/book";
export const bookingPath = "/functions/v1/booking";
/** The page behind the link in a booking's mails, followed by `#` and the token. */
export const changeBookingPage = "/book/change";
/** Takes the form `three times that suit you` as the browser sends it, without JavaScript. */
export const threeTimesPath = "/book/three-times";
/** A partner's numbers, and their page, followed by `#` and the secret of the private address. */
export const partnerNumbersPath = "/functions/v1/partner-numbers";
export const partnerNumbersPage = "/partners/numbers";
/** Ends the copies that a CPA gets when clients send their results. */
export const stopCopiesPath = "/copies/stop";
/** Makes the short address of a place, and that address, which opens the calculator. */
export const partnerPlacePath = "/functions/v1/partner-place";
export const shortAddressPath = (code: string): string => `/p/${code}`;
/** Begins, and ends, the monthly mail with these numbers. */
export const agreeToPartnerMailPath = "/partners/agree";
export const stopPartnerMailPath = "/partners/stop";
export const confirmSubscriptionPath = "/newsletter/confirm";
export const unsubscribePath = "/newsletter/unsubscribe";
export const issuePagePath = (slug: string): string => `/newsletter/${slug}`;
export const deckPasswordPath = "/functions/v1/verify-presentation-password";
export const deckSessionPath = "/functions/v1/presentation-session";
export const deckPath = (deckId: string): string => `/functions/v1/presentations/${deckId}`;
export const countPath = "/functions/v1/count";
export const islandFailurePath = "/functions/v1/island-failure";

/** The answer to a form that was sent. */
export interface FormAnswer {
  readonly success: true;
  /** The lead. A newsletter's answer has none: it is the same for a new address and a known one. */
  readonly id?: string;
  /** So many forms arrive that e-mail to visitors leaves some minutes later. */
  readonly mailWaits?: true;
}

/** Every answer of 4xx and 5xx: one sentence that a visitor can read. */
export interface Failure {
  readonly error: string;
  /** What the sentence is about, if it is about one field of the request. */
  readonly field?: string;
}

/** A person needs longer than this. A form submitted sooner waits for the rest of the time. */
export const minimumFillMilliseconds = 1500;

/**
 * The bearer of the browser's calls when the operator sets no PUBLIC_ANON_KEY. It is public: it
 * separates the site's own pages from stray traffic, and protects nothing by itself.
 */
export const samplePublicAnonKey = "ledgerwell-public-anon-key";

/** Every component in every state: shown in development and to tests, never served to visitors. */
export const specimenPath = "/specimen";
