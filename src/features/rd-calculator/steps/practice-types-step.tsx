import droplets from "lucide:droplets";
import stethoscope from "lucide:stethoscope";
import type { PracticeType } from "#content/practice-types/practice-type.ts";
import { rdCalculator } from "#content/rd-calculator.ts";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import { Icon } from "#design-system/reading/icon.tsx";
import type { StepProps } from "../answers/wizard.ts";
import { tooth } from "./tooth.ts";

const words = rdCalculator.steps["practice-types"];
const signs = { stethoscope, tooth, droplets };
const inks = { pine: "text-pine", blue: "text-blue", plum: "text-plum" };

export function PracticeTypesStep({
  answers,
  dispatch,
  offered,
}: StepProps & { offered: readonly PracticeType[] }) {
  return (
    <ChoiceGroup legend={words.heading} hideLegend>
      {offered.map(({ id, name, summary, icon, color, subspecialties }) => {
        return (
          <div key={id} className="practice-type">
            <ChoiceCard
              title={<span className="font-serif text-xl leading-tight font-medium">{name}</span>}
              note={
                <>
                  {summary}
                  <span className="block figures">
                    {subspecialties.length} {words.specialties}
                  </span>
                </>
              }
              value={id}
              checked={answers.practiceTypeIds.includes(id)}
              onCheckedChange={() =>
                dispatch({ type: "practice-type-toggled", practiceTypeId: id })
              }
            />
            <Icon drawing={signs[icon]} strokeWidth={1.4} className={`size-9 ${inks[color]}`} />
          </div>
        );
      })}
    </ChoiceGroup>
  );
}
