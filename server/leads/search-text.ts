import { partnerName } from "#content/partners/listed-partners.ts";

/** The longest text that fits an entry of PostgreSQL's index. */
const longest = 600;

type Person = {
  name?: string | null | undefined;
  practiceName?: string | null | undefined;
  email: string;
  phone?: string | null | undefined;
};

/** With the phone number also as digits, so that `555-0142` and `8015550142` both find it. */
export function foundByPerson(lead: Person): string {
  const digits = lead.phone?.replaceAll(/\D/g, "");
  return joined(lead.name, lead.practiceName, lead.email, lead.phone, digits).slice(0, longest);
}

type More = {
  message?: string | null | undefined;
  partner?: string | null | undefined;
  state?: string | null | undefined;
};

/** Kept apart from the person's, because a message can be longer than an index takes. */
export function foundByMore({ message, partner, state }: More): string {
  return joined(message, partner, partner && partnerName(partner), state);
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
