/** More would not fit an entry of PostgreSQL's index. */
const longest = 600;

/**
 * What the desk's search looks through, in lower case. The phone stands there as it was typed and
 * as its digits alone: `555-0142` and `8015550142` both find `(801) 555-0142`.
 */
export function searchText(lead: {
  name?: string | null | undefined;
  practiceName?: string | null | undefined;
  email: string;
  phone?: string | null | undefined;
}): string {
  const digits = lead.phone?.replaceAll(/\D/g, "");
  return [lead.name, lead.practiceName, lead.email, lead.phone, digits]
    .map((part) => part ?? "")
    .join(" ")
    .toLowerCase()
    .slice(0, longest);
}
