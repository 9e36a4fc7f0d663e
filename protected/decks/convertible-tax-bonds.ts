import type { Deck } from "#contracts/deck.ts";

export const convertibleTaxBondsDeck: Deck = {
  title: "Convertible Tax Bonds",
  tone: "blue",
  slides: [
    {
      id: "background",
      eyebrow: "Background",
      title: "A large liability, settled for *about 75 cents*",
      lede: "A private placement for accredited investors or qualified institutional buyers with a tax liability of $500K or more.",
      layout: "cover",
      blocks: [
        {
          kind: "stats",
          items: [
            { value: "75%", label: "prepaid, of the estimated tax" },
            { value: "25%", label: "net savings, if the position holds" },
            { value: "$500K+", label: "tax liability of the investor" },
          ],
        },
      ],
      footnote: "Education, not tax or investment advice. No outcome is guaranteed.",
      notes: [
        "Confirm accredited status and liability before going on. Below $500K, stop and thank them.",
        "Ask them to bring their CPA or tax attorney into the meeting.",
      ],
    },
    {
      id: "mechanics",
      eyebrow: "Mechanics",
      title: "How the bond is *meant to work*",
      layout: "split",
      blocks: [
        {
          kind: "points",
          items: [
            {
              title: "Prepayment",
              text: "You buy bonds of a trust at 75% of the income tax you expect to owe.",
            },
            {
              title: "Loss",
              text: "Under the bond's terms a net operating loss is allocated to you.",
            },
            {
              title: "Carryback",
              text: "As the program presents it, the loss is carried back up to five years and refunds are claimed.",
            },
            {
              title: "Difference",
              text: "If the claims are accepted, about 25% of the liability stays with you.",
            },
          ],
        },
        {
          kind: "waterfall",
          title: "Each $100,000 of estimated tax",
          lines: [
            { label: "Estimated tax", amount: 100_000, kind: "start" },
            { label: "Prepayment, 75%", amount: 75_000, kind: "minus" },
            { label: "Net savings, 25%", amount: 25_000, kind: "total" },
          ],
        },
      ],
      footnote:
        "If the position fails: the tax, interest from the due date, and a possible penalty of 20% or 40%.",
      notes: [
        "Use the words 'meant to' and 'as the program presents it'. They are accurate.",
        "Do not describe the loss as certain. Hand over the opinion letter instead.",
      ],
    },
    {
      id: "case",
      eyebrow: "Illustrative case",
      title: "Two years of income, *one loss* carried back",
      layout: "rows",
      blocks: [
        {
          kind: "timeline",
          title: "The carryback as the program presents it",
          points: [
            { date: "2020", label: "Earliest year reached", detail: "five years back" },
            { date: "2024", label: "AGI $924,000", detail: "prior year, refund claimed" },
            { date: "2025", label: "AGI $1,134,600", detail: "year of the bond and the loss" },
          ],
          spans: [{ from: "2020", to: "2025", label: "Carryback of 5 years" }],
          note: "Illustration. The five-year carryback of the CARES Act covered losses of 2018 to 2020; for later losses section 172 generally allows none outside farming and certain insurers.",
        },
        {
          kind: "questions",
          title: "Questions to ask first",
          items: [
            "Which provision allows a carryback for a loss of this year?",
            "Would the bond make sense without any tax result?",
            "Is it listed or reportable, and who files the disclosure?",
          ],
        },
      ],
      notes: [
        "Read the note under the timeline aloud. A client who hears it from us first stays a client.",
        "The AGI values are the sponsor's example.",
      ],
    },
    {
      id: "audit-protection",
      eyebrow: "Audit protection",
      title: "What is covered, and *what is not*",
      layout: "split",
      blocks: [
        {
          kind: "points",
          items: [
            {
              title: "Covered, as described by the program",
              text: "Professional fees to answer an examination of the position, up to the policy's limit.",
            },
            {
              title: "Not covered unless the policy says so",
              text: "The tax itself, interest, and penalties.",
            },
            {
              title: "How long",
              text: "At least the three years the IRS generally has; longer where the period stays open.",
            },
          ],
        },
        {
          kind: "questions",
          title: "Before you sign",
          items: [
            "Who stands behind the protection, and what has it paid so far?",
            "What do I owe in dollars if the position fails in three years?",
            "Section 7701(o) disregards transactions without economic substance. What is the substance here?",
            "Has my own adviser, paid by me alone, read all of it?",
          ],
        },
      ],
      footnote:
        "600+ returns and 0 inquiries are what the sponsor reports; an absence of questions is not approval.",
      notes: [
        "End on the questions, not on the number.",
        "Next step is their adviser's review, never a signature in this meeting.",
      ],
    },
  ],
};
