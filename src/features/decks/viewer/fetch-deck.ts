import type { Deck } from "#contracts/deck.ts";

/** The deck, or "locked" where the token opens nothing: forged, expired or ended. */
export async function fetchDeck(path: string, token: string): Promise<Deck | "locked"> {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.status === 401) return "locked";
  if (!answer.ok) throw new Error(`The deck was answered ${answer.status}`);
  return answer.json();
}
