/** `fillIn("For {year}", { year: 2026 })` gives `For 2026`. */
export function fillIn(words: string, values: Record<string, string | number>): string {
  return words.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
