import * as z from "zod/mini";

export const deckIds = ["rd-tax-credits", "convertible-tax-bonds", "charitable-donation"] as const;
export type DeckId = (typeof deckIds)[number];

export const deckPasswordRequest = z.object({
  password: z
    .string("Enter the password.")
    .check(z.minLength(1, "Enter the password."), z.maxLength(200, "That password is too long.")),
});

export type DeckPasswordRequest = z.infer<typeof deckPasswordRequest>;

export type DeckPasswordAnswer = { success: true; sessionToken: string } | { success: false };

/**
 * A deck as the server sends it to holders of the password. Slides are data: their texts are sent
 * only for a valid token, while their layout is public (src/features/decks).
 */
export interface Deck {
  readonly title: string;
  readonly tone: "green" | "blue" | "plum";
  readonly slides: readonly Slide[];
}

export interface Slide {
  readonly id: string;
  readonly eyebrow: string;
  /** One phrase may be set in italics: `The credit, *since 1981*`. */
  readonly title: string;
  readonly lede?: string;
  /**
   * `cover` is dark, with its slip or chart on the right. `split` has the first block on the left,
   * the others one below the other on the right. `stage` has the first block across the whole width
   * and the others side by side below it. `rows` puts all blocks one below the other.
   */
  readonly layout: "cover" | "split" | "stage" | "rows";
  /** Which side of a `split` gets more room. */
  readonly wide?: "left" | "right";
  readonly blocks: readonly SlideBlock[];
  /** What the slide's figures assume, shown at its foot. */
  readonly footnote?: string;
  /** Shown in the presenter's window only. */
  readonly notes: readonly string[];
  /** An invented case, which the launch check lists until a real one replaces it. */
  readonly sample?: true;
}

interface SlipLine {
  readonly label: string;
  readonly value: string;
  readonly formula?: string;
}

export type SlideBlock =
  | { readonly kind: "stats"; readonly items: readonly { value: string; label: string }[] }
  /** The titles of the deck's slides, as a slip on its cover. */
  | { readonly kind: "contents"; readonly title: string; readonly footnote: string }
  | {
      readonly kind: "points";
      readonly heading?: string;
      /** Numbered ledger rows by default; `path` is a line with a stop for each point. */
      readonly look?: "rows" | "plain" | "path" | "columns" | "documents";
      readonly items: readonly { title: string; text: string }[];
    }
  | { readonly kind: "questions"; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: "caution";
      readonly title: string;
      /** Set large over the text: "40%". */
      readonly figure?: string;
      readonly text: string;
    }
  | {
      readonly kind: "slip";
      readonly title: string;
      readonly subtitle: string;
      readonly rows: readonly SlipLine[];
      readonly total?: SlipLine;
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
  /** Columns on one scale, each computed from the one before. */
  | {
      readonly kind: "cascade";
      readonly title: string;
      readonly columns: readonly CascadeColumn[];
    }
  | {
      readonly kind: "timeline";
      readonly title: string;
      readonly points: readonly { date: string; label: string; detail?: string }[];
      readonly note?: string;
    }
  /** A loss carried back: the years it reaches, and the income of those that are known. */
  | {
      readonly kind: "carryback";
      readonly title: string;
      readonly lossYear: number;
      readonly reachInYears: number;
      readonly incomes: readonly { year: number; agiInUsd: number; label: string }[];
      readonly lossLabel: string;
      readonly reachLabel: string;
    }
  /** Items such as people or activities, some of them marked. */
  | {
      readonly kind: "tally";
      readonly title: string;
      readonly rows: readonly {
        label: string;
        mark: "person" | "sheet";
        marked: number;
        of: number;
        note: string;
      }[];
    }
  | {
      readonly kind: "limit";
      readonly title: string;
      readonly amountInUsd: number;
      readonly capInUsd: number;
      readonly amountLabel: string;
      readonly capLabel: string;
      readonly overLabel: string;
    }
  | {
      readonly kind: "coverage";
      readonly title: string;
      readonly rows: readonly { label: string; text: string; covered: boolean }[];
      readonly labels: { readonly covered: string; readonly notCovered: string };
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
      /** What may be deducted before the threshold, and after it. */
      readonly start: { label: string; amountInUsd: number };
      readonly threshold: { label: string };
      readonly end: { label: string; amountInUsd: number };
      readonly before: { label: string; detail: string };
      readonly after: { label: string; detail: string };
    }
  | {
      readonly kind: "fee-and-return";
      readonly terms: FeeTerms;
      /** Shown until the calculator has an estimate. Without it the slip is empty until then. */
      readonly example?: { readonly creditInUsd: number; readonly label: string };
      readonly words: FeeWords;
    }
  /** The fee and the rest of the credit, drawn in units of the fee. */
  | {
      readonly kind: "return-bar";
      readonly title: string;
      readonly terms: FeeTerms;
      readonly example: { readonly creditInUsd: number };
      readonly words: { readonly fees: string; readonly stays: string; readonly multiple: string };
    }
  | { readonly kind: "calculator"; readonly worksheet: Worksheet };

export type BlockOf<Kind extends SlideBlock["kind"]> = Extract<SlideBlock, { kind: Kind }>;

/** Printed in place of a calculator without a result: lines to fill in by hand. */
export interface Worksheet {
  readonly title: string;
  readonly lines: readonly string[];
  readonly footnote: string;
}

export interface CascadeColumn {
  readonly label: string;
  readonly amountInUsd: number;
  /** `cost` is hatched, `value` an outline (it cannot be spent), `saving` and `net` are solid. */
  readonly kind: "cost" | "value" | "saving" | "net";
  /** How it follows from the column before: "× 5". */
  readonly step?: string;
  readonly parts?: readonly { label: string; amountInUsd: number }[];
}

export interface FeeTerms {
  /** Paid at the start and counted against the final balance. */
  readonly engagementFeeInUsd: number;
  readonly successFeeAsFraction: number;
  /** The tax year whose section 280C(c) reduces the credit. */
  readonly taxYear: number;
}

export interface FeeWords {
  readonly title: string;
  readonly estimate: string;
  readonly successFee: string;
  readonly engagementFee: string;
  readonly balance: string;
  readonly stays: string;
  readonly multiple: string;
  readonly waiting: string;
  /** Followed by what stays after section 280C(c). */
  readonly afterReduction: string;
}
