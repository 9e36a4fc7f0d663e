import type { Source } from "./figure.ts";

/** How the sentence on a state's law was checked: against the law's text, or against summaries. */
export type HowRead = "text-read" | "summary-read";

/** What a state's own law does beside what the calculator or the year-end plan computes. */
export interface StateLaw {
  readonly sentence: string;
  /** Names the statute, form or agency; the address is its page, or the site on which to look for it. */
  readonly source: Source;
  readonly howRead: HowRead;
}

function read(howRead: HowRead) {
  return (sentence: string, title: string, url: string): StateLaw => ({
    sentence,
    source: { title, url },
    howRead,
  });
}

export const fromText = read("text-read");
/** Also where a part of the sentence was found in summaries only. */
export const fromSummary = read("summary-read");
