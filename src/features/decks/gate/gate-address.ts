import { type DeckCard, deckCards } from "#content/pages/decks.ts";

const gatePath = "/presentations";

/** Why the gate is shown: shown as a sentence. */
export type GateReason = "ended" | "locked";

/** The gate, remembering where the visitor was going. `search` is the deck page's own. */
export function gateAddress(deckId: string, search: string, reason?: GateReason): string {
  const query = new URLSearchParams({ next: deckId });
  const slide = slideIn(new URLSearchParams(search));
  if (slide > 1) query.set("slide", `${slide}`);
  if (reason) query.set("session", reason);
  return `${gatePath}?${query}`;
}

/** Only a deck of ours: an address that anybody may have written decides nothing else. */
export function afterTheGate(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const card = deckCards.find(({ id }) => id === query.get("next"));
  return card && deckAddress(card, slideIn(query));
}

export function reasonIn(search: string): GateReason | undefined {
  const reason = new URLSearchParams(search).get("session");
  return reason === "ended" || reason === "locked" ? reason : undefined;
}

export function slideIn(query: URLSearchParams): number {
  const slide = query.get("slide") ?? "";
  return /^[1-9]\d?$/.test(slide) ? Number(slide) : 1;
}

export function deckAddress(card: DeckCard, slide = 1): string {
  return slide > 1 ? `${card.path}?slide=${slide}` : card.path;
}
