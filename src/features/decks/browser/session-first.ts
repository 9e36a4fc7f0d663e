/**
 * Runs before anything is painted twice: a deck without a session goes to the gate at once; with a
 * session the closed gate is not shown while React loads.
 */
import { gateAddress } from "../gate/gate-address.ts";
import { readToken } from "../gate/session.ts";

const deckId = document.querySelector<HTMLElement>("[data-deck]")?.dataset.deck;

if (readToken()) document.documentElement.dataset.session = "open";
else if (deckId) location.replace(gateAddress(deckId, location.search));
