import type { ReactNode } from "react";

/** Appears once when it is scrolled to, neighbours 0.1 s apart. See browser/reveal.ts. */
export function Reveal({
  as: Element = "div",
  className,
  children,
}: {
  as?: "div" | "li" | "section" | "article";
  className?: string;
  children: ReactNode;
}) {
  // The script may have changed the element's attributes before hydration.
  return (
    <Element data-reveal="" className={className} suppressHydrationWarning>
      {children}
    </Element>
  );
}
