import type { LedgerLine } from "./mail-ledger.tsx";

/** A short message as data: both its HTML and its text part are made from this. */
export type Letter = {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** Facts as ruled lines, such as the fields of a form. */
  lines?: readonly LedgerLine[];
  /** Somebody's own words, kept line by line. */
  quote?: string;
  action?: { label: string; href: string };
  /** After the action. */
  closing?: readonly string[];
  /** Why the recipient gets this message. */
  reason: string;
  origin: string;
};
