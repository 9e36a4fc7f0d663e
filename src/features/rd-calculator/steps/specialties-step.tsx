import type { PracticeType } from "#content/calculators/practice-types/practice-type.ts";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import type { StepProps } from "../answers/wizard.ts";
import { NotOursHelp } from "./help.tsx";

/** Grouped by practice type, in the order of the lists. */
export function SpecialtiesStep({
  answers,
  dispatch,
  offered,
  withHelp,
}: StepProps & { offered: readonly PracticeType[]; withHelp: boolean }) {
  const chosenTypes = offered.filter(({ id }) => answers.practiceTypeIds.includes(id));
  return (
    <div className="grid gap-8">
      {chosenTypes.map(({ id: practiceTypeId, name, subspecialties }) => (
        <ChoiceGroup
          key={practiceTypeId}
          legend={<span className="rd-group-title">{name}</span>}
          columns={2}
        >
          {subspecialties.map((subspecialty) => (
            <ChoiceCard
              key={subspecialty.id}
              title={subspecialty.name}
              checked={answers.specialties.some(
                ({ subspecialtyId }) => subspecialtyId === subspecialty.id,
              )}
              onCheckedChange={() =>
                dispatch({
                  type: "specialty-toggled",
                  practiceTypeId,
                  subspecialtyId: subspecialty.id,
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
