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
      <ol>
        {slides.map((slide, index) =>
          index === 0 ? null : (
            <li key={slide.id} className="last:border-b-[1.5px] last:border-ink">
              <button
                type="button"
                onClick={() => onOpen(index)}
                className="flex min-h-11 w-full justify-between gap-4 border-t border-dashed border-line-strong py-2.5 text-left text-ink-2 hover:text-ink hover:underline hover:underline-offset-3"
              >
                <span>{slide.eyebrow}</span>
                <span className="font-medium tabular-digits text-ink">{index + 1}</span>
              </button>
            </li>
          ),
        )}
      </ol>
      <p className="slip-foot">{footnote}</p>
    </section>
  );
}
