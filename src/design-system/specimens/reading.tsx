import { Button, type ButtonProps } from "../actions/button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import { Emphasized } from "../layout/emphasized.tsx";
import { Eyebrow } from "../layout/page-heading.tsx";
import { SectionHeading } from "../layout/section.tsx";
import { Callout } from "../reading/callout.tsx";
import { Faq } from "../reading/faq.tsx";
import { LabelledTable } from "../reading/labelled-table.tsx";
import { Stat } from "../reading/stat.tsx";
import { Tag } from "../reading/tag.tsx";
import { Timeline } from "../reading/timeline.tsx";
import { type LedgerItem, LedgerRows } from "../slip/ledger-rows.tsx";
import { RxMark } from "../slip/rx-mark.tsx";
import { Slip } from "../slip/slip.tsx";
import { type Specimens, statesOf } from "./example.tsx";

const href = "#specimen";
const quiet = { variant: "quiet" } as const;
const small = { size: "small" } as const;

const trail = [{ label: "Home", href }, { label: "Services", href }, { label: "R&D Tax Credits" }];

export const type: Specimens = {
  states: {
    ...statesOf(Eyebrow, { Eyebrow: { children: "Tax strategy education for healthcare" } }),
    Breadcrumb: (surface) => <Breadcrumb label={`Breadcrumb on ${surface}`} items={trail} />,
    ...statesOf(RxMark, {
      "RxMark in three sizes": [
        { className: "h-6 text-pine" },
        { className: "h-10 text-pine" },
        { className: "h-20 text-pine" },
      ],
    }),
  },
  wide: {
    "Display heading with one italic phrase": (
      <p className="max-w-[11em] font-serif text-4xl leading-[1.04] tracking-[-0.018em] text-balance [&_em]:text-leaf">
        <Emphasized text="Offset the greatest expense in your *practice.*" />
      </p>
    ),
    ...statesOf(SectionHeading, {
      "SectionHeading with lede": {
        title: "Three strategies, explained line by line",
        lede: "Each with its arithmetic, its year, its source, and the questions to ask before.",
      },
    }),
    ...statesOf(Stat, {
      Stat: [
        { value: "$50M+", label: "tax benefits secured" },
        { value: "1,000+", label: "practices served" },
        { value: "Since 2020", label: "Provo, Utah" },
      ],
    }),
  },
};

export const actions: Specimens = {
  states: {
    ...statesOf<ButtonProps>(Button, {
      "Button, primary and quiet": [{ children: "Continue" }, { ...quiet, children: "Back" }],
      "Button, small": [
        { ...small, children: "Subscribe" },
        { ...small, ...quiet, children: "Share" },
      ],
      "Button, disabled": [
        { disabled: true, children: "Calculate Results" },
        { disabled: true, ...quiet, children: "Previous" },
      ],
      "Button as a link, and in a new tab": [
        { href, children: "Explore All Tax Solutions" },
        { href, ...quiet, newTab: true, children: "Schedule Consultation" },
      ],
      "Button with a long label": {
        href,
        children: "Discover what the clinical improvements of the last three years may be worth",
      },
    }),
    "TextLink in running text": (
      <p>
        The rule is in <TextLink href={href}>section 41</TextLink>, and the form has its own{" "}
        <TextLink href={href} newTab>
          instructions
        </TextLink>
        .
      </p>
    ),
    ...statesOf(TextLink, {
      "TextLink standing alone": { href, standalone: true, children: "View All Articles" },
    }),
    ...statesOf(Tag, {
      "Tag in every tone": [
        { tone: "green", children: "Practice owners" },
        { tone: "blue", children: "High earners" },
        { tone: "plum", children: "W-2 and owners" },
        { tone: "amber", children: "Deadline passed" },
        { children: "Tax year 2025" },
      ],
    }),
  },
};

const wages = { label: "Doctor and staff wages", value: "$700,000" };
const total = { label: "Estimated credit", value: "$33,075" };

