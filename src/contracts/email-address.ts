import * as z from "zod/mini";
import { longest } from "./limits.ts";

const invalid = "Enter an e-mail address such as name@example.com.";

/**
 * What `<input type="email">` accepts, and a dot in the domain besides. Only printable ASCII
 * passes, so an address can never break out of a header.
 */
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export const emailAddress = z
  .string(invalid)
  .check(
    z.trim(),
    z.maxLength(longest.email, { error: invalid, abort: true }),
    z.regex(address, invalid),
  );

/** The same mailbox, however it was capitalised. */
export function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
