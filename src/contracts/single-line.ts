import * as z from "zod/mini";
import { misleadingFault, misleadsInMail } from "./contact-faults.ts";
import {
  called,
  canBeCalled,
  hasWebAddress,
  isPhoneNumber,
  longest,
  phoneFault,
  phoneTooShort,
  webAddressFault,
  withoutInvisible,
} from "./limits.ts";

/** A line break in a value can forge a header, and no single-line field needs any of these. */
const controlCharacters = /\p{Cc}|\p{Zl}|\p{Zp}/u;

/** One trimmed line of text, from one character up to `maximum`. `what` begins the sentences. */
export function singleLine(what: string, maximum: number) {
  return z.string(`${what} is missing.`).check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, `${what} is missing.`),
    z.maxLength(maximum, `${what} can have at most ${maximum} characters.`),
    z.refine((value) => !controlCharacters.test(value), `${what} must be one line of plain text.`),
  );
}

export function optionalLine(what: string, line: ReturnType<typeof singleLine>) {
  return z.optional(z.union([z.literal(""), line], `Check this: ${what}.`));
}

/**
 * A line that is repeated in an e-mail to an unverified address. If it could contain a web address,
 * the site could be used to send advertisements in the firm's name.
 */
export function singleLineWithoutLink(what: string, maximum: number) {
  return singleLine(what, maximum).check(
    z.refine((value) => !hasWebAddress(value), webAddressFault(what)),
  );
}

/** The name of a person or practice, which mail to an unverified address repeats. */
export function nameLine(what: string, maximum: number) {
  return singleLineWithoutLink(what, maximum).check(
    z.refine((value) => !misleadsInMail(value), misleadingFault(what)),
  );
}

export const phoneNumber = singleLine(called.phone, longest.phone).check(
  z.refine(isPhoneNumber, phoneFault),
  z.refine(canBeCalled, phoneTooShort),
);

/**
 * Removes control characters. They have no meaning in a text, some databases refuse them, and those
 * that change the reading direction mislead a reader.
 */
export const withoutControlCharacters = z.overwrite((text: string) =>
  text.replaceAll(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, ""),
);

/** A trimmed text of several lines. `what` begins the sentences. */
export function severalLines(what: string, maximum: number) {
  const tooLong = `${what} can have at most ${maximum.toLocaleString("en-US")} characters.`;
  return z
    .string(`${what} is missing.`)
    .check(withoutControlCharacters, z.trim(), z.maxLength(maximum, tooLong));
}

/** Made by the browser for one send and reused by its retries, so that the server stores it once. */
export const idempotencyKey = z
  .string("The request has no idempotency key.")
  .check(z.regex(/^[\w-]{8,100}$/, "The idempotency key must have 8 to 100 letters and digits."));
