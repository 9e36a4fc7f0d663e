import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Slip } from "../slip/slip.tsx";
import { Example, Examples } from "./example.tsx";

export function SlipsSpecimen() {
  const [wages, setWages] = useState<string>();
  return (
    <Examples>
      <Example name="Slip, complete">
        <Slip
          title="Sample estimate"
          subtitle="Orthodontics · Utah"
          rows={[
            { label: "Doctor and staff wages", value: "$700,000" },
            { label: "R&D time (3 activities, high)", value: "45.0%" },
            { label: "Estimated QREs", value: "$315,000" },
            { label: "Federal credit, 10% of QREs", value: "$31,500" },
            { label: "Utah, simplified rate: 5% of federal", value: "$1,575" },
          ]}
          total={{ label: "Estimated credit", value: "$33,075" }}
          footnote="Educational estimate, not tax advice."
        />
      </Example>
      <Example name="Slip that leads somewhere">
        <Slip
          title="Sample estimate"
          rows={[{ label: "Doctor and staff wages", value: "$700,000" }]}
          total={{ label: "Estimated credit", value: "$33,075" }}
          link={{ label: "Estimate yours", href: "#slips" }}
        />
      </Example>
      <Example name="Slip that fills in">
        <Slip
          live
          title="Your estimate"
          subtitle="so far"
          rows={[
            { label: "Doctor and staff wages", value: wages },
            { label: "R&D time" },
            { label: "Estimated QREs" },
            { label: "Federal credit, 10% of QREs" },
          ]}
          total={{ label: "Estimated credit", value: wages && "$33,075" }}
          footnote="Fills in as you answer."
        >
          <Button size="small" variant="quiet" onClick={() => setWages("$700,000")}>
            Fill in wages
          </Button>
        </Slip>
      </Example>
      <Example name="Slip with its arithmetic, long labels">
        <Slip
          title="Worked example"
          subtitle="Tax year 2025 · illustration only"
          rows={[
            { label: "Income", value: "$1,000,000" },
            { label: "Contribution", value: "$100,000", formula: "cash paid in the year" },
            {
              label: "Appraised value, as the appraiser of the receiving charity may set it",
              value: "$500,000",
              formula: "$100,000 × 5, of the stated 5 to 6 times",
            },
            { label: "Tax savings", value: "$175,000", formula: "$500,000 × 35%" },
          ]}
          total={{ label: "Net benefit", value: "$75,000", formula: "$175,000 − $100,000" }}
          footnote="One illustration. Appraisals at a multiple of cost are on the IRS's warning lists."
        />
      </Example>
    </Examples>
  );
}
