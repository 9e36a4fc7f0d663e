/** `At {total}` with `{ total: "$5" }` is `At $5`. A name without a value throws. */
export function fillIn(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name))
      throw new RangeError(`Nothing to put in the place of {${name}} in “${words}”.`);
    return String(values[name]);
  });
}

/** `/contact?partner=fortune`: the values that are given, in the address's query. */
export function addressWith(
  address: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  if (given.length === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}

/** The logo of a listed partner, which src/pages/files/partner-logo.ts draws. */
export function partnerLogoPath(id: string): string {
  return `/partner-logo/${id}.png`;
}

/** A mailto link to this address. Unescaped, `?`, `&` and `=` in it could add a copy or a text. */
export function mailtoAddress(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}
