import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { type Action, ButtonRow } from "./button.tsx";

/** The end of a page: one last sentence and what to do next. The footer below has the disclaimer. */
export function ClosingCall({
  words,
  surface = "sheet",
}: {
  words: { heading: string; text: string; actions: readonly Action[] };
  surface?: "paper" | "sheet";
}) {
  return (
    <Section surface={surface} labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="closing" title={words.heading} lede={words.text} />
        <ButtonRow actions={words.actions} />
      </div>
    </Section>
  );
}
