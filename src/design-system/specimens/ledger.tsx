import { Disclosure } from "../layout/disclosure.tsx";
import { Callout } from "../reading/callout.tsx";
import { Faq } from "../reading/faq.tsx";
import { LabelledTable } from "../reading/labelled-table.tsx";
import { Timeline } from "../reading/timeline.tsx";
import { type LedgerItem, LedgerRows } from "../slip/ledger-rows.tsx";
import type { Specimens } from "./example.tsx";

const services: LedgerItem[] = [
  {
    title: "R&D Tax Credits",
    tag: { tone: "green", label: "Practice owners" },
    description:
      "Credits for clinical process improvements you have made in the last three years, amended where the law allows.",
    action: { label: "Learn More", href: "#rd" },
  },
  {
    title: "Charitable Donation Strategy",
    tag: { tone: "plum", label: "W-2 and owners" },
    description:
      "Deduct up to 60% of AGI, with a five-year carryforward. Includes the appraisal and holding-period rules.",
    action: { label: "Learn More", href: "#charity" },
  },
];

const records = [
  { title: "Records you keep", description: "What was tried, by whom, and for how long." },
  { title: "Records we write", description: "The report, the documents behind it, and the form." },
];

const years = [
  { year: 2020, title: "Founded", description: "Three people in Provo, one kind of credit." },
  { year: 2021, title: "First dental group", description: "Nine practices in one engagement." },
  { year: 2022, title: "Amortization begins", description: "The law changes; the method adapts." },
  { year: 2023, title: "Research partner", description: "One system for records and interviews." },
  { year: 2024, title: "Medicine", description: "From dentistry to cardiology and surgery." },
  { year: 2025, title: "Expensing restored", description: "Immediate deductions are back." },
];

const gifts = [
  ["Cash to a public charity", "60%", "Carries forward five years"],
  ["Shares held more than a year", "30%", "Carries forward five years"],
];

const questions = [
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
];

export const ledger: Specimens = {
  states: {
    Disclosure: (
      <Disclosure summary="Show the arithmetic" open>
        <p>$700,000 × 45% × 10% = $31,500</p>
      </Disclosure>
    ),
    "Callout, info and warning": (
      <div className="grid gap-4">
        <Callout title="Tax year 2025">
          Figures for 2026 stand beside it where they are known.
        </Callout>
        <Callout tone="warning" title="Questions to ask first">
          Promotions with multiplied appraisals are on the IRS's warning lists (IR-2024-104).
        </Callout>
      </div>
    ),
    "Callout, example": (
      <Callout tone="example" title="Example: a truck over 6,000 lb">
        <p>Bought for $60,000 in June, used 80% for the practice.</p>
        <p className="tabular-digits">$60,000 × 80% = $48,000 basis.</p>
      </Callout>
    ),
  },
  wide: {
    "LedgerRows, numbered with actions": <LedgerRows items={services} />,
    "LabelledTable, labelled rows on a phone": (
      <LabelledTable>
        <thead>
          <tr>
            <th>Gift</th>
            <th>Limit, share of income</th>
            <th>What is left over</th>
          </tr>
        </thead>
        <tbody>
          {gifts.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </LabelledTable>
    ),
    "LedgerRows, plain": <LedgerRows numbered={false} items={records} />,
    Timeline: <Timeline entries={years} />,
    Faq: <Faq items={questions} />,
  },
};
