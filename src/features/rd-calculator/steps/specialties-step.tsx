import type { PracticeType } from "#content/calculators/practice-types/practice-type.ts";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import type { StepProps } from "../answers/wizard.ts";
import { NotOursHelp } from "./help.tsx";

export function SpecialtiesStep(
  props: StepProps & { offered: readonly PracticeType[]; withHelp: boolean },
) {
  const { answers, dispatch, offered, withHelp } = props;
  const chosenTypes = offered.filter(({ id }) => answers.practiceTypeIds.includes(id));
  return (
    <div className="grid gap-8">
      {chosenTypes.map(({ id: practiceTypeId, name, specialties }) => (
        <ChoiceGroup
          key={practiceTypeId}
          legend={<span className="rd-group-title">{name}</span>}
          columns={2}
        >
          {specialties.map((specialty) => (
            <ChoiceCard
              key={specialty.id}
              title={specialty.name}
              checked={answers.specialties.some(({ specialtyId }) => specialtyId === specialty.id)}
              onCheckedChange={() =>
                dispatch({
                  type: "specialty-toggled",
                  practiceTypeId,
                  specialtyId: specialty.id,
                })
              }
            />
          ))}
        </ChoiceGroup>
      ))}
      {withHelp ? <NotOursHelp of="specialty" /> : null}
    </div>
  );
}
