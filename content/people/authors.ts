import type * as z from "zod";
import type { authorsSchema } from "#content-schemas/data-files.ts";
import { firm } from "../firm.ts";
import written from "./authors.json" with { type: "json" };

/** Who writes or reviews articles; an article names them in its front matter. */
export type Author = z.infer<typeof authorsSchema>["authors"][number];

export const authors: readonly Author[] = written.authors;

/** The author of an article that names no person. */
export const editorialTeam = `${firm.name} Editorial Team`;

export const authorWords = {
  writtenBy: "Written by",
  reviewedBy: "Reviewed by",
  /** Behind an invented person. */
  sample: "(sample)",
} as const;
