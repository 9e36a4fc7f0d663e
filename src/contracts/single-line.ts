import * as z from "zod/mini";
import { webAddress } from "./limits.ts";

/** A line break in a value is how a header is forged; no field of one line needs any of these. */
const controlCharacters = /\p{Cc}|\p{Zl}|\p{Zp}/u;

/** One trimmed line of text, from one character up to `maximum`. `what` begins the sentences. */
export function singleLine(what: string, maximum: number) {
  return z.string(`${what} is missing.`).check(
    z.trim(),
    z.minLength(1, `${what} is missing.`),
    z.maxLength(maximum, `${what} can have at most ${maximum} characters.`),
    z.refine((value) => !controlCharacters.test(value), `${what} must be one line of plain text.`),
  );
}

/** The same, where a form may leave the field empty. */
export function optionalSingleLine(what: string, maximum: number) {
  return z.optional(z.union([z.literal(""), singleLine(what, maximum)], `Check this: ${what}.`));
}

/**
 * A line that will stand in an e-mail to an address nobody has proven to own: with a web address
 * in it, the site could be used to send advertisements in the firm's name.
 */
export function singleLineWithoutLink(what: string, maximum: number) {
  return singleLine(what, maximum).check(
    z.refine((value) => !webAddress.test(value), `${what} cannot contain a web address.`),
  );
}

/** Control characters have no meaning in a text and some databases refuse them: they are dropped. */
export const withoutControlCharacters = z.overwrite((text: string) =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, ""),
);
