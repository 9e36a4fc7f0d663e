import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import type { Calculation } from "#contracts/calculation.ts";
import type { CalendarDate } from "#wording/dates.ts";
import type { Fact } from "../mail/facts.tsx";
import type { LedgerLine } from "../mail/ledger.tsx";
import type { MailLink, Point } from "../mail/parts.tsx";

export type ResultsEmailProps = {
  estimate: Estimate;
  /** Distinct names of the chosen practice types. */
  practiceTypes: readonly string[];
  contact: Calculation["contact"];
  /**
   * The name of the listed partner that the visitor came from. Other partners and the embedding site
   * are not named, because anyone could have written them into a link.
   */
  partner?: string | undefined;
  /** The id of that partner, for the booking link. */
  partnerId?: string | undefined;
  origin: string;
  /** Where the estimate was made: a page of the site. */
  sourcePage: string;
  /** The visitor, or the CPA whom the visitor wants to have a copy. */
  audience: "visitor" | "cpa";
  /** The day of the estimate where the firm is. It decides which years are open. */
  today: CalendarDate;
};

export type SpecialtyWords = {
  name: string;
  level: "low" | "medium" | "high";
  levelLabel: string;
  summary: string;
  contribution: string;
  /** The activities that the visitor chose, in the site's words. */
  activities: readonly string[];
};

/** A part of a section. The HTML and the text part each render every kind. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "amounts"; lines: readonly LedgerLine[] }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "specialties"; specialties: readonly SpecialtyWords[] }
  | { kind: "points"; points: readonly Point[] }
  | { kind: "action"; link: MailLink }
  | { kind: "links"; links: readonly MailLink[] };

export type Section = { heading: string; blocks: readonly Block[] };

/** Everything the message says, once: the HTML and the text part both read it from here. */
export type ResultsEmailWords = {
  origin: string;
  subject: string;
  preview: string;
  occasion: readonly string[];
  title: string;
  answer: string;
  opening: string;
  lines: readonly LedgerLine[];
  total: LedgerLine;
  caveat: string;
  sections: readonly Section[];
  disclaimer: string;
  reason: string;
};
