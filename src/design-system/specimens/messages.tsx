import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { AlertRegion, Toast } from "../feedback/alert-region.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { Sheet } from "../layout/sheet.tsx";
import { Monogram } from "../reading/monogram.tsx";
import { StatTile } from "../reading/stat.tsx";
import { Tag } from "../reading/tag.tsx";
import { Example, Examples } from "./example.tsx";

const people = ["Maria Ruiz", "Thomas Okafor", "Dr. Anna Weber, DDS", "Joon Park", "Leah Stein"];

export function MessagesSpecimen() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState("");
  const [copied, setCopied] = useState("");
  return (
    <Examples>
      <Example name="AlertRegion">
        <AlertRegion tone="success">{sent}</AlertRegion>
        <Button className="mt-3" size="small" onClick={() => setSent("Sent. Check your inbox.")}>
          Send
        </Button>
      </Example>
      <Example name="AlertRegion, error and info">
        <div className="grid gap-3">
          <AlertRegion kind="status" tone="error">
            Invalid password. Please try again.
          </AlertRegion>
          <AlertRegion kind="status">The list has ten cases.</AlertRegion>
        </div>
      </Example>
      <Example name="Toast">
        <Button variant="quiet" size="small" onClick={() => setCopied("Link copied.")}>
          Copy the link
        </Button>
        <Toast tone="success">{copied}</Toast>
      </Example>
      <Example name="Dialog">
        <Button onClick={() => setOpen(true)}>Open the case</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          eyebrow={<Tag tone="green">Orthodontics</Tag>}
          title="Aligner staging trials"
          footer={<Button href="#book">Schedule Similar Assessment</Button>}
        >
          {Array.from({ length: 8 }, (_, index) => `Paragraph ${index + 1}.`).map((number) => (
            <p key={number} className="mb-4">
              {number} The practice tried three ways to stage refinements, measured the chair time
              of each, and kept the one that saved two visits per patient.
            </p>
          ))}
        </Dialog>
      </Example>
      <Example name="Sheet">
        <Sheet>
          <Tag tone="green">Orthodontics</Tag>
          <p className="tabular-digits mt-4 font-serif text-[2.25rem] leading-none">$42,500</p>
          <p className="mt-1.5 text-sm text-ink-3">2023 · 12 team members · Utah</p>
        </Sheet>
      </Example>
      <Example name="Monogram, one rosette per name">
        <div className="flex flex-wrap gap-4">
          {people.map((name) => (
            <Monogram key={name} name={name} />
          ))}
          <Monogram name="Maria Ruiz" size={48} />
        </div>
      </Example>
      <Example name="StatTile" wide>
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
            tone="green"
            countUp
          />
          <StatTile value="5 years" label="carryforward" />
        </div>
      </Example>
    </Examples>
  );
}
