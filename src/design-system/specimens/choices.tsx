import { useId, useState } from "react";
import { Checkbox } from "../forms/checkbox.tsx";
import { Checklist } from "../forms/checklist.tsx";
import { ChoiceCard, ChoiceRadio } from "../forms/choice-card.tsx";
import { ChoiceGroup } from "../forms/choice-group.tsx";
import { StepDots } from "../forms/step-dots.tsx";
import { Example, Examples } from "./example.tsx";

const activities = [
  "Custom aligner staging and refinement",
  "In-house 3D printing of appliances",
  "Digital bracket placement protocols",
  "Airway-focused treatment planning",
];

export function ChoicesSpecimen() {
  const [picked, setPicked] = useState<readonly string[]>(activities.slice(0, 2));
  const radioName = useId();
  const [level, setLevel] = useState("medium");
  const toggle = (name: string, on: boolean) =>
    setPicked(on ? [...picked, name] : picked.filter((other) => other !== name));
  return (
    <Examples>
      <Example name="StepDots">
        <StepDots current={3} label="Activities and practice details" />
      </Example>
      <Example name="StepDots, first step">
        <StepDots current={1} label="Practice types" />
      </Example>
      <Example name="Checklist">
        <Checklist
          title="Still to do"
          items={[
            ...(picked.length > 0 ? [] : ["Choose at least one activity"]),
            "Fill in both wage fields",
          ]}
        />
      </Example>
      <Example name="ChoiceCard, several may be picked" wide>
        <ChoiceGroup
          legend="Orthodontics"
          hint="Choose what you have changed in the last three years."
          columns={2}
        >
          {activities.map((activity) => (
            <ChoiceCard
              key={activity}
              title={activity}
              checked={picked.includes(activity)}
              onCheckedChange={(on) => toggle(activity, on)}
            />
          ))}
        </ChoiceGroup>
      </Example>
      <Example name="ChoiceCard with notes, long text and disabled" wide>
        <ChoiceGroup legend="Practice types" columns={3} error="Choose at least one.">
          <ChoiceCard title="Medicine" note="14 specialties" defaultChecked />
          <ChoiceCard
            title="A practice type whose name is much longer than anybody thought it would be"
            note="And whose note runs over two lines of text as well, to see what happens."
          />
          <ChoiceCard title="Aesthetics" note="4 specialties" disabled />
        </ChoiceGroup>
      </Example>
      <Example name="ChoiceRadio, one of several" wide>
        <ChoiceGroup legend="Innovation level" columns={3}>
          {["low", "medium", "high"].map((value) => (
            <ChoiceRadio
              key={value}
              name={radioName}
              value={value}
              title={value[0]?.toUpperCase() + value.slice(1)}
              checked={level === value}
              onCheckedChange={() => setLevel(value)}
            />
          ))}
        </ChoiceGroup>
      </Example>
      <Example name="Checkbox">
        <Checkbox
          label="Also send me the one-page summary"
          hint="One message, no list."
          defaultChecked
        />
      </Example>
      <Example name="Checkbox with error">
        <Checkbox label="I have read that this is not tax advice" error="Please confirm." />
      </Example>
      <Example name="Checkbox, disabled">
        <Checkbox label="Include state credit" disabled defaultChecked />
      </Example>
    </Examples>
  );
}
