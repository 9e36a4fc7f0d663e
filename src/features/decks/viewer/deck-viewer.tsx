import "./deck.css";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { decksPage } from "#content/pages/decks.ts";
import type { Deck } from "#contracts/deck.ts";
import { Toast } from "#design-system/feedback/alert-region.tsx";
import { withoutEmphasis } from "#design-system/layout/emphasized.tsx";
import { SlideFrame } from "../slides/slide-frame.tsx";
import { DeckBar } from "./deck-bar.tsx";
import { NotesWindow } from "./notes-window.tsx";
import { SlideAnnouncement } from "./slide-announcement.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useSlidePosition } from "./use-slide-position.ts";
import { useSlideTurning } from "./use-slide-turning.ts";

const words = decksPage.deck;

/** Passed by the page, because one feature does not import another. */
export type RenderCalculator = (onEstimate: (creditInUsd: number) => void) => ReactNode;

interface DeckViewerProps {
  readonly deckId: string;
  readonly deck: Deck;
  readonly renderCalculator: RenderCalculator;
}

/** The deck, or in a separate window (`?notes=1`) the presenter's notes. */
export function OpenDeck(props: DeckViewerProps) {
  const forPresenter = new URLSearchParams(location.search).has("notes");
  return forPresenter ? <NotesWindow {...props} /> : <DeckViewer {...props} />;
}

function DeckViewer({ deckId, deck, renderCalculator }: DeckViewerProps) {
  const { slides, tone } = deck;
  const position = useSlidePosition(deckId, slides.length);
  const [estimateInUsd, setEstimateInUsd] = useState<number>();
  const [blocked, setBlocked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  useFit(stage);
  useSlideTurning(position, slides.length);

  // A slide scrolls on a phone, so the next one starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when the slide changes
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, [position.index]);

  function openNotes() {
    const address = new URL(location.href);
    address.searchParams.set("notes", "1");
    const opened = open(address, `notes-${deckId}`, "popup,width=760,height=820");
    setBlocked(!opened);
    opened?.focus();
  }

  const titles = slides.map(({ title }) => withoutEmphasis(title));
  return (
    <div ref={root} className="deck" data-tone={tone}>
      <h1 className="sr-only">{deck.title}</h1>
      <div ref={stage} className="deck-stage">
        <div className="deck-fit">
          {slides.map((slide, index) => (
            <SlideFrame
              key={slide.id}
              deck={deck}
              slide={slide}
              number={index + 1}
              active={index === position.index}
              estimateInUsd={estimateInUsd}
              onOpen={position.go}
              calculator={renderCalculator(setEstimateInUsd)}
            />
          ))}
        </div>
      </div>
      <DeckBar
        titles={titles}
        position={position}
        fullScreen={fullScreen}
        onNotes={openNotes}
        onPrint={() => print()}
      />
      <SlideAnnouncement titles={titles} index={position.index} />
      <Toast tone="info">{blocked ? words.notesBlocked : null}</Toast>
    </div>
  );
}

const frame = { width: 1440, height: 900 };

/**
 * Scales the slide so that all of it is visible. It is enlarged beyond its design size only in full
 * screen, where it is seen from across the room.
 */
function useFit(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => {
      const { clientWidth, clientHeight } = element;
      const scale = Math.min(clientWidth / frame.width, clientHeight / frame.height);
      const most = document.fullscreenElement ? scale : 1;
      element.style.setProperty("--fit", `${Math.min(scale, most)}`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
}
