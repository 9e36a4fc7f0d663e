import { type MetaArgs, useLocation } from "react-router";
import { type DeckCard, deckCards, decksPage } from "#content/pages/decks.ts";
import sessionScriptUrl from "#features/decks/browser/session-first.ts?script";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

export function describeDeck(card: DeckCard): PageDescription {
  return {
    title: `${card.title} (${decksPage.deck.kind})`,
    description: card.metaDescription,
    path: card.path,
    listed: false,
  };
}

export const meta = ({ location }: MetaArgs) =>
  pageMetadata(describeDeck(cardAt(location.pathname)));

/** One page for each deck. It shows the closed gate until the browser has a token to load the deck. */
export default function DeckPage() {
  const { id } = cardAt(useLocation().pathname);
  return (
    <main data-deck={id}>
      <Island name="deck-with-calculator" props={{ deckId: id }} />
      <script type="module" src={sessionScriptUrl} />
    </main>
  );
}

function cardAt(pathname: string): DeckCard {
  const card = deckCards.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!card) throw new Error(`No deck has the address ${pathname}`);
  return card;
}
