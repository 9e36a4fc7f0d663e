import type { ComponentType } from "react";
import { ChartSpecimens } from "../charts/specimens.tsx";
import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { ActionsSpecimen } from "./actions.tsx";
import { ChoicesSpecimen } from "./choices.tsx";
import { FieldsSpecimen } from "./fields.tsx";
import { LedgerSpecimen } from "./ledger.tsx";
import { MessagesSpecimen } from "./messages.tsx";
import { MotionSpecimen } from "./motion.tsx";
import { SlipsSpecimen } from "./slips.tsx";
import { TypeSpecimen } from "./type.tsx";

const groups: { id: string; title: string; Specimen: ComponentType<{ surface: string }> }[] = [
  { id: "type", title: "Type", Specimen: TypeSpecimen },
  { id: "actions", title: "Actions", Specimen: ActionsSpecimen },
  { id: "slips", title: "The slip", Specimen: SlipsSpecimen },
  { id: "ledger", title: "Ledger", Specimen: LedgerSpecimen },
  { id: "fields", title: "Fields", Specimen: FieldsSpecimen },
  { id: "choices", title: "Choices", Specimen: ChoicesSpecimen },
  { id: "messages", title: "Messages, people, figures", Specimen: MessagesSpecimen },
  { id: "motion", title: "Motion", Specimen: MotionSpecimen },
];

/** Every component in every state, on paper and on dark, and every chart. */
export function AllSpecimens() {
  return (
    <>
      {groups.map(({ id, title, Specimen }) => (
        <Section key={id} id={id} labelledBy={`${id}-title`}>
          <SectionHeading id={`${id}-title`} title={title} />
          <Specimen surface="paper" />
        </Section>
      ))}
      {groups.map(({ id, title, Specimen }) => (
        <Section key={id} id={`${id}-dark`} labelledBy={`${id}-dark-title`} surface="dark">
          <SectionHeading id={`${id}-dark-title`} title={`${title}, on dark`} />
          <Specimen surface="dark" />
        </Section>
      ))}
      <Section id="charts" labelledBy="charts-title">
        <SectionHeading id="charts-title" title="Charts" className="mb-10" />
        <ChartSpecimens />
      </Section>
    </>
  );
}
