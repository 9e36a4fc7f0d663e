import type { ComponentProps } from "react";

/** A wide table scrolls inside its own frame, by keyboard too, instead of widening the page. */
export function ScrollTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table {...props} className="min-w-[40rem]" />
    </section>
  );
}
