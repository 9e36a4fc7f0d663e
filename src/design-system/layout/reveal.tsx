import type { ReactNode } from "react";

/** Appears once when it is scrolled to, neighbours 0.1 s apart. See browser/reveal.ts. */
export function Reveal(props: {
  as?: "div" | "li" | "section" | "article";
  className?: string;
  children: ReactNode;
}) {
  const { as: Element = "div" } = props;

  // The script may have changed the element's attributes before hydration.
  return (
    <Element data-reveal="" className={props.className} suppressHydrationWarning>
      {props.children}
    </Element>
  );
}
