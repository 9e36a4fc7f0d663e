import { type FocusEvent, type ReactNode, useId } from "react";
import type { Worksheet } from "#contracts/deck.ts";
import { Items } from "#design-system/layout/items.tsx";
import { RxMark } from "#design-system/slip/rx-mark.tsx";

interface SlideCalculatorProps {
  readonly worksheet: Worksheet;
  readonly hasResult: boolean;
  readonly children: ReactNode;
}

/** Contains the calculator and scrolls if it does not fit on the slide. */
export function SlideCalculator({ worksheet, hasResult, children }: SlideCalculatorProps) {
  /** A new step focuses its heading, which a user cannot do. The step is then scrolled to its top. */
  function beginAtTop({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
    if (target instanceof HTMLHeadingElement) currentTarget.scrollTo({ top: 0 });
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the steps inside it and is not a control
    <div className="slide-calculator" data-result={hasResult || undefined} onFocus={beginAtTop}>
      {children}
      <PaperWorksheet {...worksheet} />
    </div>
  );
}

/** Shown in print only, where a form cannot be filled in but a ruled line can. */
function PaperWorksheet({ title, lines, footnote }: Worksheet) {
  const titleId = useId();
  return (
    <section className="slip paper-worksheet hidden" aria-labelledby={titleId}>
      <div className="slip-head">
        <RxMark className="h-10" />
        <p id={titleId}>{title}</p>
      </div>
      <ul>
        <Items texts={lines} className="pt-5.5 pb-1 border-b border-ink text-ink-2" />
      </ul>
      <p className="slip-foot">{footnote}</p>
    </section>
  );
}
