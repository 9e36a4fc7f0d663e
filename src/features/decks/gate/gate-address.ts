import { deckCards } from "#content/pages/decks.ts";

const gatePath = "/presentations";

/** Why the gate is shown, which it explains in a sentence. */
export type GateReason = "ended" | "locked";

/** The gate's address, with the deck to return to. `search` is that of the deck's page. */
export function gateAddress(deckId: string, search: string, reason?: GateReason): string {
  const query = new URLSearchParams({ next: deckId });
  const slide = slideIn(new URLSearchParams(search));
  if (slide > 1) query.set("slide", `${slide}`);
  if (reason) query.set("session", reason);
  return `${gatePath}?${query}`;
}

/** Only an existing deck is accepted, because anyone can write the address. */
export function afterTheGate(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const card = deckCards.find(({ id }) => id === query.get("next"));
  if (!card) return undefined;
  const slide = slideIn(query);
  return slide > 1 ? `${card.path}?slide=${slide}` : card.path;
}

export function reasonIn(search: string): GateReason | undefined {
  const reason = new URLSearchParams(search).get("session");
  return reason === "ended" || reason === "locked" ? reason : undefined;
}

export function slideIn(query: URLSearchParams): number {
  const slide = query.get("slide") ?? "";
  return /^[1-9]\d?$/.test(slide) ? Number(slide) : 1;
}
