import type { PictureFile } from "#content-schemas/fields.ts";

/** `alt` is the name on the logo. With `href`, the logo is a link to that site. */
export interface Logo extends PictureFile {
  href?: string;
}

/**
 * Practices that agreed in writing to be named. On the home page, under what clients say.
 *
 *   { file: "oak-street-dental.svg", alt: "Oak Street Dental", href: "https://…" },
 */
export const clientLogos: readonly Logo[] = [];

/** Associations the firm belongs to. On the about page and for advisors. */
export const associationLogos: readonly Logo[] = [];

/** Of the research partner, on the home page under the cases. Without one its name is set as a mark. */
export const researchPartnerLogos: readonly Logo[] = [];

export const logoWords = {
  clients: "Some of the practices we work with",
  associations: "Member of",
} as const;
