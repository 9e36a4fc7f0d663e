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

const partsLook = "grid min-w-0 content-start gap-7";

const titleLook = "framed:mt-[16px] framed:text-[62px] framed:leading-[1.04]";
/** With less room where the calculator is on the slide. */
const bodySpace =
  "framed:pt-[34px] framed:pb-[26px] framed:has-[>.slide-calculator]:pt-[24px] framed:has-[>.slide-calculator]:pb-[18px]";
const rows = {
  head: "",
  title: titleLook,
  body: `framed:content-center framed:gap-[36px] ${bodySpace}`,
  others: "framed:content-center framed:gap-[32px]",
  foot: "",
};
const splitBody = `framed:grid-rows-[minmax(0,1fr)] framed:content-stretch framed:items-center framed:gap-[72px] ${bodySpace}`;

/** How the parts of a slide are laid out, by its layout or by the wide half of a split one. */
const looks = {
  rows,
  split: { ...rows, body: `framed:grid-cols-[1fr_1fr] ${splitBody}` },
  left: { ...rows, body: `framed:grid-cols-[1.55fr_1fr] ${splitBody}` },
  right: { ...rows, body: `framed:grid-cols-[1fr_1.4fr] ${splitBody}` },
  stage: {
    ...rows,
    others:
      "framed:auto-cols-[1fr] framed:grid-flow-col framed:content-stretch framed:gap-[32px] framed:has-[.slide-caution]:grid-cols-[1.4fr_1fr]",
  },
  /** Words on the left, their slip on the right, the numbers at the bottom. */
  cover: {
    head: "framed:self-center",
    title: "framed:mt-[26px] framed:text-[82px] framed:leading-[1.02]",
    body: "framed:contents",
    others: "framed:col-2 framed:row-[1/3] framed:content-center framed:gap-[32px]",
    foot: "framed:col-span-full framed:row-3",
  },
};

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
  const look = looks[layout === "split" && wide ? wide : layout];
  const [first, ...others] = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a slide's blocks are never reordered.
    <SlideBlockView key={index} block={block} {...surroundings} />
  ));
  return (
    <section
      className={`slide ${layout === "cover" ? "on-dark" : "on-sheet"}`}
      data-layout={layout}
      data-slide={slide.id}
      data-active={active || undefined}
      aria-roledescription="slide"
      aria-labelledby={titleId}
    >
      <header className={`slide-head ${look.head}`}>
        <p className="font-sans text-xs/[1.2] font-semibold tracking-[0.08em] uppercase text-leaf framed:text-[18px]">
          {slide.eyebrow}
        </p>
        <h2 id={titleId} className={`mt-3 framed:max-w-[1240px] [&_em]:text-leaf ${look.title}`}>
          <Emphasized text={slide.title} />
        </h2>
        {slide.lede ? (
          <p className="max-w-[34em] mt-4 text-lg leading-normal text-ink-2 framed:mt-[28px] framed:text-[28px] framed:leading-[1.42]">
            {slide.lede}
          </p>
        ) : null}
      </header>
      <div className={`slide-body ${partsLook} mt-7 framed:mt-0 ${look.body}`}>
        {first}
        {layout === "rows" ? others : <div className={`${partsLook} ${look.others}`}>{others}</div>}
      </div>
      <footer
        className={`slide-foot [&>.brand-mark]:text-[1.0625rem] [&>.brand-mark]:text-ink framed:[&>.brand-mark]:text-[21px] ${look.foot} grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 mt-8 pt-4 border-t border-line text-sm leading-[1.45] text-ink-3 framed:grid-cols-[auto_1fr_auto] framed:gap-[28px] framed:items-center framed:min-h-[66px] framed:mt-0 framed:py-[10px] framed:text-[16px] framed:leading-[1.35]`}
      >
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
