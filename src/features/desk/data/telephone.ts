/**
 * The number that a telephone dials. Visitors write numbers in any format, with or without an
 * extension. Ten digits, or eleven with a leading 1, are a number of the United States.
 */
export function telephoneHref(written: string): string {
  const [number = "", extension] = written.split(/\s*(?:x|ext\.?|#)\s*(?=\d+\s*$)/i);
  const digits = number.replace(/\D/g, "");
  const international = number.trim().startsWith("+")
    ? `+${digits}`
    : digits.length === 10
      ? `+1${digits}`
      : digits.length === 11 && digits.startsWith("1")
        ? `+${digits}`
        : digits;
  const more = extension?.replace(/\D/g, "");
  return `tel:${international}${more ? `;ext=${more}` : ""}`;
}
