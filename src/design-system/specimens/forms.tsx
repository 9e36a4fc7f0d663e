import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { AlertRegion, Toast } from "../feedback/alert-region.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { Checklist } from "../forms/checklist.tsx";
import { ChoiceCard, ChoiceRadio } from "../forms/choice-card.tsx";
import { ChoiceGroup } from "../forms/choice-group.tsx";
import { FaultSummary } from "../forms/fault-summary.tsx";
import { MoneyInput } from "../forms/money-input.tsx";
import { RangeSlider } from "../forms/range-slider.tsx";
import { Select } from "../forms/select.tsx";
import { StepDots } from "../forms/step-dots.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { Box } from "../layout/box.tsx";
import { Reveal } from "../layout/reveal.tsx";
import { SwipeRow } from "../layout/swipe-row.tsx";
import { Monogram } from "../reading/monogram.tsx";
import { StatTile } from "../reading/stat.tsx";
import { Tag } from "../reading/tag.tsx";
import { keeping, type Specimens, statesOf } from "./example.tsx";

const states = ["Arizona", "California", "Idaho", "Utah"];
const options = states.map((name) => ({ value: name, label: name }));
const format = (value: number) => `${value}%`;

export const fields: Specimens = {
  states: {
    ...statesOf(TextInput, {
      "TextInput, required": { label: "Practice name", required: true },
      "TextInput with hint and placeholder": {
        label: "E-mail",
        hint: "The results go here.",
        placeholder: "you@practice.com",
      },
      "TextInput with error": {
        label: "Phone",
        defaultValue: "801 555",
        error: "Give a phone number with its area code, such as (801) 555-0123.",
      },
      "TextInput, disabled": { label: "Name", disabled: true, defaultValue: "Maria Ruiz" },
      "TextInput, several lines": { label: "Message", multiline: true, rows: 4 },
    }),
    ...statesOf(Select, {
      Select: { label: "State", options, defaultValue: "Utah" },
      "Select with error": { label: "Home state", options, error: "Choose a state." },
    }),
    ...statesOf(keeping(MoneyInput), {
      "MoneyInput, filled": { label: "Wages", hint: "Of the last full year.", value: "700000" },
      "MoneyInput, empty": { label: "Annual income", placeholder: "500,000", value: "" },
      "MoneyInput with error": { label: "Staff wages", value: "", error: "Fill this in." },
    }),
    ...statesOf(keeping(RangeSlider), {
      RangeSlider: { label: "Orthodontics", hint: "Share of the time.", value: 60, format },
    }),
  },
};

export const choices: Specimens = {
  states: {
    ...statesOf(StepDots, {
      StepDots: { current: 3, label: "Activities and practice details" },
      "StepDots, first step": { current: 1, label: "Practice types" },
    }),
    ...statesOf(Checklist, {
      Checklist: { title: "Still to do", items: ["Choose an activity", "Fill in both wages"] },
    }),
    ...statesOf(Checkbox, {
      Checkbox: { label: "Also send me the summary", hint: "One message.", defaultChecked: true },
      "Checkbox with error": { label: "I have read the disclaimer", error: "Please confirm." },
      "Checkbox, disabled": { label: "Include state credit", disabled: true, defaultChecked: true },
    }),
  },
  wide: {
    "ChoiceCard with notes, long text and disabled": (
      <ChoiceGroup legend="Practice types" hint="Choose what you have changed." columns={3}>
        <ChoiceCard title="Medicine" note="14 specialties" defaultChecked />
        <ChoiceCard
          title="A practice type whose name is much longer than anybody thought it would be"
          note="And whose note runs over two lines of text as well, to see what happens."
        />
        <ChoiceCard title="Aesthetics" note="4 specialties" disabled />
      </ChoiceGroup>
    ),
    "ChoiceRadio, one of several": (surface) => (
      <ChoiceGroup legend="Innovation level" columns={3}>
        {["Low", "Medium", "High"].map((level) => (
          <ChoiceRadio key={level} name={surface} title={level} defaultChecked={level === "Low"} />
        ))}
      </ChoiceGroup>
    ),
  },
};

/** Its text appears when the button is pressed. */
function Announced(props: { Region: typeof AlertRegion; text: string; button: string }) {
  const [text, setText] = useState("");
  return (
    <>
      <props.Region tone="success">{text}</props.Region>
      <Button className="mt-3" size="small" onClick={() => setText(props.text)}>
        {props.button}
      </Button>
    </>
  );
}

function CaseDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the case</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        eyebrow={<Tag tone="green">Orthodontics</Tag>}
        title="Aligner staging trials"
        footer={<Button href="#book">Schedule Similar Assessment</Button>}
      >
        {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
          <p key={number} className="mb-4">
            Paragraph {number}. The practice tried three ways to stage refinements, measured the
            chair time of each, and kept the one that saved two visits per patient.
          </p>
        ))}
      </Dialog>
    </>
  );
}

const fault = (label: string) => ({ name: label, label, sentence: "Please fill in.", focus() {} });
const people = ["Maria Ruiz", "Thomas Okafor", "Dr. Anna Weber, DDS", "Joon Park", "Leah Stein"];

export const messages: Specimens = {
  states: {
    AlertRegion: <Announced Region={AlertRegion} text="Sent. Check your inbox." button="Send" />,
    ...statesOf(AlertRegion, {
      "AlertRegion, error and info": [
        { kind: "status", tone: "error", children: "Invalid password. Please try again." },
        { kind: "status", children: "The list has ten cases." },
      ],
    }),
    ...statesOf(FaultSummary, { FaultSummary: { faults: [fault("Name"), fault("Phone")] } }),
    Toast: <Announced Region={Toast} text="Link copied." button="Copy the link" />,
    Dialog: <CaseDialog />,
    ...statesOf(Box, { Box: { children: "2023 · 12 team members · Utah" } }),
    ...statesOf(Monogram, {
      "Monogram, one rosette per name": [
        ...people.map((name) => ({ name })),
        { name: "Maria Ruiz", size: 48 },
      ],
    }),
  },
  wide: statesOf(StatTile, {
    StatTile: [
      { value: "60%", label: "of AGI at most", note: "Cash to public charities.", tone: "plum" },
      { value: "$31,500", label: "federal credit", note: "10% of QREs.", countsUp: true },
      { value: "5 years", label: "carryforward" },
    ],
  }),
};

const cards = ["First", "Second", "Third"];

export const motion: Specimens = {
  wide: {
    "Reveal, one after the other": (
      <div className="grid gap-5 sm:grid-cols-3">
        {cards.map((name) => (
          <Reveal key={name}>
            <Box>{name} to come up when scrolled to</Box>
          </Reveal>
        ))}
      </div>
    ),
    "Cards to swipe on a phone": (
      <SwipeRow label="Cards" className="gap-5 sm:grid sm:grid-cols-3">
        {cards.map((name) => (
          <li key={name}>
            <Box>{name} of three cards</Box>
          </li>
        ))}
      </SwipeRow>
    ),
  },
};
