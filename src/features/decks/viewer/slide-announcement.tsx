import { useEffect, useRef, useState } from "react";
import { decksPage } from "#content/pages/decks.ts";

const { slide, of } = decksPage.deck;

export function slideName(titles: readonly string[], index: number): string {
  return `${slide} ${index + 1} ${of} ${titles.length}: ${titles[index]}`;
}

/** Announces each new slide to screen readers, except the first one shown. */
export function SlideAnnouncement({ titles, index }: { titles: readonly string[]; index: number }) {
  const [text, setText] = useState("");
  const first = useRef(index);
  const name = slideName(titles, index);
  useEffect(() => {
    if (first.current === index) return;
    first.current = -1;
    setText(name);
  }, [index, name]);
  return (
    <p aria-live="polite" className="sr-only" data-announcement>
      {text}
    </p>
  );
}
