import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { AlertRegion, Toast } from "../feedback/alert-region.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { FaultSummary } from "../forms/fault-summary.tsx";
import { Box } from "../layout/box.tsx";
import { Reveal } from "../layout/reveal.tsx";
import { SwipeRow } from "../layout/swipe-row.tsx";
import { Monogram } from "../reading/monogram.tsx";
import { StatTile } from "../reading/stat.tsx";
import { Tag } from "../reading/tag.tsx";
import { type Specimens, statesOf } from "./example.tsx";

const people = ["Maria Ruiz", "Thomas Okafor", "Dr. Anna Weber, DDS", "Joon Park", "Leah Stein"];
const cards = ["First", "Second", "Third"];

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

export const messages: Specimens = {
  states: {
    AlertRegion: <Announced Region={AlertRegion} text="Sent. Check your inbox." button="Send" />,
    ...statesOf(AlertRegion, {
      "AlertRegion, error and info": [
        { kind: "status", tone: "error", children: "Invalid password. Please try again." },
        { kind: "status", children: "The list has ten cases." },
      ],
    }),
    ...statesOf(FaultSummary, {
      FaultSummary: {
        faults: ["Name", "Phone"].map((label) => ({
          name: label,
          label,
          sentence: "Please fill in this field.",
          focus() {},
        })),
      },
    }),
    Toast: <Announced Region={Toast} text="Link copied." button="Copy the link" />,
    Dialog: <CaseDialog />,
    Sheet: (
      <Box>
        <Tag tone="green">Orthodontics</Tag>
        <p className="tabular-digits mt-4 font-serif text-[2.25rem] leading-none">$42,500</p>
        <p className="mt-1.5 text-sm text-ink-3">2023 · 12 team members · Utah</p>
      </Box>
    ),
    ...statesOf(Monogram, {
      "Monogram, one rosette per name": [
        ...people.map((name) => ({ name })),
        { name: "Maria Ruiz", size: 48 },
      ],
    }),
  },
  wide: {
    StatTile: (
      <div className="grid gap-8 sm:grid-cols-3">
        <StatTile
          value="60%"
          label="of AGI at most"
          note="Cash to public charities, tax year 2025."
          tone="plum"
        />
        <StatTile
          value="$31,500"
          label="federal credit"
          note="10% of QREs: an educational simplification."
          countsUp
        />
        <StatTile value="5 years" label="carryforward" />
      </div>
    ),
  },
};

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
