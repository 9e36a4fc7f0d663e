import type { LawNoteTopic } from "#tax-law/law-notes.ts";
import type { PartnerRecord } from "./read-partners.ts";
import type { StoryId } from "./success-stories.ts";

/**
 * The page of a partner. A file in this folder has its words and lists its sections; a partner
 * without a file has the page of page-for-any-partner.ts. See docs/how-to/add-a-partner.md.
 */
export type PartnerPage = Partner & Readonly<Record<string, unknown>>;

export interface Partner extends Omit<PartnerRecord, "sample"> {
  /** Name of the page, in its title and breadcrumb. */
  collaboration: string;
  metaDescription: string;
  hero: { eyebrow: string; heading: string; lede: string };
  /** Beside the title. Its words have the same name. Without one it is the site's sample estimate. */
  picture?: "casesSlip" | "estimateSlip" | "limitsSlip" | "stateMap";
  /** Between the hero and the closing call. */
  sections: readonly PartnerSection[];
  /** Above the calculator. `lede` says that what is sent names the partner. */
  calculator: { heading: string; lede: string };
  benefits?: { heading: string; cards: readonly Card[] };
  activities?: ActivitiesSection;
  strategies?: StrategiesSection;
  program?: ProgramSection;
  successStories?: StoriesSection;
  questions?: readonly QuestionsOn[];
  /** `lede` says whether money is paid for introductions, beside the endorsement (16 CFR 255.5). */
  whySelected?: { heading: string; lede: string; reasons: readonly Reason[] };
  callToAction: { heading: string; text: string; stats: readonly PartnerStat[]; note: string };
  contact: { heading: string; text: string; independence: string; person?: StaffContact };
}

/** Its words have the name of its kind: src/pages/partner.tsx. */
export interface PartnerSection {
  kind:
    | "activities"
    | "benefits"
    | "calculator"
    | "clientStories"
    | "examplesCalculator"
    | "furtherServices"
    | "initiative"
    | "program"
    | "questions"
    | "storyLedger"
    | "strategies"
    | "successStories"
    | "technology"
    | "whySelected";
  layout?: "beside" | "chart" | "columns" | "ledger" | "quadrants" | "rows" | "sheets";
  surface?: "paper" | "sheet" | "dark";
  /** Shown if the partner chose it in partners.json. Without one it is about the research credit. */
  topic?: PartnerRecord["topics"][number];
}

/** Some of the names in src/design-system/reading/named-icon.tsx; add one that a card needs. */
export type CardIcon =
  | "bone"
  | "book-open-text"
  | "calendar-check"
  | "clipboard-list"
  | "clock"
  | "flask-conical"
  | "folder-check"
  | "gift"
  | "hand-coins"
  | "landmark"
  | "package"
  | "printer"
  | "scale"
  | "scan-line"
  | "shield-question"
  | "stamp"
  | "table-properties"
  | "users"
  | "users-round"
  | "workflow";

export interface Reason {
  title: string;
  description: string;
}

export interface Card extends Reason {
  icon: CardIcon;
}

export interface PartnerStat {
  value: string;
  label: string;
}

export interface StaffContact {
  sample: boolean;
  name: string;
  role: string;
  email: string;
}

export interface StoriesSection {
  heading: string;
  lede: string;
  stories: readonly StoryId[];
}

export interface CharitableStrategy extends Card {
  benefit: string;
}

export interface StrategiesSection {
  heading: string;
  lede: string;
  strategies: readonly CharitableStrategy[];
  note?: string;
}

export interface ActivityGroup extends Card {
  examples: readonly string[];
  /** What looks similar and does not qualify. */
  usuallyNot: string;
}

export interface ActivitiesSection {
  heading: string;
  lede: string;
  groups: readonly ActivityGroup[];
}

export interface ProgramSection {
  heading: string;
  paragraphs: readonly string[];
  tiles: readonly { value: string; label: string; note: string }[];
  /** A gift held against the limits for cash and for property. */
  gauge: {
    title: string;
    adjustedGrossIncome: number;
    gift: number;
    amountLabel: string;
    capLabel: string;
    roomLabel: string;
    overLabel: string;
    note: string;
  };
}

/** Questions on a subject the IRS looks at closely; the dated statements come from the law notes. */
export interface QuestionsOn {
  topic: LawNoteTopic;
  label: string;
  tone: "green" | "blue" | "plum";
  questions: readonly string[];
}
