import type { Tone } from "#design-system/reading/tag.tsx";

/** In the order in which the listing offers them. A hue belongs to a service, so only its categories have one. */
export const categoryTones = {
  "Tax Updates": "green",
  "Tax Legislation": "neutral",
  "Year-End Tax Planning": "neutral",
  "Healthcare Tax Strategy": "green",
  "Charitable Strategies": "plum",
  "Business Strategy": "neutral",
} as const satisfies Record<string, Tone>;

export type Category = keyof typeof categoryTones;

export const categories = Object.keys(categoryTones) as [Category, ...Category[]];

/** For whom an article is, in the order in which the listing offers them. */
export const readers = ["owner", "employed", "cpa"] as const;

export type Reader = (typeof readers)[number];

/** As in an address: `/knowledge-bank?category=year-end-tax-planning`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
