/**
 * Limits of what visitors send, apart from the schemas that check them: a script that only needs to
 * know a limit does not carry the code of the schemas.
 */
export const longest = {
  name: 100,
  practiceName: 120,
  phone: 40,
  email: 254,
  sourcePage: 200,
  partner: 60,
  campaignMark: 100,
} as const;

/** The path of a page, without its query. */
export const pagePath = /^\/[\w./-]*$/;
export const partnerCharacters = /^[\p{L}\p{N} .,&'-]+$/u;
export const host = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(:\d{1,5})?$/;
export const webAddress = /:\/\/|\bwww\./i;
