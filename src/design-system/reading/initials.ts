const titles = /^(dr|prof|mr|ms|mrs)\.?$/i;

/** `Dr. Maria del Carmen Ruiz, DDS` → `MR`: first and last name, without titles and degrees. */
export function initialsOf(name: string): string {
  const words = (name.split(",")[0] ?? "")
    .split(/\s+/)
    .filter((word) => word && !titles.test(word));
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}

/** The same name always gives the same number, so that a portrait never changes. */
export function numberFromName(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 99991;
  return number;
}
