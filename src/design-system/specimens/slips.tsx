import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Slip } from "../slip/slip.tsx";
import { type Specimens, statesOf } from "./example.tsx";

const wages = { label: "Doctor and staff wages", value: "$700,000" };
const credit = { label: "Estimated credit", value: "$33,075" };

function FillingSlip() {
  const [filled, setFilled] = useState(false);
  return (
    <Slip
      live
      title="Your estimate"
      subtitle="so far"
      rows={[
        filled ? wages : { label: wages.label },
        { label: "R&D time" },
        { label: "Estimated QREs" },
        { label: "Federal credit, 10% of QREs" },
      ]}
      total={filled ? credit : { label: credit.label }}
      footnote="Fills in as you answer."
    >
      <Button size="small" variant="quiet" onClick={() => setFilled(true)}>
        Fill in wages
      </Button>
    </Slip>
  );
}

export const slips: Specimens = {
  states: {
    ...statesOf(Slip, {
      "Slip, complete": {
        title: "Sample estimate",
        subtitle: "Orthodontics · Utah",
        rows: [
          wages,
          {
            label: "R&D time (3 activities, high)",
            value: "45.0%",
            note: "18 of every 40 hours, by everyone",
          },
          { label: "Estimated QREs", value: "$315,000" },
          { label: "Federal credit, 10% of QREs", value: "$31,500" },
          { label: "Utah, simplified rate: 5% of federal", value: "$1,575" },
        ],
        total: credit,
        footnote: "Educational estimate, not tax advice.",
      },
      "Slip that leads somewhere": {
        title: "Sample estimate",
        rows: [wages],
        total: credit,
        link: { label: "Estimate yours", href: "#slips" },
      },
      "Slip with its arithmetic, long labels": {
        title: "Worked example",
        subtitle: "Tax year 2025 · illustration only",
        rows: [
          { label: "Income", value: "$1,000,000" },
          { label: "Contribution", value: "$100,000", formula: "cash paid in the year" },
          {
            label: "Appraised value, as the appraiser of the receiving charity may set it",
            value: "$500,000",
            formula: "$100,000 × 5, of the stated 5 to 6 times",
          },
          { label: "Tax savings", value: "$175,000", formula: "$500,000 × 35%" },
        ],
        total: { label: "Net benefit", value: "$75,000", formula: "$175,000 − $100,000" },
        footnote:
          "One illustration. Appraisals at a multiple of cost are on the IRS's warning lists.",
      },
    }),
    "Slip that fills in": <FillingSlip />,
  },
};
