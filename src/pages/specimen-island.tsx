import type { ComponentType } from "react";
import { FigureSpecimens } from "#design-system/figures/specimens.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { ActionsSpecimen } from "#design-system/specimens/actions.tsx";
import { ChoicesSpecimen } from "#design-system/specimens/choices.tsx";
import { FieldsSpecimen } from "#design-system/specimens/fields.tsx";
import { LedgerSpecimen } from "#design-system/specimens/ledger.tsx";
import { MessagesSpecimen } from "#design-system/specimens/messages.tsx";
import { MotionSpecimen } from "#design-system/specimens/motion.tsx";
import { SlipsSpecimen } from "#design-system/specimens/slips.tsx";
import { TypeSpecimen } from "#design-system/specimens/type.tsx";

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

/** Every component in every state, on paper and on dark, and every figure. */
export function SpecimenIsland() {
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
          <SectionHeading id={`${id}-dark-title`} title={`${title}, *on dark*`} />
          <Specimen surface="dark" />
        </Section>
      ))}
      <Section id="figures" labelledBy="figures-title">
        <SectionHeading id="figures-title" title="Figures" className="mb-10" />
        <FigureSpecimens />
      </Section>
    </>
  );
}
