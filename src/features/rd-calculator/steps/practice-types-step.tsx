import droplets from "lucide:droplets";
import stethoscope from "lucide:stethoscope";
import type { PracticeType } from "#content/calculators/practice-types/practice-type.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Icon } from "#design-system/actions/icon.tsx";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import type { StepProps } from "../answers/wizard.ts";
import { EmployedHelp } from "./help.tsx";

const words = rdCalculator.steps["practice-types"];
/** A molar, drawn like the icons of Lucide, which has none. */
const tooth =
  '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M12 5.6C10.6 4.4 9 3.6 7.3 3.6 4.6 3.6 3 5.8 3 8.6c0 2.2.9 3.5 1.4 5.1.5 1.7.6 3.3 1 5 .3 1.2.9 1.9 1.7 1.9 1 0 1.4-.9 1.6-2.1l.6-3.2c.3-1.4 1.1-2.2 2.7-2.2s2.4.8 2.7 2.2l.6 3.2c.2 1.2.6 2.1 1.6 2.1.8 0 1.4-.7 1.7-1.9.4-1.7.5-3.3 1-5 .5-1.6 1.4-2.9 1.4-5.1 0-2.8-1.6-5-4.3-5-1.7 0-3.3.8-4.7 2Z"/>' +
  '<path d="M12 5.6c.8.7 1.7 1.2 2.7 1.5"/>' +
  "</g>";

const signs = { stethoscope, tooth, droplets };
const inks = { pine: "text-pine", blue: "text-blue", plum: "text-plum" };

export function PracticeTypesStep(
  props: StepProps & { offered: readonly PracticeType[]; withHelp: boolean },
) {
  const { answers, dispatch, offered, withHelp } = props;
  return (
    <ChoiceGroup legend={words.heading} hideLegend>
      {offered.map(({ id, name, summary, icon, color, specialties }) => {
        return (
          <div key={id} className="practice-type">
            <ChoiceCard
              title={<span className="font-serif text-xl leading-tight font-medium">{name}</span>}
              note={
                <>
                  {summary}
                  <span className="block tabular-digits">
                    {specialties.length} {words.specialties}
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
      {withHelp ? <EmployedHelp /> : null}
    </ChoiceGroup>
  );
}
