import arrowRight from "lucide:arrow-right";
import { useEffect, useRef, useState } from "react";
import { deckCards, decksPage } from "#content/pages/decks.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Icon } from "#design-system/actions/icon.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { DeckSketch } from "./deck-sketch.tsx";
import { DecksTop } from "./decks-top.tsx";

const words = decksPage.list;

export function DeckList(props: { takesFocus: boolean; onLock: () => Promise<void> }) {
  const { takesFocus, onLock } = props;
  const [locking, setLocking] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  async function lock() {
    setLocking(true);
    setFailed(false);
    try {
      await onLock();
    } catch (failure) {
      console.error(failure);
      setFailed(true);
      setLocking(false);
    }
  }

  return (
    <div className="gate">
      <DecksTop>
        <Button variant="quiet" size="small" disabled={locking} onClick={lock}>
          {locking ? words.locking : words.lock}
        </Button>
      </DecksTop>
      <AlertRegion tone="error" className="gate-alert">
        {failed ? words.lockFailed : null}
      </AlertRegion>
      <div className="gate-list-head">
        <div>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1 ref={heading} tabIndex={-1} className="gate-heading">
            <Emphasized text={words.heading} />
          </h1>
        </div>
        <p className="gate-lede">{words.lede}</p>
      </div>
      <ul className="deck-cards">
        {deckCards.map((card) => (
          <li key={card.id} className="deck-card on-sheet" data-tone={card.tone}>
            <DeckSketch id={card.id} tone={card.tone} />
            <h2 className="deck-card-title">
              <a href={card.path}>{card.title}</a>
            </h2>
            <p className="deck-card-text">{card.description}</p>
            <p className="deck-card-foot" aria-hidden="true">
              <span>
                {words.open} <Icon drawing={arrowRight} className="size-[1.05em]" />
              </span>
              <span>
                {card.slideCount} {words.slides}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="gate-note">{words.lockNote}</p>
    </div>
  );
}
