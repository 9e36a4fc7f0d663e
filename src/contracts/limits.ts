/**
 * Limits of what visitors send. They are separate from the schemas that check them, so that a
 * script that needs only a limit does not load the schemas' code.
 */
export const longest = {
  name: 100,
  practiceName: 120,
  phone: 40,
  email: 254,
  sourcePage: 200,
  partner: 60,
  placement: 40,
  campaignMark: 100,
} as const;

/** The beginnings of sentences about a field. */
export const called = {
  name: "Your name",
  practiceName: "The practice name",
  phone: "The phone number",
} as const;

/** The path of a page of this site, without its query. `//` would begin the name of another host. */
export const pagePath = /^\/(?!\/)[\w./-]*$/;
export const partnerCharacters = /^[\p{L}\p{N} .,&'-]+$/u;
/** Where a partner shows the calculator or its link, such as `newsletter` or `webinar-2`. */
export const placementCharacters = /^[a-z0-9-]+$/i;
export const host = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(:\d{1,5})?$/;

/** Invisible characters come with copied text, and can hide a link or change the reading direction. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
}

/**
 * What mail programs turn into a link: a bare domain such as practice.com, `www.`, an e-mail address,
 * and a path or a scheme, which has a period, a colon or a second slash beside its slash.
 */
const webAddress = /@|\b[wW]{3}\.|[^.]\.\p{L}[\p{L}\p{M}]/u;
const hasPath = (word: string) =>
  word.includes("/") && (/[.:]/.test(word) || word.indexOf("/") < word.lastIndexOf("/"));
const ipAddress = /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?:$|[^\d.])/;
/** Degrees such as M.Sc. and R.Ph. look like a domain. */
const degree = /^[A-DLMR]\.(?:Ac|Ch|Dent|Ed|Med|Ph|Pharm|Phil|Psych|Sc)\.?$/;

/** Full-width letters, and dots such as U+3002, count like those of a domain: browsers take them so. */
export function hasWebAddress(text: string): boolean {
  return withoutInvisible(text.normalize("NFKC"))
    .replaceAll("\u3002", ".")
    .split(/[\s,;()]+/)
    .some(
      (word) =>
        hasPath(word) || (webAddress.test(word) && !degree.test(word)) || ipAddress.test(word),
    );
}

export function webAddressFault(what: string): string {
  return `${what} cannot contain a web address or @. Please leave it out, or put a space after the period.`;
}

/** Digits, separators, and `x` or `ext` before an extension. */
const phoneCharacters = /^(?:[\d\s()+./x\u2010-\u2015-]|ext)+$/i;
export const phoneFault =
  "The phone number can have digits, spaces, + ( ) . / - and an extension such as x12.";

export function isPhoneNumber(text: string): boolean {
  return phoneCharacters.test(text) && !ipAddress.test(text);
}

export const phoneTooShort = "The phone number is too short to call. Enter it with the area code.";
export const digitsToCall = (text: string) => text.split(/x|ext/i)[0]?.replaceAll(/\D/g, "") ?? "";
export const canBeCalled = (text: string) => digitsToCall(text).length >= 7;

/**
 * What `<input type="email">` accepts, but with a dot in the domain. Only printable ASCII is
 * accepted, so an address cannot break out of a header.
 */
export const emailCharacters =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
export const emailFault = "Enter an e-mail address such as name@example.com.";
