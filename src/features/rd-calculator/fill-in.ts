/** `At {total}` with `{ total: "$5" }` is `At $5`. A name without a value is a mistake in the words. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new RangeError(`Nothing to put in the place of {${name}}.`);
    return `${values[name]}`;
  });
}
