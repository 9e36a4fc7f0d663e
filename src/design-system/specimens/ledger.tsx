import { Callout } from "../reading/callout.tsx";
import { Disclosure } from "../reading/disclosure.tsx";
import { Faq } from "../reading/faq.tsx";
import { LabelledTable } from "../reading/labelled-table.tsx";
import { Timeline } from "../reading/timeline.tsx";
import { LedgerRows } from "../slip/ledger-rows.tsx";
import { Example, Examples } from "./example.tsx";

export function LedgerSpecimen() {
  return (
    <Examples>
      <Example name="LedgerRows, numbered with actions" wide>
        <LedgerRows
          items={[
            {
              title: "R&D Tax Credits",
              tag: { tone: "green", label: "Practice owners" },
              description:
                "Credits for clinical process improvements you have made in the last three years, amended where the law allows.",
              action: { label: "Learn More", href: "#rd" },
            },
            {
              title: "Convertible Tax Bonds",
              tag: { tone: "blue", label: "High earners" },
              description:
                "Settle a liability at about 75 cents on the dollar. See the cash-flow timeline and the questions to ask first.",
              action: { label: "Learn More", href: "#bonds" },
            },
            {
              title: "Charitable Donation Strategy",
              tag: { tone: "plum", label: "W-2 and owners" },
              description:
                "Deduct up to 60% of AGI, with a five-year carryforward. Includes the appraisal and holding-period rules.",
              action: { label: "Learn More", href: "#charity" },
            },
          ]}
        />
      </Example>
      <Example name="LabelledTable, labelled rows on a phone" wide>
        <LabelledTable>
          <thead>
            <tr>
              <th>Gift</th>
              <th>Limit, share of income</th>
              <th>What is left over</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Cash to a public charity</td>
              <td>60%</td>
              <td>Carries forward five years</td>
            </tr>
            <tr>
              <td>Shares held more than a year</td>
              <td>30%</td>
              <td>Carries forward five years</td>
            </tr>
          </tbody>
        </LabelledTable>
      </Example>
      <Example name="LedgerRows, plain" wide>
        <LedgerRows
          numbered={false}
          items={[
            {
              title: "Records you keep",
              description: "What was tried, by whom, and for how long.",
            },
            {
              title: "Records we write",
              description: "The report, the documents behind it, and the form.",
            },
          ]}
        />
      </Example>
      <Example name="Timeline" wide>
        <Timeline
          level={3}
          entries={[
            {
              year: 2020,
              title: "Founded",
              description: "Three people in Provo, one kind of credit.",
            },
            {
              year: 2021,
              title: "First dental group",
              description: "Nine practices in one engagement.",
            },
            {
              year: 2022,
              title: "Amortization begins",
              description: "The law changes; the method adapts.",
            },
            {
              year: 2023,
              title: "Research partner",
              description: "One system for records and interviews.",
            },
            {
              year: 2024,
              title: "Medicine",
              description: "From dentistry to cardiology and surgery.",
            },
            {
              year: 2025,
              title: "Expensing restored",
              description: "Immediate deductions are back.",
            },
          ]}
        />
      </Example>
      <Example name="Faq" wide>
        <Faq
          items={[
            {
              question: "Does a dental practice do research?",
              answer:
                "Often, without calling it that: a new workflow with an uncertain outcome, tried and measured, may qualify.",
            },
            {
              question:
                "How far back can a claim go, and what happens to a claim whose deadline has passed in the meantime?",
              answer: "Three years in general.",
            },
          ]}
        />
      </Example>
      <Example name="Disclosure">
        <Disclosure summary="Show the arithmetic" open>
          <p>$700,000 × 45% × 10% = $31,500</p>
        </Disclosure>
      </Example>
      <Example name="Callout, info and warning">
        <div className="grid gap-4">
          <Callout title="Tax year 2025">
            Figures for 2026 stand beside it where they are known.
          </Callout>
          <Callout tone="warning" title="Questions to ask first">
            Promotions with multiplied appraisals are on the IRS's warning lists (IR-2024-104).
          </Callout>
        </div>
      </Example>
      <Example name="Callout, example">
        <Callout tone="example" title="Example: a truck over 6,000 lb">
          <p>Bought for $60,000 in June, used 80% for the practice.</p>
          <p className="tabular-digits">$60,000 × 80% = $48,000 basis.</p>
        </Callout>
      </Example>
    </Examples>
  );
}
