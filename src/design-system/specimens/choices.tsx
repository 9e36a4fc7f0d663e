import { useId } from "react";
import { Checkbox } from "../forms/checkbox.tsx";
import { Checklist } from "../forms/checklist.tsx";
import { ChoiceCard, ChoiceRadio } from "../forms/choice-card.tsx";
import { ChoiceGroup } from "../forms/choice-group.tsx";
import { StepDots } from "../forms/step-dots.tsx";
import { type Specimens, statesOf } from "./example.tsx";

const activities = [
  "Custom aligner staging and refinement",
  "In-house 3D printing of appliances",
  "Digital bracket placement protocols",
  "Airway-focused treatment planning",
];

function Levels() {
  const name = useId();
  return (
    <ChoiceGroup legend="Innovation level" columns={3}>
      {["Low", "Medium", "High"].map((level) => (
        <ChoiceRadio key={level} name={name} title={level} defaultChecked={level === "Medium"} />
      ))}
    </ChoiceGroup>
  );
}

export const choices: Specimens = {
  states: {
    ...statesOf(StepDots, {
      StepDots: { current: 3, label: "Activities and practice details" },
      "StepDots, first step": { current: 1, label: "Practice types" },
    }),
    ...statesOf(Checklist, {
      Checklist: {
        title: "Still to do",
        items: ["Choose at least one activity", "Fill in both wage fields"],
      },
    }),
    ...statesOf(Checkbox, {
      Checkbox: {
        label: "Also send me the one-page summary",
        hint: "One message, no list.",
        defaultChecked: true,
      },
      "Checkbox with error": {
        label: "I have read that this is not tax advice",
        error: "Please confirm.",
      },
      "Checkbox, disabled": { label: "Include state credit", disabled: true, defaultChecked: true },
    }),
  },
  wide: {
    "ChoiceCard, several may be picked": (
      <ChoiceGroup
        legend="Orthodontics"
        hint="Choose what you have changed in the last three years."
        columns={2}
      >
        {activities.map((activity, index) => (
          <ChoiceCard key={activity} title={activity} defaultChecked={index < 2} />
        ))}
      </ChoiceGroup>
    ),
    "ChoiceCard with notes, long text and disabled": (
      <ChoiceGroup legend="Practice types" columns={3} error="Choose at least one.">
        <ChoiceCard title="Medicine" note="14 specialties" defaultChecked />
        <ChoiceCard
          title="A practice type whose name is much longer than anybody thought it would be"
          note="And whose note runs over two lines of text as well, to see what happens."
        />
        <ChoiceCard title="Aesthetics" note="4 specialties" disabled />
      </ChoiceGroup>
    ),
    "ChoiceRadio, one of several": <Levels />,
  },
};
