import { namesAuthority } from "#wording/partner-name.ts";
import {
  called,
  digitsToCall,
  emailCharacters,
  emailFault,
  hasWebAddress,
  isPhoneNumber,
  phoneFault,
  webAddressFault,
  withoutInvisible,
} from "./limits.ts";

/** Readers of the firm's mail would believe a number to ring, or an authority's name. */
export function misleadsInMail(name: string): boolean {
  return name.replaceAll(/\P{Nd}/gu, "").length >= 7 || namesAuthority(name);
}

export function misleadingFault(what: string): string {
  return `${what} cannot contain a phone number or the name of an authority. Please leave it out.`;
}

export const phoneIncomplete =
  "This phone number has {digits} digits. Enter all ten with the area code, or begin with + and the country code.";

/**
 * Asked about in the browser before Send: a number of the United States without ten digits. The
 * server takes seven digits, since a number it does not know is better than none.
 */
function faultInDigits(text: string): string | undefined {
  const digits = digitsToCall(text);
  const abroad = /^\s*\+(?!\s*1)/.test(text);
  const complete = abroad ? digits.length >= 7 : digits.replace(/^1(?=\d{10}$)/, "").length === 10;
  return complete ? undefined : phoneIncomplete.replace("{digits}", `${digits.length}`);
}

/** What is wrong with a contact field that is filled in: an address, or what an e-mail repeats. */
export function faultInContact(field: string, value: string): string | undefined {
  const text = withoutInvisible(value);
  if (text.trim() === "") return undefined;
  if (field === "email" || field === "cpaEmail")
    return emailCharacters.test(value.trim()) ? undefined : emailFault;
  if (field === "name" || field === "practiceName")
    return hasWebAddress(text)
      ? webAddressFault(called[field])
      : misleadsInMail(text)
        ? misleadingFault(called[field])
        : undefined;
  if (field !== "phone") return undefined;
  return isPhoneNumber(text) ? faultInDigits(text) : phoneFault;
}

/** The same for all fields of a form. */
export function faultsInContact(fields: object): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field, faultInContact(field, `${text}`)]),
  );
}
