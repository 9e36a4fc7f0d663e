import { useEffect } from "react";
import { decksPage } from "#content/pages/decks.ts";
import type { Deck } from "#contracts/deck.ts";
import { Button } from "#design-system/actions/button.tsx";
import { withoutEmphasis } from "#design-system/layout/emphasized.tsx";
import { ElapsedTime } from "./elapsed-time.tsx";
import { SlideAnnouncement } from "./slide-announcement.tsx";
import { useSlidePosition } from "./use-slide-position.ts";
import { useSlideTurning } from "./use-slide-turning.ts";

const words = { ...decksPage.deck, ...decksPage.notes };

/** The presenter's window. Turning a slide in it or in the deck's window turns both. */
export function NotesWindow({ deckId, deck }: { deckId: string; deck: Deck }) {
  const count = deck.slides.length;
  const position = useSlidePosition(deckId, count);
  useSlideTurning(position, count);
  const { index, go } = position;
  const titles = deck.slides.map(({ title }) => withoutEmphasis(title));
  const slide = deck.slides[index];
  const next = titles[index + 1];

  useEffect(() => {
    document.title = `${words.title}: ${deck.title}`;
  }, [deck.title]);

  return (
    <div className="notes-window" data-tone={deck.tone}>
      <header className="notes-head">
        <h1>
          {words.title} <span>{deck.title}</span>
        </h1>
        <ElapsedTime />
      </header>
      <section className="notes-now" aria-labelledby="notes-now">
        <p className="notes-label tabular-digits">
          {words.now} · {words.slide} {index + 1} {words.of} {count}
        </p>
        <h2 id="notes-now">{titles[index]}</h2>
        <ul>
          {slide?.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <section className="notes-next" aria-labelledby="notes-next">
        <p className="notes-label">{decksPage.notes.next}</p>
        <h2 id="notes-next">{next ?? words.last}</h2>
      </section>
      <nav className="notes-steps" aria-label={words.controls}>
        <Button variant="quiet" disabled={index === 0} onClick={() => go(index - 1)}>
          {words.previous}
        </Button>
        <Button disabled={index === count - 1} onClick={() => go(index + 1)}>
          {decksPage.deck.next}
        </Button>
      </nav>
      <SlideAnnouncement titles={titles} index={index} />
    </div>
  );
}
