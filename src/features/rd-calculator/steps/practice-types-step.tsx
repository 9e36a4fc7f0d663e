import { Droplets, Stethoscope } from "lucide-react";
import type { PracticeType } from "#content/practice-types/practice-type.ts";
import { rdCalculator } from "#content/rd-calculator.ts";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import type { StepProps } from "../answers/wizard.ts";
import { ToothSign } from "./tooth-sign.tsx";

const words = rdCalculator.steps["practice-types"];
const signs = { stethoscope: Stethoscope, tooth: ToothSign, droplets: Droplets };
const inks = { pine: "text-pine", blue: "text-blue", plum: "text-plum" };

export function PracticeTypesStep({
  answers,
  dispatch,
  offered,
}: StepProps & { offered: readonly PracticeType[] }) {
  return (
    <ChoiceGroup legend={words.heading} hideLegend>
      {offered.map(({ id, name, summary, icon, color, subspecialties }) => {
        const Sign = signs[icon];
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
            <Sign aria-hidden="true" strokeWidth={1.4} className={`size-9 ${inks[color]}`} />
          </div>
        );
      })}
    </ChoiceGroup>
  );
}
