/** For whom an article is, in the order in which the listing offers them. Words: content/pages/knowledge-bank.ts. */
export const readers = ["owner", "employed", "cpa"] as const;

export type Reader = (typeof readers)[number];
