import type { Deck, DeckId } from "#contracts/deck.ts";
import { charitableDonationDeck } from "./charitable-donation.ts";
import { convertibleTaxBondsDeck } from "./convertible-tax-bonds.ts";
import { rdTaxCreditsDeck } from "./rd-tax-credits.ts";

/** The decks that the server sends to holders of the password. */
export const decks: Record<DeckId, Deck> = {
  "rd-tax-credits": rdTaxCreditsDeck,
  "convertible-tax-bonds": convertibleTaxBondsDeck,
  "charitable-donation": charitableDonationDeck,
};
