/** The longest text that fits an entry of PostgreSQL's index. */
const longest = 600;

/** With the phone number also as digits, so that `555-0142` and `8015550142` both find it. */
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

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC").toLowerCase();
}
