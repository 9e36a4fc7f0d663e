import { ChartSpecimens } from "../charts/specimens.tsx";
import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { actions } from "./actions.tsx";
import { choices } from "./choices.tsx";
import { Examples } from "./example.tsx";
import { fields } from "./fields.tsx";
import { ledger } from "./ledger.tsx";
import { messages, motion } from "./messages.tsx";
import { slips } from "./slips.tsx";
import { type } from "./type.tsx";

const groups = [
  { id: "type", title: "Type", specimens: type },
  { id: "actions", title: "Actions", specimens: actions },
  { id: "slips", title: "The slip", specimens: slips },
  { id: "ledger", title: "Ledger", specimens: ledger },
  { id: "fields", title: "Fields", specimens: fields },
  { id: "choices", title: "Choices", specimens: choices },
  { id: "messages", title: "Messages, people, figures", specimens: messages },
  { id: "motion", title: "Motion", specimens: motion },
];

/** Every component in every state, on paper and on dark, and every chart. */
export function AllSpecimens() {
  return (
    <>
      {groups.map(({ id, title, specimens }) => (
        <Section key={id} id={id} labelledBy={`${id}-title`}>
          <SectionHeading id={`${id}-title`} title={title} />
          <Examples {...specimens} surface="paper" />
        </Section>
      ))}
      {groups.map(({ id, title, specimens }) => (
        <Section key={id} id={`${id}-dark`} labelledBy={`${id}-dark-title`} surface="dark">
          <SectionHeading id={`${id}-dark-title`} title={`${title}, on dark`} />
          <Examples {...specimens} surface="dark" />
        </Section>
      ))}
      <Section id="charts" labelledBy="charts-title">
        <SectionHeading id="charts-title" title="Charts" className="mb-10" />
        <ChartSpecimens />
      </Section>
    </>
  );
}
