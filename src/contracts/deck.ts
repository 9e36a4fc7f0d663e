/**
 * A deck as the server gives it to holders of the password. Slides are data: what they say travels
 * only against a valid token, how they look is public (src/features/decks).
 */
export interface Deck {
  readonly title: string;
  readonly tone: "green" | "blue" | "plum";
  readonly slides: readonly Slide[];
}

export interface Slide {
  readonly id: string;
  readonly eyebrow: string;
  /** One phrase may stand in italics: `The credit, *since 1981*`. */
  readonly title: string;
  readonly lede?: string;
  /** `cover` is dark; `split` puts the blocks side by side; `rows` puts them under one another. */
  readonly layout: "cover" | "split" | "rows";
  readonly blocks: readonly SlideBlock[];
  /** What figures on the slide assume, at its foot. */
  readonly footnote?: string;
  /** For the presenter's own window. */
  readonly notes: readonly string[];
}

interface SlipLine {
  readonly label: string;
  readonly value: string;
  readonly formula?: string;
}

export type SlideBlock =
  | { readonly kind: "stats"; readonly items: readonly { value: string; label: string }[] }
  | { readonly kind: "points"; readonly items: readonly { title: string; text: string }[] }
  | { readonly kind: "questions"; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: "slip";
      readonly title: string;
      readonly subtitle: string;
      readonly rows: readonly SlipLine[];
      readonly total: SlipLine;
      readonly footnote?: string;
    }
  | {
      readonly kind: "waterfall";
      readonly title: string;
      readonly lines: readonly {
        label: string;
        amount: number;
        kind: "start" | "plus" | "minus" | "total";
      }[];
    }
  | {
      readonly kind: "timeline";
      readonly title: string;
      readonly points: readonly { date: string; label: string; detail?: string }[];
      readonly spans?: readonly { from: string; to: string; label: string; detail?: string }[];
      readonly note?: string;
    }
  | {
      readonly kind: "four-part-test";
      readonly title: string;
      readonly parts: readonly { name: string; description: string }[];
      readonly conclusion: string;
    }
  | {
      readonly kind: "holding-period";
      readonly title: string;
      readonly start: { label: string; amount: string };
      readonly threshold: { label: string };
      readonly end: { label: string; amount: string };
      readonly before: { label: string; detail: string };
      readonly after: { label: string; detail: string };
    }
  | {
      readonly kind: "fee-and-return";
      readonly terms: FeeTerms;
      readonly exampleCreditInUsd: number;
    }
  | { readonly kind: "calculator" };

export interface FeeTerms {
  /** Paid at the start and counted against the final balance. */
  readonly engagementFeeInUsd: number;
  readonly successFeeAsFraction: number;
}
