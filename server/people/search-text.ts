import { partnerName } from "#content/partners/listed-partners.ts";
import type { PersonRow } from "../storage/tables.ts";

type Words<Field extends string> = { [Each in Field]?: string | null | undefined };
type Contact = Words<"name" | "practiceName" | "email" | "phone">;

/** With the phone number also as digits, so that `555-0142` and `8015550142` both find it. */
function foundByContact({ name, practiceName, email, phone }: Contact): string {
  return joined(name, practiceName, email, phone, phone?.replaceAll(/\D/g, ""));
}

export function foundByPerson(
  person: Pick<PersonRow, "name" | "practice_name" | "email" | "phone" | "next_step">,
): string {
  const contact = foundByContact({ ...person, practiceName: person.practice_name });
  return joined(contact, person.next_step);
}

type SentText = Contact & Words<"cpaEmail" | "message" | "partner" | "state">;

/** Something that a person sent, with what they typed about themselves. */
export function foundByLead({ cpaEmail, message, partner, state, ...contact }: SentText): string {
  const name = partner && partnerName(partner);
  return joined(foundByContact(contact), cpaEmail, message, partner, name, state);
}

function joined(...parts: (string | null | undefined)[]): string {
  return plain(parts.filter(Boolean).join(" "));
}

/** All must match. Words of digits and punctuation are joined into one phone number. */
export function searchedWords(search: string): string[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const ofPhone = (word: string) => /^[\d().+/-]+$/.test(word) && /\d/.test(word);
  const digits = words.filter(ofPhone).join("").replaceAll(/\D/g, "");
  // Visitors rarely enter the country code.
  const phone = digits.length === 11 ? digits.replace(/^1/, "") : digits;
  const others = words.filter((word) => !ofPhone(word));
  return phone ? [...others, phone] : others;
}

/** Without accents and capitals, and with straight quotation marks, as they are on a keyboard. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .toLowerCase();
}
