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

/** Not preceded or followed by what would make it a part of another address. */
export function wholeAddress(email: string): RegExp {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+%-])${literal}(?![\\w-]|\\.\\w)`, "gi");
}

/** `ada+1@` and `ada+2@` are one mailbox, and Gmail also ignores dots. */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  const [name = ""] = local.split("+");
  const isGmail = ["gmail.com", "googlemail.com"].includes(domain);
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
