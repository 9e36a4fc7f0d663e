import type { Email } from "postal-mime";
import type { Visitor } from "./visitor.ts";

export const presentationsPassword = "a password for tests";

/** What every journey has: a visitor with a fresh window, the site, and the mail that left it. */
export type Travel = {
  visitor: Visitor;
  origin: string;
  mailTo(address: string): Promise<Email>;
  /** Printed by a server that has no users of the desk yet. */
  firstAdminLink(): string;
};

/** Says what a visitor does; each sentence becomes one test in each engine. */
export type Journey = (sentence: string, walk: (travel: Travel) => Promise<void>) => void;
