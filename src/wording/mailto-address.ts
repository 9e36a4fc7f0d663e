/** A link that writes to exactly this address: `?`, `&` and `=` in it would else add a copy or a text. */
export function mailtoAddress(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}
