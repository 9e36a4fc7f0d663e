import type { ReactNode } from "react";
import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { type Action, ButtonRow } from "./button.tsx";

/** The end of a page: one last sentence, what to do next, and the small print. */
export function ClosingCall({
  words,
  smallPrint,
  surface = "sheet",
}: {
  words: { heading: string; text: string; actions: readonly Action[] };
  smallPrint: ReactNode;
  surface?: "paper" | "sheet";
}) {
  return (
    <Section surface={surface} labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="closing" title={words.heading} lede={words.text} />
        <ButtonRow actions={words.actions} />
      </div>
      <p className="mt-12 border-t border-line pt-5 text-sm text-ink-3">{smallPrint}</p>
    </Section>
  );
}
