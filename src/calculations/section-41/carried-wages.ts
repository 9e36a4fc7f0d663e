/**
 * The calculator's result and its mail lead to the worksheet with wages times R&D time. The amount
 * stands behind the #, which no server is sent.
 */
const mark = "qualified-wages";

export function worksheetAddress(qualifiedWagesInUsd: number): string {
  return `/advisors/form-6765#${mark}=${Math.round(qualifiedWagesInUsd)}`;
}

/** The amount in the hash of such an address; nothing in any other. */
export function carriedWages(hash: string): number | undefined {
  const [, digits] = new RegExp(`^#${mark}=(\\d{1,12})$`).exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
