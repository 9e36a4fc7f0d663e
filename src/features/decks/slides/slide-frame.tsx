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
        <p className="font-sans text-xs/[1.2] font-semibold tracking-[0.08em] uppercase text-leaf framed:text-[18px]">
          {slide.eyebrow}
        </p>
        <h2 id={titleId} className="slide-title">
          <Emphasized text={slide.title} />
        </h2>
        {slide.lede ? (
          <p className="max-w-[34em] mt-4 text-lg leading-normal text-ink-2 framed:mt-[28px] framed:text-[28px] framed:leading-[1.42]">
            {slide.lede}
          </p>
        ) : null}
      </header>
      <div className="slide-body">
        {first}
        {layout === "rows" ? others : <div className="slide-others">{others}</div>}
      </div>
      <footer className="slide-foot grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 mt-8 pt-4 border-t border-line text-sm leading-[1.45] text-ink-3 framed:grid-cols-[auto_1fr_auto] framed:gap-[28px] framed:items-center framed:min-h-[66px] framed:mt-0 framed:py-[10px] framed:text-[16px] framed:leading-[1.35]">
        <BrandMark />
        <div className="col-span-full row-start-2 framed:col-auto framed:row-auto framed:text-balance">
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
        <p className="tabular-digits justify-self-end framed:font-serif framed:text-[24px]/none framed:font-medium framed:normal-nums framed:text-ink">
          <span className="sr-only">{words.slide} </span>
          {number}
        </p>
      </footer>
    </section>
  );
}
