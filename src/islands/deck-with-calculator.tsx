import { useCallback } from "react";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { decksPage } from "#content/pages/decks.ts";
import { Button } from "#design-system/actions/button.tsx";
import { DeckRoom, type DeckRoomProps } from "#features/decks/viewer/deck-room.tsx";

const words = decksPage.deck;

/** Loaded only by the deck that has the calculator on a slide. */
const loadCalculator = async () =>
  (await import("#features/rd-calculator/rd-calculator.tsx")).RdCalculator;

/** A deck with the calculator on a slide. Joined here, because features do not import each other. */
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
  const RdCalculator = useLoaded(loadCalculator);
  // The fee and section 280C(c) are shares of the federal credit.
  const report = useCallback(
    ({ federalCreditInUsd }: { federalCreditInUsd: number }) => onEstimate(federalCreditInUsd),
    [onEstimate],
  );
  if (RdCalculator === "loading") return <p>{words.calculatorLoading}</p>;
  if (RdCalculator === "failed")
    return (
      <>
        <p>{words.calculatorFailed}</p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </>
    );
  return <RdCalculator variant="compact" sourcePage={sourcePage} onEstimate={report} />;
}
