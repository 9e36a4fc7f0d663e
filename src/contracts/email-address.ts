import * as z from "zod/mini";
import { emailCharacters, emailFault, longest } from "./limits.ts";

export const emailAddress = z
  .string(emailFault)
  .check(
    z.trim(),
    z.maxLength(longest.email, { error: emailFault, abort: true }),
    z.regex(emailCharacters, emailFault),
  );

export function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
