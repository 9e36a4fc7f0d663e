import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import type { Calculation } from "#contracts/calculation.ts";
import type { CalendarDate } from "#wording/dates.ts";
import type { MailFrame } from "../mail/document.tsx";
import type { Fact } from "../mail/facts.tsx";
import type { LedgerLine } from "../mail/ledger.tsx";
import type { MailLink, Point } from "../mail/parts.tsx";

export type ResultsEmailProps = {
  estimate: Estimate;
  /** Distinct names of the chosen practice types. */
  practiceTypes: readonly string[];
  contact: Calculation["contact"];
  /** The partner as links carry it: an id, or the name of a firm that is not listed. */
  partner?: string | undefined;
  placement?: string | undefined;
  /** What may be shown of it and of the site around the calculator: content/partners/listed-partners.ts. */
  shown?: {
    readonly agreed?: MailPartner | undefined;
    readonly name?: string | undefined;
    readonly host?: string | undefined;
  };
  /** Six digits: the color of the calculator that was used. */
  accent?: string | undefined;
  origin: string;
  /** Where the estimate was made: a page of the site. */
  sourcePage: string;
  /** The visitor, or the CPA whom the visitor wants to have a copy. */
  audience: "visitor" | "cpa";
  /** The day of the estimate where the firm is. It decides which years are open. */
  today: CalendarDate;
};

/** A listed partner, as content/partners/partners.json describes it. */
export interface MailPartner {
  readonly id: string;
  readonly name: string;
  readonly website?: string | undefined;
  readonly logo?: string | undefined;
  readonly logoAlt?: string | undefined;
  readonly accent?: string | undefined;
}

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

export const section = (heading: string, ...blocks: Block[]): Section => ({ heading, blocks });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const amounts = (lines: readonly LedgerLine[]): Block => ({ kind: "amounts", lines });
export const points = (all: readonly Point[]): Block => ({ kind: "points", points: all });
export const facts = (all: readonly Fact[]): Block => ({ kind: "facts", facts: all });
export const action = (label: string, href: string): Block => ({
  kind: "action",
  link: { label, href },
});
export const links = (...all: MailLink[]): Block => ({ kind: "links", links: all });

/** Everything the message says, once: the HTML and the text part both read it from here. */
export type ResultsEmailWords = MailFrame & {
  /** Beside the firm’s own mark, of a lead that a partner sent. */
  partner?: { name: string; website?: string; logo?: string; accent?: string };
  occasion: readonly string[];
  title: string;
  answer: string;
  /** What is left after the fee. The plan by mail has none. */
  left?: string;
  opening: string;
  lines: readonly LedgerLine[];
  total: LedgerLine;
  caveat: string;
  sections: readonly Section[];
  disclaimer: string;
};
