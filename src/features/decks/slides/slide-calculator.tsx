import { type FocusEvent, type ReactNode, useId } from "react";
import type { Worksheet } from "#contracts/deck.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";

interface SlideCalculatorProps {
  readonly worksheet: Worksheet;
  readonly hasResult: boolean;
  readonly children: ReactNode;
}

/** A window into the calculator: what does not fit on the slide is scrolled to, inside it. */
export function SlideCalculator({ worksheet, hasResult, children }: SlideCalculatorProps) {
  /** A new step gives the focus to its heading, which no hand can do: it begins at the top. */
  function beginAtTop({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
    if (target instanceof HTMLHeadingElement) currentTarget.scrollTo({ top: 0 });
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the steps inside it and is no control
    <div className="slide-calculator" data-result={hasResult || undefined} onFocus={beginAtTop}>
      {children}
      <PaperWorksheet {...worksheet} />
    </div>
  );
}

/** Seen on paper only: a form cannot be filled in there, a ruled line can. */
function PaperWorksheet({ title, lines, footnote }: Worksheet) {
  const titleId = useId();
  return (
    <section className="slip worksheet" aria-labelledby={titleId}>
      <div className="slip-head">
        <RxMark className="h-10" />
        <p id={titleId}>{title}</p>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="slip-foot">{footnote}</p>
    </section>
  );
}
