import { useId } from "react";
import type { Slide } from "#contracts/deck.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";

interface ContentsSlipProps {
  readonly title: string;
  readonly footnote: string;
  readonly slides: readonly Slide[];
  readonly onOpen: (index: number) => void;
}

/** The slides after the cover, each line a button that opens one. */
export function ContentsSlip({ title, footnote, slides, onOpen }: ContentsSlipProps) {
  const titleId = useId();
  return (
    <section className="slip on-sheet slide-slip" aria-labelledby={titleId}>
      <div className="slip-head">
        <RxMark className="h-10" />
        <p id={titleId}>{title}</p>
      </div>
      <ol className="contents">
        {slides.map((slide, index) =>
          index === 0 ? null : (
            <li key={slide.id}>
              <button type="button" onClick={() => onOpen(index)}>
                <span>{slide.eyebrow}</span>
                <span className="tabular-digits">{index + 1}</span>
              </button>
            </li>
          ),
        )}
      </ol>
      <p className="slip-foot">{footnote}</p>
    </section>
  );
}
