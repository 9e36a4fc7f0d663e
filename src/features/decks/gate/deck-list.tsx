import arrowRight from "lucide:arrow-right";
import { useEffect, useRef, useState } from "react";
import { deckCards, decksPage } from "#content/pages/decks.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
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
        <SmallButton disabled={locking} onClick={lock}>
          {locking ? words.locking : words.lock}
        </SmallButton>
      </DecksTop>
      <AlertRegion tone="error" className="empty:hidden">
        {failed ? words.lockFailed : null}
      </AlertRegion>
      <div className="grid gap-x-12 gap-y-5 items-end pt-[clamp(2rem,_6vh,_4.5rem)] pb-10 px-0 min-[56rem]:grid-cols-[1fr_auto]">
        <div>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1 ref={heading} tabIndex={-1} className="mt-4 text-3xl focus:outline-none">
            <Emphasized text={words.heading} />
          </h1>
        </div>
        <p className="max-w-120 text-lg leading-normal text-ink-2">{words.lede}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-5">
        {deckCards.map((card) => (
          <li
            key={card.id}
            className="on-sheet relative grid grid-rows-[auto_auto_1fr_auto] gap-3 pt-5 pb-4 px-5 border border-line rounded-sheet bg-sheet [transition:border-color_0.15s] hover:border-ink-2 focus-within:[outline:3px_solid_var(--color-leaf)] focus-within:[outline-offset:3px]"
            data-tone={card.tone}
          >
            <DeckSketch id={card.id} tone={card.tone} />
            <h2 className="text-[1.625rem]">
              <a
                href={card.path}
                className="no-underline after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none"
              >
                {card.title}
              </a>
            </h2>
            <p className="leading-normal text-ink-2">{card.description}</p>
            <p
              className="flex justify-between pt-3 border-t border-dashed border-line-strong text-sm text-ink-3"
              aria-hidden="true"
            >
              <span className="inline-flex items-center gap-2 font-semibold text-pine">
                {words.open} <Icon drawing={arrowRight} className="size-[1.05em]" />
              </span>
              <span>
                {card.slideCount} {words.slides}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-ink-3">{words.lockNote}</p>
    </div>
  );
}
