import { useEffect, useState } from "react";
import { decksPage } from "#content/pages/decks.ts";
import type { Deck } from "#contracts/deck.ts";
import { Button } from "#design-system/actions/button.tsx";
import { withoutEmphasis } from "#design-system/layout/emphasized.tsx";
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
    <div
      className="grid grid-rows-[auto_1fr_auto_auto] gap-5 max-w-240 min-h-dvh mx-auto py-5 px-6"
      data-tone={deck.tone}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-4 border-b border-line">
        <h1 className="text-[1.25rem] leading-[1.3]">
          {words.title}{" "}
          <span className="block font-sans text-sm/[1.4] font-normal tracking-normal text-ink-3">
            {deck.title}
          </span>
        </h1>
        <ElapsedTime />
      </header>
      <section aria-labelledby="notes-now">
        <p className="tabular-digits text-sm font-semibold text-leaf">
          {words.now} · {words.slide} {index + 1} {words.of} {count}
        </p>
        <h2 id="notes-now" className="mt-1.5 text-[1.75rem]">
          {titles[index]}
        </h2>
        <ul className="mt-5">
          {slide?.notes.map((note) => (
            <li
              key={note}
              className="py-3.5 border-t border-dashed border-line-strong text-[1.375rem] leading-[1.45]"
            >
              {note}
            </li>
          ))}
        </ul>
      </section>
      <section
        className="py-4 px-5 rounded-sheet bg-sheet border border-line"
        aria-labelledby="notes-next"
      >
        <p className="text-sm font-semibold text-leaf">{decksPage.notes.next}</p>
        <h2 id="notes-next" className="text-[1.25rem] leading-[1.3]">
          {next ?? words.last}
        </h2>
      </section>
      <nav className="flex justify-between gap-4" aria-label={words.controls}>
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

function ElapsedTime() {
  const [since, setSince] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);

  function restart() {
    const moment = Date.now();
    setSince(moment);
    setNow(moment);
  }

  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-3">
      <span>{words.elapsed}</span>
      <time className="tabular-digits font-serif text-[1.75rem]/none font-medium text-ink">
        {clockFace(now - since)}
      </time>
      <button type="button" onClick={restart} className="min-h-11 underline underline-offset-3">
        {words.restart}
      </button>
    </p>
  );
}

/** 4:07, or 1:04:07 after an hour. A clock that was set back shows no negative time. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => `${value}`.padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
