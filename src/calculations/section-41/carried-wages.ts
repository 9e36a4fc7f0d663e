/**
 * The calculator's result and its e-mail link to the worksheet with wages times R&D time. The
 * amount is in the fragment of the address, which browsers do not send to a server.
 */
const mark = "qualified-wages";

export function worksheetAddress(qualifiedWagesInUsd: number): string {
  return `/advisors/form-6765#${mark}=${Math.round(qualifiedWagesInUsd)}`;
}

/** The amount in the fragment of such an address; undefined for any other. */
export function carriedWages(hash: string): number | undefined {
  const [, digits] = new RegExp(`^#${mark}=(\\d{1,12})$`).exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
