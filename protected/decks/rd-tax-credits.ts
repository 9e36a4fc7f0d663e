import type { Deck } from "#contracts/deck.ts";

const feeTerms = { engagementFeeInUsd: 3_000, successFeeAsFraction: 0.23 };

export const rdTaxCreditsDeck: Deck = {
  title: "R&D Tax Credits for Healthcare",
  tone: "green",
  slides: [
    {
      id: "cover",
      eyebrow: "R&D tax credits for healthcare",
      title: "The work you already do may be *research*",
      lede: "What the credit is, what a study delivers, what it costs, and what it could return for your practice.",
      layout: "cover",
      blocks: [
        {
          kind: "stats",
          items: [
            { value: "2,000+", label: "healthcare businesses" },
            { value: "100+", label: "referring accountants" },
            { value: "Since 2020", label: "healthcare only" },
          ],
        },
      ],
      footnote: "Education, not tax advice. The firm's own figures.",
      notes: [
        "Ask who prepares their return, and whether that person could join for the last ten minutes.",
        "Say early that part of our work is to say no.",
        "The statistics are the firm's own, counted over all engagements since 2020.",
      ],
    },
    {
      id: "overview",
      eyebrow: "The credit",
      title: "Paid for since 1981, *tested in four parts*",
      layout: "rows",
      blocks: [
        {
          kind: "timeline",
          title: "A credit with a history",
          points: [
            { date: "1981", label: "Established", detail: "Economic Recovery Tax Act" },
            { date: "2007", label: "Simplified method", detail: "14% over half the average" },
            { date: "2015-12", label: "Made permanent", detail: "payroll offset added" },
            { date: "2022", label: "Costs amortized", detail: "five years, until 2024" },
            { date: "2025-07", label: "Expensing restored", detail: "section 174A" },
          ],
        },
        {
          kind: "four-part-test",
          title: "All four, for every activity",
          parts: [
            {
              name: "Permitted purpose",
              description: "New or improved function, quality, reliability",
            },
            {
              name: "Technological in nature",
              description: "Biology, physics, engineering, computing",
            },
            {
              name: "Elimination of uncertainty",
              description: "Capability, method or design unknown",
            },
            { name: "Process of experimentation", description: "Alternatives tried and measured" },
          ],
          conclusion: "qualified research, section 41(d)",
        },
      ],
      notes: [
        "Take one improvement they mention and walk it through the four parts, aloud.",
        "The part that fails most often is the third: nothing was uncertain, the manual said how.",
        "If they ask about July 6, 2026: that window was for deducting 2022 to 2024 costs retroactively. It has passed. The credit keeps its own three-year limit.",
      ],
    },
    {
      id: "deliverables",
      eyebrow: "What you receive",
      title: "Three documents, about *1.5 hours* of your time",
      layout: "split",
      blocks: [
        {
          kind: "points",
          items: [
            {
              title: "Research report",
              text: "Each activity, the uncertainty behind it, what was tried, what was learned, and who did it.",
            },
            {
              title: "Substantiation document set",
              text: "Payroll, time, supplies and notes, tied line by line to the report.",
            },
            {
              title: "Filing guidelines",
              text: "Method, section 280C election, Form 6765 line by line, for your CPA to review and file.",
            },
          ],
        },
        {
          kind: "slip",
          title: "Your time",
          subtitle: "first call to delivery",
          rows: [
            { label: "First call", value: "20 min" },
            { label: "Interview", value: "45 min" },
            { label: "Review of the draft", value: "25 min" },
          ],
          total: { label: "Doctor's time", value: "about 1.5 hours" },
          footnote: "Your office manager: one afternoon for payroll reports and invoices.",
        },
      ],
      notes: [
        "Show a redacted report if they have signed a confidentiality agreement.",
        "The CPA always decides what is filed. Repeat it; it is why CPAs refer to us.",
      ],
    },
    {
      id: "case",
      eyebrow: "Case study, orthodontics",
      title: "$42,500 for *one year,* twelve people",
      layout: "split",
      blocks: [
        {
          kind: "slip",
          title: "Orthodontic practice",
          subtitle: "Utah, credit year 2023",
          rows: [
            { label: "Employees", value: "12" },
            { label: "Activities claimed", value: "4" },
            { label: "Activities dropped in review", value: "2" },
          ],
          total: { label: "Credit for 2023", value: "$42,500" },
          footnote: "Sample case. One client, one year; yours will differ.",
        },
        {
          kind: "points",
          items: [
            {
              title: "What was uncertain",
              text: "Why refinement scans were needed in half of the cases with rotated canines.",
            },
            {
              title: "What they tried",
              text: "Three staging sequences, two resins, a new attachment, compared at every visit.",
            },
            {
              title: "What carried the claim",
              text: "Dated scans and the hours of six people, noted while the work was done.",
            },
          ],
        },
      ],
      notes: [
        "The two dropped activities were a new scanner used as delivered, and staff training.",
        "If they compare themselves: ask for headcount and records before any number.",
      ],
    },
    {
      id: "fees",
      eyebrow: "Fees and expected return",
      title: "You see the fee *before* the work",
      layout: "split",
      blocks: [
        { kind: "fee-and-return", terms: feeTerms, exampleCreditInUsd: 42_500 },
        {
          kind: "points",
          items: [
            {
              title: "Engagement fee, $3,000",
              text: "Starts the work and is applied against the final balance.",
            },
            {
              title: "Success fee, 23%",
              text: "Of the credit as computed, due on delivery.",
            },
            {
              title: "Expected return, about 3x",
              text: "What stays with you for each dollar of fees, if the credit is allowed as computed.",
            },
          ],
        },
      ],
      footnote:
        "A credit that is reduced on examination reduces the return. Fees on a refund claim may be limited; your CPA knows the rule.",
      notes: [
        "If slide 6 has been filled in, the slip here shows their own estimate.",
        "Below about $13,000 of credit the engagement fee is the whole fee, and the return falls quickly. Say so.",
      ],
    },
    {
      id: "calculator",
      eyebrow: "Your practice",
      title: "Now with *your* numbers",
      layout: "rows",
      blocks: [
        { kind: "calculator" },
        { kind: "fee-and-return", terms: feeTerms, exampleCreditInUsd: 0 },
      ],
      footnote: "An educational estimate, not tax advice: a flat 10% of estimated expenses.",
      notes: [
        "Let them choose the activities. Ask of each: what did you not know when you began?",
        "The result feeds the fee slip here and on the slide before.",
      ],
    },
  ],
};
