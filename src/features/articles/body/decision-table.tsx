import { type ComponentProps, type ReactNode, useId } from "react";

/** A table in markdown, with its name: `<DecisionTable caption="…">` and blank lines around it. */
export function DecisionTable({ caption, children }: { caption: string; children: ReactNode }) {
  const captionId = useId();
  return (
    <figure className="decision-table">
      <figcaption id={captionId}>{caption}</figcaption>
      <section
        className="decision-table-scroll"
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </figure>
  );
}

/** Markdown marks no row headings: the first cell of a row is set like one by the stylesheet. */
export function Table({ children }: ComponentProps<"table">) {
  return <table className="decision-table-rows">{children}</table>;
}
