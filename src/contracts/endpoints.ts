/**
 * What browser and server agree on without a schema: the browser's forms import this file and, by
 * that, not the schemas.
 */
export const sendEmailPath = "/functions/v1/send-email";
export const contactPath = "/functions/v1/contact";
export const subscribePath = "/functions/v1/subscribe";
export const confirmSubscriptionPath = "/newsletter/confirm";
export const unsubscribePath = "/newsletter/unsubscribe";
export const deckPasswordPath = "/functions/v1/verify-presentation-password";
export const deckSessionPath = "/functions/v1/presentation-session";
export const deckPath = (deckId: string): string => `/functions/v1/presentations/${deckId}`;
export const countPath = "/functions/v1/count";
export const islandFailurePath = "/functions/v1/island-failure";

/** A person needs longer than this; a form sent sooner should wait for the rest of it. */
export const minimumFillMilliseconds = 1500;

/**
 * The bearer of the browser's calls when the operator sets no PUBLIC_ANON_KEY. It is public: it
 * tells the site's own pages from stray traffic, and protects nothing by itself.
 */
export const samplePublicAnonKey = "ledgerwell-public-anon-key";

/** Every component in every state: shown in development and to tests, never served to visitors. */
export const specimenPath = "/specimen";
