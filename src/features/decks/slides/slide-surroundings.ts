import type { ReactNode } from "react";
import type { Deck } from "#contracts/deck.ts";

/** What blocks may need beyond their own data. */
export interface SlideSurroundings {
  readonly deck: Deck;
  /** What the calculator found, once it has. */
  readonly estimateInUsd: number | undefined;
  readonly onOpen: (index: number) => void;
  readonly calculator: ReactNode;
}
