/** A file in content/pictures with its description: docs/how-to/add-people-and-proof.md. */
export interface PictureFile {
  file: string;
  /** For people who cannot see it. The build stops where it is missing. */
  alt: string;
}

/**
 * Portraits by name. A portrait is shown beside that name on the about page, in an article, with a
 * partner's contact and with a quote. A name without a portrait gets its monogram.
 *
 *   "Jane Doe": { file: "jane-doe.jpg", alt: "Jane Doe at her desk" },
 */
export const portraits: Readonly<Record<string, PictureFile>> = {};
