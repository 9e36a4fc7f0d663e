import { ChartSpecimens } from "../charts/specimens.tsx";
import { Section, SectionHeading } from "../layout/section.tsx";
import { Examples } from "./example.tsx";
import { choices, fields, messages, motion } from "./forms.tsx";
import { actions, ledger, slips, type } from "./reading.tsx";

const groups = {
  type: { title: "Type", specimens: type },
  actions: { title: "Actions", specimens: actions },
  slips: { title: "The slip", specimens: slips },
  ledger: { title: "Ledger", specimens: ledger },
  fields: { title: "Fields", specimens: fields },
  choices: { title: "Choices", specimens: choices },
  messages: { title: "Messages, people, figures", specimens: messages },
  motion: { title: "Motion", specimens: motion },
};

const paperAndDark = Object.entries(groups).flatMap(([id, { title, specimens }]) => [
  { id, title, specimens, surface: "paper" as const },
  { id: `${id}-dark`, title: `${title}, on dark`, specimens, surface: "dark" as const },
]);

/** Every component in every state, on paper and on dark, and every chart. */
export function AllSpecimens() {
  return (
    <>
      {paperAndDark.map(({ id, title, specimens, surface }) => (
        <Section key={id} id={id} labelledBy={`${id}-title`} surface={surface}>
          <SectionHeading id={`${id}-title`} title={title} />
          <Examples {...specimens} surface={surface} />
        </Section>
      ))}
      <Section id="charts" labelledBy="charts-title">
        <SectionHeading id="charts-title" title="Charts" />
        <ChartSpecimens />
      </Section>
    </>
  );
}
