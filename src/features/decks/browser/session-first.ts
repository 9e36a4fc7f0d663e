/**
 * Runs before the first paint. A deck without a session redirects to the gate; with a session, the
 * closed gate is not shown while React loads.
 */
import { gateAddress } from "../gate/gate-address.ts";
import { readToken } from "../gate/session.ts";

const deckId = document.querySelector<HTMLElement>("[data-deck]")?.dataset.deck;

if (readToken()) document.documentElement.dataset.session = "open";
else if (deckId) location.replace(gateAddress(deckId, location.search));
