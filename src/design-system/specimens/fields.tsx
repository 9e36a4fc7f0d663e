import { useState } from "react";
import { MoneyInput } from "../forms/money-input.tsx";
import { RangeSlider } from "../forms/range-slider.tsx";
import { Select } from "../forms/select.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { Example, Examples } from "./example.tsx";

const states = ["Arizona", "California", "Idaho", "Utah"].map((name) => ({
  value: name,
  label: name,
}));

export function FieldsSpecimen() {
  const [wages, setWages] = useState("700000");
  const [income, setIncome] = useState("");
  const [share, setShare] = useState(60);
  const [state, setState] = useState("Utah");
  return (
    <Examples>
      <Example name="TextInput, required">
        <TextInput label="Practice name" name="practice" autoComplete="organization" required />
      </Example>
      <Example name="TextInput with hint and placeholder">
        <TextInput
          label="E-mail"
          type="email"
          hint="The results go here."
          placeholder="you@practice.com"
        />
      </Example>
      <Example name="TextInput with error">
        <TextInput
          label="Phone"
          type="tel"
          defaultValue="801 555"
          error="Give a phone number with its area code, such as (801) 555-0142."
        />
      </Example>
      <Example name="TextInput, disabled">
        <TextInput label="Name" disabled defaultValue="Maria Ruiz" />
      </Example>
      <Example name="TextInput, several lines">
        <TextInput label="Message" multiline rows={4} />
      </Example>
      <Example name="Select">
        <Select label="State" options={states} value={state} onValueChange={setState} />
      </Example>
      <Example name="Select with error">
        <Select
          label="Topic"
          defaultValue=""
          options={[{ value: "", label: "Choose one" }, ...states]}
          error="Choose what it is about."
        />
      </Example>
      <Example name="MoneyInput, filled">
        <MoneyInput
          label="Doctor/owner annual wages"
          hint="W-2 wages of the last full year."
          value={wages}
          onValueChange={setWages}
        />
        <p className="mt-2 text-sm text-ink-3">
          Digits: <span data-digits="">{wages}</span>
        </p>
      </Example>
      <Example name="MoneyInput, empty">
        <MoneyInput
          label="Annual income"
          placeholder="500,000"
          value={income}
          onValueChange={setIncome}
        />
      </Example>
      <Example name="MoneyInput with error">
        <MoneyInput
          label="Clinical staff annual wages"
          value=""
          onValueChange={() => {}}
          error="Fill this in, or enter 0."
        />
      </Example>
      <Example name="RangeSlider">
        <RangeSlider
          label="Orthodontics"
          hint="Share of the practice's time."
          value={share}
          onValueChange={setShare}
          format={(value) => `${value}%`}
        />
      </Example>
      <Example name="RangeSlider, disabled">
        <RangeSlider
          label="General dentistry"
          value={100}
          onValueChange={() => {}}
          disabled
          format={(value) => `${value}%`}
        />
      </Example>
    </Examples>
  );
}
