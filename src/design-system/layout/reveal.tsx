import type { ReactNode } from "react";

/** Comes up once when it is scrolled to; neighbours follow 0.1 s apart. See browser/reveal.ts. */
export function Reveal({
  as: Element = "div",
  className,
  children,
}: {
  as?: "div" | "li" | "section" | "article";
  className?: string;
  children: ReactNode;
}) {
  // The script may have marked the element before React takes over the page.
  return (
    <Element data-reveal="" className={className} suppressHydrationWarning>
      {children}
    </Element>
  );
}
