import * as z from "zod/mini";
import {
  called,
  hasWebAddress,
  longest,
  phoneCharacters,
  phoneFault,
  webAddressFault,
  withoutInvisible,
} from "./limits.ts";

/** A line break in a value is how a header is forged; no field of one line needs any of these. */
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

/** A line that a form may leave empty. */
export function optionalLine(what: string, line: ReturnType<typeof singleLine>) {
  return z.optional(z.union([z.literal(""), line], `Check this: ${what}.`));
}

/**
 * A line that will stand in an e-mail to an address nobody has proven to own: with a web address
 * in it, the site could be used to send advertisements in the firm's name.
 */
export function singleLineWithoutLink(what: string, maximum: number) {
  return singleLine(what, maximum).check(
    z.refine((value) => !hasWebAddress(value), webAddressFault(what)),
  );
}

export const phoneNumber = singleLine(called.phone, longest.phone).check(
  z.regex(phoneCharacters, phoneFault),
);

/**
 * Control characters have no meaning in a text and some databases refuse them; those that turn the
 * reading direction mislead its reader: they are dropped.
 */
export const withoutControlCharacters = z.overwrite((text: string) =>
  text.replaceAll(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, ""),
);
