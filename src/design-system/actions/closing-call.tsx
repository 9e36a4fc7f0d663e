import { Section, SectionHeading } from "../layout/section.tsx";
import { type Action, ButtonRow } from "./button.tsx";

/** The end of a page: a last sentence and the next action. The disclaimer is in the footer below. */
export function ClosingCall(props: {
  words: { heading: string; text: string; actions: readonly Action[] };
  surface?: "paper" | "sheet";
}) {
  const { surface = "sheet" } = props;
  return (
    <Section surface={surface} labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="closing" title={props.words.heading} lede={props.words.text} />
        <ButtonRow actions={props.words.actions} />
      </div>
    </Section>
  );
}
