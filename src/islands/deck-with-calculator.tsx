import { lazy, Suspense, useCallback } from "react";
import { presentations } from "#content/presentations.ts";
import { DeckRoom, type DeckRoomProps } from "#features/decks/viewer/deck-room.tsx";

/** Fetched only by the deck that has it on a slide. */
const RdCalculator = lazy(async () => ({
  default: (await import("#features/rd-calculator/rd-calculator.tsx")).RdCalculator,
}));

/** A deck whose calculator slide is the site's own calculator: two features, joined here. */
export function DeckWithCalculator(props: DeckRoomProps) {
  return (
    <DeckRoom
      {...props}
      renderCalculator={(onEstimate) => (
        <SlideCalculator sourcePage={`/presentations/${props.deckId}`} onEstimate={onEstimate} />
      )}
    />
  );
}

function SlideCalculator(props: { sourcePage: string; onEstimate: (creditInUsd: number) => void }) {
  const { sourcePage, onEstimate } = props;
  const report = useCallback(
    ({ totalCreditInUsd }: { totalCreditInUsd: number }) => onEstimate(totalCreditInUsd),
    [onEstimate],
  );
  return (
    <Suspense fallback={<p>{presentations.deck.calculatorLoading}</p>}>
      <RdCalculator variant="compact" sourcePage={sourcePage} onEstimate={report} />
    </Suspense>
  );
}
