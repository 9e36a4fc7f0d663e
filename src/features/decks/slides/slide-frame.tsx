import { useId } from "react";
import { firm } from "#content/firm.ts";
import { decksPage } from "#content/pages/decks.ts";
import type { Slide } from "#contracts/deck.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { SampleNote } from "#design-system/reading/paragraphs.tsx";
import { bookingAddress } from "#wording/booking-address.ts";
import { BrandMark } from "../brand-mark.tsx";
import { SlideBlockView, type SlideSurroundings } from "./slide-block-view.tsx";

const words = decksPage.deck;
/** Each service has its hue, and each deck is on one service. */
const subjectOf = { green: "rd-credit", blue: "bonds", plum: "charitable" } as const;

interface SlideFrameProps extends SlideSurroundings {
  readonly slide: Slide;
  readonly number: number;
  readonly active: boolean;
}

/** Every slide is in the page, so that all of them print. The screen shows one. */
export function SlideFrame({ slide, number, active, ...surroundings }: SlideFrameProps) {
  const titleId = useId();
  const { layout, wide, blocks } = slide;
  const { deck } = surroundings;
  const [first, ...others] = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a slide's blocks are never reordered.
    <SlideBlockView key={index} block={block} {...surroundings} />
  ));
  return (
    <section
      className={`slide ${layout === "cover" ? "on-dark" : "on-sheet"}`}
      data-layout={layout}
      data-wide={wide}
      data-slide={slide.id}
      data-active={active || undefined}
      aria-roledescription="slide"
      aria-labelledby={titleId}
    >
      <header className="slide-head">
        <p className="slide-eyebrow">{slide.eyebrow}</p>
        <h2 id={titleId} className="slide-title">
          <Emphasized text={slide.title} />
        </h2>
        {slide.lede ? <p className="slide-lede">{slide.lede}</p> : null}
      </header>
      <div className="slide-body">
        {first}
        {layout === "rows" ? others : <div className="slide-others">{others}</div>}
      </div>
      <footer className="slide-foot">
        <BrandMark />
        <div>
          {slide.sample ? <SampleNote /> : null}
          <p>
            {slide.footnote}{" "}
            {number === deck.slides.length ? (
              <TextLink href={bookingAddress(firm.links, { about: subjectOf[deck.tone] })} newTab>
                {words.schedule}
              </TextLink>
            ) : null}
          </p>
        </div>
        <p className="tabular-digits">
          <span className="sr-only">{words.slide} </span>
          {number}
        </p>
      </footer>
    </section>
  );
}
