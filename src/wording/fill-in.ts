/** `At {total}` with `{ total: "$5" }` is `At $5`. A name without a value throws. */
export function fillIn(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name))
      throw new RangeError(`Nothing to put in the place of {${name}} in “${words}”.`);
    return String(values[name]);
  });
}

/** A mailto link to this address. Unescaped, `?`, `&` and `=` in it could add a copy or a text. */
export function mailtoAddress(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}
