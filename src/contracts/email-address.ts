import * as z from "zod/mini";
import { longest } from "./limits.ts";

const invalid = "Enter an e-mail address such as name@example.com.";

/**
 * What `<input type="email">` accepts, but with a dot in the domain. Only printable ASCII is
 * accepted, so an address cannot break out of a header.
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

/** True if both are the same mailbox. Capital letters do not matter. */
export function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
