import type { Email } from "postal-mime";
import type { Visitor } from "./visitor.ts";

export const presentationsPassword = "a password for tests";

/** What every journey has: a visitor with a fresh window, and the mail that left the site. */
export type Travel = {
  visitor: Visitor;
  mailTo(address: string): Promise<Email>;
};

/** Says what a visitor does; each sentence becomes one test in each engine. */
export type Journey = (sentence: string, walk: (travel: Travel) => Promise<void>) => void;
