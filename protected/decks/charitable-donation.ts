import type { Deck } from "#contracts/deck.ts";

export const charitableDonationDeck: Deck = {
  title: "Charitable Donation Tax Benefit",
  tone: "plum",
  slides: [
    {
      id: "solution",
      eyebrow: "Highlighted solution",
      title: "Give what a charity *uses,* deduct what it is worth",
      lede: "Property held for more than a year and given to a public charity for its own work may be deducted at fair market value.",
      layout: "cover",
      blocks: [
        {
          kind: "stats",
          items: [
            { value: "1 year + 1 day", label: "holding period" },
            { value: "5x", label: "estimated value in the example" },
            { value: "5 years", label: "carryforward of what is unused" },
          ],
        },
      ],
      footnote: "Education, not tax advice. Open to W-2 physicians and owners alike.",
      notes: [
        "Ask first whether they give to charity already, and to whom.",
        "Say within the first minute that the appraisal is what the IRS looks at.",
      ],
    },
    {
      id: "holding-period",
      eyebrow: "The rule",
      title: "One day decides between cost and *value*",
      layout: "rows",
      blocks: [
        {
          kind: "holding-period",
          title: "Section 170(e): short-term property is deducted at cost",
          start: { label: "You buy", amount: "$50,000" },
          threshold: { label: "One year and a day" },
          end: { label: "You give", amount: "$250,000" },
          before: { label: "Given earlier", detail: "deduction limited to the $50,000 paid" },
          after: { label: "Given after", detail: "fair market value may be deducted" },
        },
        {
          kind: "points",
          items: [
            {
              title: "Ownership is real",
              text: "You hold title and bear the risk for the whole period.",
            },
            {
              title: "The charity uses it",
              text: "Property sold on or unrelated to its mission falls back to cost.",
            },
          ],
        },
      ],
      notes: ["The clock starts the day after purchase. Put the date of the gift in writing now."],
    },
    {
      id: "principle",
      eyebrow: "Applying the principle",
      title: "From purchase to *Form 8283*",
      layout: "split",
      blocks: [
        {
          kind: "points",
          items: [
            { title: "Buy", text: "Identified goods, documented price, your title." },
            { title: "Hold", text: "At least one year and one day." },
            {
              title: "Appraise",
              text: "By a qualified appraiser, not more than 60 days before the gift.",
            },
            { title: "Give and file", text: "Acknowledgment, Form 8283, appraisal attached." },
          ],
        },
        {
          kind: "questions",
          title: "Questions to ask first",
          items: [
            "Who else buys at the appraised price?",
            "Who chose the appraiser, and who pays?",
            "What would my deduction be at cost, and would I still do it?",
            "Does it resemble the programs the IRS warned of in 2024 (IR-2024-104)?",
          ],
        },
      ],
      footnote:
        "A value claimed at twice the correct one or more: 40% penalty on the tax, without a reasonable-cause defense.",
      notes: ["Let them read the questions in silence. Then answer the ones they ask, in order."],
    },
    {
      id: "case",
      eyebrow: "Case study",
      title: "$550,000 of AGI, *$50,000* of goods",
      layout: "split",
      blocks: [
        {
          kind: "slip",
          title: "Illustration",
          subtitle: "AGI $550,000",
          rows: [
            { label: "Purchase", value: "$50,000" },
            {
              label: "Estimated fair market value, 5x",
              value: "$250,000",
              formula: "$50,000 × 5",
            },
            { label: "Federal savings", value: "$63,270" },
            { label: "State savings", value: "$22,254" },
            { label: "Total savings", value: "$85,524", formula: "$63,270 + $22,254" },
          ],
          total: { label: "Net benefit", value: "$35,524", formula: "$85,524 − $50,000" },
          footnote:
            "Assumes the appraisal stands and the deduction is used within the AGI limits, carryforward included.",
        },
        {
          kind: "waterfall",
          title: "Savings less cost",
          lines: [
            { label: "Federal savings", amount: 63_270, kind: "start" },
            { label: "State savings", amount: 22_254, kind: "plus" },
            { label: "Total savings", amount: 85_524, kind: "total" },
            { label: "Purchase", amount: 50_000, kind: "minus" },
            { label: "Net benefit", amount: 35_524, kind: "total" },
          ],
        },
      ],
      notes: [
        "Property is generally limited to 30% of AGI: $165,000 of the $250,000 in the first year here, the rest carried forward.",
        "If the appraisal falls to cost, the deduction is $50,000 and the net benefit is gone.",
      ],
    },
    {
      id: "benefits",
      eyebrow: "Key benefits",
      title: "Why employed doctors *ask about it*",
      layout: "split",
      blocks: [
        {
          kind: "points",
          items: [
            { title: "No business needed", text: "An itemized deduction on a personal return." },
            { title: "Unused amounts carry forward", text: "Up to five years." },
            { title: "Goods reach people", text: "Used by the charity in its own program." },
          ],
        },
        {
          kind: "points",
          items: [
            {
              title: "Limits, 2025",
              text: "60% of AGI for cash to public charities, generally 30% for appreciated property.",
            },
            {
              title: "Changes, 2026",
              text: "Only gifts above 0.5% of AGI count; benefit capped at 35% in the top bracket.",
            },
            {
              title: "Risk",
              text: "Multiplied appraisals are on the IRS's warning lists. Documentation decides.",
            },
          ],
        },
      ],
      notes: ["Benefits on the left, limits on the right, equal weight. That is deliberate."],
    },
    {
      id: "next-steps",
      eyebrow: "Next steps",
      title: "Three steps, *your CPA first*",
      layout: "rows",
      blocks: [
        {
          kind: "points",
          items: [
            {
              title: "Projection",
              text: "Your CPA projects AGI, other gifts and the limit that applies to you.",
            },
            {
              title: "Review",
              text: "Offering, appraisal method and charity, read by an adviser you pay.",
            },
            {
              title: "Decision",
              text: "Yes, no or not this year, with the date of the gift fixed in advance.",
            },
          ],
        },
      ],
      footnote: "Education, not tax advice. No tax outcome is guaranteed.",
      notes: ["Offer to join the call with their CPA. Leave the printed deck."],
    },
  ],
};
