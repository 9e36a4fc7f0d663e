/** A file in content/pictures, and what it shows in words: docs/how-to/add-people-and-proof.md. */
export interface PictureFile {
  file: string;
  /** For people who cannot see it. The build stops where it is missing. */
  alt: string;
}

/**
 * Portraits by name. Wherever that name stands (the about page, an article, a partner's contact, a
 * quote) the portrait stands beside it; without one, the name's monogram does.
 *
 *   "Jane Doe": { file: "jane-doe.jpg", alt: "Jane Doe at her desk" },
 */
export const portraits: Readonly<Record<string, PictureFile>> = {};
