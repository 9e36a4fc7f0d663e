import { MoneyInput } from "../forms/money-input.tsx";
import { RangeSlider } from "../forms/range-slider.tsx";
import { Select } from "../forms/select.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { keeping, type Specimens, statesOf } from "./example.tsx";

const options = ["Arizona", "California", "Idaho", "Utah"].map((name) => ({
  value: name,
  label: name,
}));
const format = (value: number) => `${value}%`;

export const fields: Specimens = {
  states: {
    ...statesOf(TextInput, {
      "TextInput, required": {
        label: "Practice name",
        name: "practice",
        autoComplete: "organization",
        required: true,
      },
      "TextInput with hint and placeholder": {
        label: "E-mail",
        type: "email",
        hint: "The results go here.",
        placeholder: "you@practice.com",
      },
      "TextInput with error": {
        label: "Phone",
        type: "tel",
        defaultValue: "801 555",
        error: "Give a phone number with its area code, such as (801) 555-0123.",
      },
      "TextInput, disabled": { label: "Name", disabled: true, defaultValue: "Maria Ruiz" },
      "TextInput, several lines": { label: "Message", multiline: true, rows: 4 },
    }),
    ...statesOf(Select, {
      Select: { label: "State", options, defaultValue: "Utah" },
      "Select with error": {
        label: "Topic",
        options: [{ value: "", label: "Choose one" }, ...options],
        error: "Choose what it is about.",
      },
    }),
    ...statesOf(keeping(MoneyInput), {
      "MoneyInput, filled": {
        label: "Doctor/owner annual wages",
        hint: "W-2 wages of the last full year.",
        value: "700000",
      },
      "MoneyInput, empty": { label: "Annual income", placeholder: "500,000", value: "" },
      "MoneyInput with error": {
        label: "Clinical staff annual wages",
        value: "",
        error: "Fill this in, or enter 0.",
      },
    }),
    ...statesOf(keeping(RangeSlider), {
      RangeSlider: {
        label: "Orthodontics",
        hint: "Share of the practice's time.",
        value: 60,
        format,
      },
      "RangeSlider, disabled": { label: "General dentistry", value: 100, disabled: true, format },
    }),
  },
};
