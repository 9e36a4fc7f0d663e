import { firm } from "../firm.ts";

/** Who writes or reviews articles; an article names them in its front matter. */
export interface Author {
  /** True for invented people. */
  sample: boolean;
  /** As in the article: `author: "Jane Doe"`. */
  name: string;
  /** Licenses and degrees, as they follow the name: `CPA, MST`. */
  credentials: string;
  /** Two or three sentences: what qualifies this person for the subject. */
  biography: string;
  /** Where a reader can check a license, or a page about this person. */
  profile?: { label: string; href: string };
}

/**
 *   {
 *     sample: false,
 *     name: "Jane Doe",
 *     credentials: "CPA, MST",
 *     biography: "Jane has prepared research credit claims since 2012. …",
 *   },
 */
export const authors: readonly Author[] = [];

/** The author of an article that names no person. */
export const editorialTeam = `${firm.name} Editorial Team`;

export const authorWords = {
  writtenBy: "Written by",
  reviewedBy: "Reviewed by",
} as const;
