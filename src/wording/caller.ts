/** Who calls. Role and portrait are those of the about page, and only of people who are on it. */
export interface Caller {
  readonly name: string;
  readonly role?: string;
  /** The path of the picture, and what it shows. */
  readonly portrait?: { readonly path: string; readonly alt: string };
}

/** `/portrait/tomas-riedel.jpg`, which src/pages/files/portrait.ts draws. */
export function portraitPath(name: string): string {
  return `/portrait/${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.jpg`;
}

/** `Tomas Riedel (Research credits) will call you`; `firm` where the caller has given no name. */
export function whoCalls(caller: Caller | undefined, firm: string): string {
  const role = caller?.role ? ` (${caller.role})` : "";
  return `${caller?.name ?? firm}${role} will call you`;
}
