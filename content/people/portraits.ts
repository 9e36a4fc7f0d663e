import type { PictureFile } from "#content-schemas/fields.ts";
import { reviews } from "../proof/reviews.ts";
import { authors } from "./authors.ts";
import { ceo, team } from "./team.ts";

/**
 * Portraits of people who are in no data file: those whom partners name, and the quotes on
 * /advisors.
 *
 *   "Jane Doe": { file: "jane-doe.jpg", alt: "Jane Doe at her desk" },
 */
export const otherPortraits: Readonly<Record<string, PictureFile>> = {};

const beside = [
  ...[ceo, ...team, ...authors].map(({ name, portrait }) => ({ name, portrait })),
  ...reviews.map(({ author, portrait }) => ({ name: author, portrait })),
];

/** By name, so that a portrait is shown wherever a page names that person. */
export const portraits: Readonly<Record<string, PictureFile>> = {
  ...otherPortraits,
  ...Object.fromEntries(
    beside.flatMap(({ name, portrait }) => (portrait?.file ? [[name, portrait]] : [])),
  ),
};
