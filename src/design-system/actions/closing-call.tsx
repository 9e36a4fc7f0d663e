import type { ReactNode } from "react";
import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";

/** The end of a page: one last sentence, what to do next, and the small print. */
export function ClosingCall({
  title,
  text,
  smallPrint,
  surface = "sheet",
  children,
}: {
  title: string;
  text: ReactNode;
  smallPrint: ReactNode;
  surface?: "paper" | "sheet";
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <Section surface={surface} labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="closing" title={title} lede={text} />
        <p className="flex flex-wrap gap-3.5">{children}</p>
      </div>
      <p className="mt-12 border-t border-line pt-5 text-sm text-ink-3">{smallPrint}</p>
    </Section>
  );
}
