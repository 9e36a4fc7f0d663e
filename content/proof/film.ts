import type { PictureFile } from "#content-schemas/fields.ts";

export interface FilmInContent {
  title: string;
  /** One or two sentences under the title. */
  description: string;
  /** The film and its captions, in content/pictures. */
  file: string;
  captions: string;
  /** Shown until a visitor plays the film, in the film's own proportions. */
  poster: PictureFile;
  /** Minutes and seconds: `2:10`. */
  length: string;
  /** YYYY-MM-DD. */
  published: string;
  /** What is said and shown, for people who read it instead. */
  transcript: readonly string[];
}

/**
 * A short film on the about page. No part of it is loaded before a visitor plays it.
 *
 *   {
 *     title: "How a study works",
 *     description: "Two minutes with Jane Doe and a practice in Provo.",
 *     file: "how-a-study-works.mp4",
 *     captions: "how-a-study-works.vtt",
 *     poster: { file: "how-a-study-works.jpg", alt: "Jane Doe and Dr. Roe at a reception desk" },
 *     length: "2:10",
 *     published: "2026-12-01",
 *     transcript: ["Jane Doe: …", "Dr. Roe: …"],
 *   },
 */
export const films: readonly FilmInContent[] = [];

export const filmWords = { play: "Play the film", transcript: "Read the film instead" } as const;
