import { bracketTaxOn } from "#calculations/savings-examples/liability.ts";
import { law } from "#content/law-in-words.ts";
import { statements } from "#content/statements.ts";
import type { Deck } from "#contracts/deck.ts";
import { formatUsd } from "#wording/numbers.ts";
import { titledTexts } from "#wording/titled.ts";

const caseYear = 2025;
const caseAgi = 1_134_600;
const caseTax = Math.round(bracketTaxOn(caseAgi, caseYear) / 1000) * 1000;

export const convertibleTaxBondsDeck: Deck = {
  title: "Convertible Tax Bonds",
  tone: "blue",
  slides: [
    {
      id: "background",
      eyebrow: "Background",
      title: "Meant to settle a large liability for about 75 cents",
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
        {
          kind: "slip",
          title: "Who this is for",
          subtitle: "all four must hold",
          rows: [
            { label: "Status", value: "Accredited or QIB" },
            { label: "Federal income tax, one year", value: "$500K or more" },
            { label: "Can pay the tax again", value: "Yes" },
            { label: "Own advisor present", value: "Yes" },
          ],
          footnote: "QIB: qualified institutional buyer. Not meant for anyone else.",
        },
      ],
      footnote:
        "Education, not tax or investment advice, and not an offer of securities. No outcome is guaranteed.",
      notes: [
        "Confirm accredited status and liability before going on. Below $500K, stop and thank them.",
        `Say: ${statements.noPayForIntroductions}`,
        "Ask them to bring their CPA or tax attorney into the meeting.",
      ],
    },
    {
      id: "mechanics",
      eyebrow: "Mechanics",
      title: "How the bond is meant to work",
      layout: "split",
      blocks: [
        {
          kind: "points",
          items: titledTexts({
            Prepayment: "You buy bonds of a trust for 75% of the income tax you expect to owe.",
            Loss: "A net operating loss (NOL) is said to pass to you; we know of no provision for it.",
            Carryback:
              "As the program presents it, the loss goes back up to five years and refunds are claimed.",
            Difference: "If the claims are accepted, 25% of the liability stays with you.",
          }),
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
        {
          kind: "caution",
          title: "If the position fails",
          text: "The $100,000 is due again, with interest from the due date and a penalty of $20,000 or $40,000 if there was no economic substance. The sponsor's opinion is no defense. The $75,000 is spent.",
        },
      ],
      footnote: `Penalties: ${law.substancePenalty} or ${law.undisclosedSubstancePenalty} of the tax underpaid, without a reasonable-cause defense: sections 6662(b)(6) and 6664(c)(2).`,
      notes: [
        "Use the words 'meant to' and 'as the program presents it'. They are accurate.",
        "Do not describe the loss as certain. Losses pass to partners, S corporation shareholders and, when a trust ends, its beneficiaries (sections 702, 1366 and 642(h)), not to bondholders. Ask their advisor to find the provision in the sponsor's opinion.",
        "Say that the opinion does not protect them: courts reject reliance on a promoter's advice (Neonatology Associates, 115 T.C. 43; Swift, Fifth Circuit 2025), and in Patel (165 T.C. No. 10, 2025) the 40% penalty stood.",
      ],
    },
    {
      id: "case",
      sample: true,
      eyebrow: "Illustrative case",
      title: "Two years of income, *one loss* carried back",
      layout: "stage",
      blocks: [
        {
          kind: "carryback",
          title: "The NOL timeline as the program presents it",
          lossYear: caseYear,
          reachInYears: 5,
          incomes: [
            { year: 2024, agiInUsd: 924_000, label: "AGI, refund claimed" },
            { year: caseYear, agiInUsd: caseAgi, label: "AGI, year of the bond" },
          ],
          lossLabel: "Bond and loss",
          reachLabel: "Carryback of 5 years",
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
        {
          kind: "caution",
          title: "What the statute says",
          figure: "2018 to 2020",
          text: "Loss years the CARES Act let go back five years. Section 172 allows almost none since; section 461(l) caps losses against wages.",
        },
      ],
      footnote: `The sponsor's figures. Federal tax on an AGI of ${formatUsd(caseAgi)} is about ${formatUsd(caseTax)} (${caseYear}, joint): below the $500K that slide 1 asks for.`,
      notes: [
        "Read the box on the statute aloud. Section 172 still lets losses of farms and certain insurers go back, for a shorter time.",
        "The AGI values are the sponsor's example. Say that a household with this tax would not meet the $500K of slide 1.",
      ],
    },
    {
      id: "audit-protection",
      eyebrow: "Audit protection",
      title: "What is covered, and what is not",
      layout: "split",
      blocks: [
        {
          kind: "coverage",
          title: "If the IRS examines the position",
          labels: { covered: "Covered", notCovered: "Yours" },
          rows: [
            {
              label: "Professional fees",
              text: "To answer the examination, up to the policy's limit",
              covered: true,
            },
            {
              label: "The tax itself",
              text: "All of it, as if nothing was bought",
              covered: false,
            },
            { label: "Interest", text: "From the original due date", covered: false },
            {
              label: "Penalty",
              text: `${law.substancePenalty} or ${law.undisclosedSubstancePenalty} of what was underpaid`,
              covered: false,
            },
          ],
        },
        {
          kind: "questions",
          title: "Questions before you sign",
          items: [
            "Who stands behind the protection, and what has it paid so far?",
            "What do I owe in dollars if the position fails in three years?",
            "Section 7701(o) disregards transactions without economic substance. What is the substance here?",
            "Has my own advisor, paid by me alone, read all of it?",
          ],
        },
      ],
      footnote:
        "Coverage as the program describes it. 600+ returns and 0 inquiries are what the sponsor claims, without a date or a certificate; that nobody has asked is not approval.",
      notes: [
        "End with the questions.",
        "The IRS generally has three years, longer where the period stays open. The protection must last as long.",
        "Next step is their advisor's review, never a signature in this meeting.",
      ],
    },
  ],
};
