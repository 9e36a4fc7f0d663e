import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { type Action, ButtonRow } from "./button.tsx";

/** The end of a page: a last sentence and the next action. The disclaimer is in the footer below. */
export function ClosingCall({
  words,
  surface = "sheet",
}: {
  words: { heading: string; text: string; actions: readonly Action[] };
  surface?: "paper" | "sheet";
}) {
  return (
    <Section surface={surface} labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="closing" title={words.heading} lede={words.text} />
        <ButtonRow actions={words.actions} />
      </div>
    </Section>
  );
}
