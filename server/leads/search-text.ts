/** More would not fit an entry of PostgreSQL's index. */
const longest = 600;

/**
 * What the desk's search looks through: lower case, without accents. The phone is there as it
 * was typed and as its digits alone: `555-0142` and `8015550142` both find `(801) 555-0142`.
 */
export function searchText(lead: {
  name?: string | null | undefined;
  practiceName?: string | null | undefined;
  email: string;
  phone?: string | null | undefined;
}): string {
  const digits = lead.phone?.replaceAll(/\D/g, "");
  const parts = [lead.name, lead.practiceName, lead.email, lead.phone, digits];
  return plain(parts.map((part) => part ?? "").join(" ")).slice(0, longest);
}

/**
 * What to look for, all of it: the words of a search as they are in the searched text. Words of
 * nothing but digits and the signs between them are one phone number, however it was written.
 */
export function searchedWords(search: string): string[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const ofPhone = (word: string) => /^[\d().+/-]+$/.test(word) && /\d/.test(word);
  const digits = words.filter(ofPhone).join("").replaceAll(/\D/g, "");
  // The country code is seldom given on the form.
  const phone = digits.length === 11 ? digits.replace(/^1/, "") : digits;
  const others = words.filter((word) => !ofPhone(word));
  return phone ? [...others, phone] : others;
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC").toLowerCase();
}
