import { useId } from "react";
import type { BlockOf, Slide } from "#contracts/deck.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";

export function Stats({ items }: BlockOf<"stats">) {
  return (
    <dl className="tabular-digits framed:in-data-[layout=cover]:col-1 framed:in-data-[layout=cover]:row-2 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-5 pt-5 border-t border-line framed:grid-cols-[repeat(3,auto)] framed:gap-x-[40px] framed:justify-between framed:mb-[44px] framed:pt-[28px]">
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-[1.4] text-ink-3 framed:text-[18px]">{label}</dt>
          <dd className="font-serif text-[1.5rem]/[1.2] font-medium lining-nums tracking-[-0.01em] whitespace-nowrap framed:text-[40px]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Questions({ title, items }: BlockOf<"questions">) {
  const titleId = useId();
  return (
    <section
      className="on-dark rounded-sheet px-5 pt-5 pb-2 leading-[1.4] framed:px-[32px] framed:pt-[26px] framed:pb-[14px] framed:text-[22px] framed:in-data-[layout=split]:px-[40px] framed:in-data-[layout=split]:pt-[38px] framed:in-data-[layout=split]:pb-[22px] framed:in-data-[layout=split]:text-[24px] print:border print:border-line-strong"
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="mb-3 text-[1.25rem] framed:mb-[14px] framed:text-[28px]">
        {title}
      </h3>
      <ol>
        {items.map((question, index) => (
          <li
            key={question}
            className="grid grid-cols-[2rem_1fr] border-t border-line py-3 framed:grid-cols-[40px_1fr] framed:py-[13px] framed:in-data-[layout=split]:py-[19px]"
          >
            <span aria-hidden="true" className="font-serif italic lining-nums text-leaf">
              {index + 1}
            </span>
            {question}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Caution({ title, figure, text }: BlockOf<"caution">) {
  const titleId = useId();
  return (
    <section
      className="slide-caution on-sheet p-5 border-l-4 border-amber rounded-[4px_var(--radius-sheet)_var(--radius-sheet)_4px] bg-amber-wash leading-normal text-ink-2 [print-color-adjust:exact] framed:py-[26px] framed:px-[32px] framed:text-[21px]"
      aria-labelledby={titleId}
    >
      <h3
        id={titleId}
        className="mb-3 text-[1.25rem] text-amber framed:mb-[14px] framed:text-[28px]"
      >
        {title}
      </h3>
      {figure ? (
        <p className="font-serif text-[2.25rem]/[1.1] font-medium lining-nums text-amber framed:mb-[10px] framed:text-[60px] framed:leading-none">
          {figure}
        </p>
      ) : null}
      <p>{text}</p>
    </section>
  );
}

type ContentsSlipProps = BlockOf<"contents"> & {
  readonly slides: readonly Slide[];
  readonly onOpen: (index: number) => void;
};

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