export const slips: Specimens = {
  states: statesOf(Slip, {
    "Slip, complete": {
      title: "Sample estimate",
      subtitle: "Orthodontics · Utah",
      rows: [
        wages,
        { label: "R&D time (3 activities, high)", value: "45.0%", note: "18 of every 40 hours" },
        { label: "Utah, simplified rate: 5% of federal", value: "$1,575" },
      ],
      total,
      footnote: "Educational estimate, not tax advice.",
    },
    "Slip that leads somewhere": {
      title: "Sample estimate",
      rows: [wages],
      total,
      link: { label: "Estimate yours", href },
    },
    "Slip with its arithmetic, long labels": {
      title: "Worked example",
      subtitle: "Tax year 2025 · illustration only",
      rows: [
        { label: "Contribution", value: "$100,000", formula: "cash paid in the year" },
        {
          label: "Appraised value, as the appraiser of the receiving charity may set it",
          value: "$500,000",
          formula: "$100,000 × 5, of the stated 5 to 6 times",
        },
      ],
      total: { label: "Net benefit", value: "$75,000", formula: "$175,000 − $100,000" },
      footnote: "One illustration. Appraisals at a multiple of cost are on the warning lists.",
    },
    "Slip that waits for answers": {
      live: true,
      title: "Your estimate",
      subtitle: "so far",
      rows: [wages, { label: "R&D time" }, { label: "Federal credit, 10% of QREs" }],
      total: { label: total.label },
      footnote: "Fills in as you answer.",
    },
  }),
};

const services: LedgerItem[] = [
  {
    title: "R&D Tax Credits",
    tag: { tone: "green", label: "Practice owners" },
    description: "Credits for clinical improvements of the last three years, amended if allowed.",
    action: { label: "Learn More", href: "#rd" },
  },
  {
    title: "Charitable Donation Strategy",
    tag: { tone: "plum", label: "W-2 and owners" },
    description: "Deduct up to 60% of AGI, with a five-year carryforward.",
    action: { label: "Learn More", href: "#charity" },
  },
];

const years = [
  { year: 2020, title: "Founded", description: "Three people in Provo, one kind of credit." },
  { year: 2021, title: "First dental group", description: "Nine practices in one engagement." },
  { year: 2025, title: "Expensing restored", description: "Immediate deductions are back." },
];

const questions = [
  { question: "Does a dental practice do research?", answer: "Often, without calling it that." },
  {
    question:
      "How far back can a claim go, and what happens to a claim whose deadline has passed in the meantime?",
    answer: "Three years in general.",
  },
];

export const ledger: Specimens = {
  states: {
    ...statesOf(Disclosure, {
      Disclosure: { summary: "Show the arithmetic", open: true, children: "$700,000 × 45%" },
    }),
    ...statesOf(Callout, {
      "Callout, info": { title: "Tax year 2025", children: "Figures for 2026 are beside it." },
      "Callout, warning": {
        tone: "warning",
        title: "Questions to ask first",
        children: "Promotions with multiplied appraisals are on the IRS's warning lists.",
      },
      "Callout, example": {
        tone: "example",
        title: "Example: a truck over 6,000 lb",
        children: <p className="tabular-digits">$60,000 × 80% = $48,000 basis.</p>,
      },
    }),
  },
  wide: {
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
          <tr>
            <td>Cash to a public charity</td>
            <td>60%</td>
            <td>Carries forward five years</td>
          </tr>
        </tbody>
      </LabelledTable>
    ),
    ...statesOf(LedgerRows, {
      "LedgerRows, numbered with actions": { items: services },
      "LedgerRows, plain": {
        numbered: false,
        items: [
          { title: "Records you keep", description: "What was tried, by whom, and for how long." },
          { title: "Records we write", description: "The report, its documents, and the form." },
        ],
      },
    }),
    ...statesOf(Timeline, { Timeline: { entries: years } }),
    ...statesOf(Faq, { Faq: { items: questions } }),
  },
};
