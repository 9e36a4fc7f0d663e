import { titledTexts } from "#wording/titled.ts";
import { feeWords } from "../fees.ts";
import { contactOurTeam, estimateYours, scheduleConsultation } from "../navigation.ts";
import { statements } from "../statements.ts";
import { employedClients } from "./employed.ts";

export const feesPage = {
  title: "Fees for a research credit study",
  metaDescription: `${feeWords.inShort} What it covers, what it does not, and what is left in three worked examples.`,
  breadcrumb: "Fees",
  heading: "What a study costs",
  slip: {
    title: "Research credit study",
    subtitle: "Our fee",
    rows: [feeWords.engagement, feeWords.success],
    total: { label: feeWords.smallest.label, value: feeWords.smallest.value },
  },
  terms: titledTexts({
    Covered:
      "The fee covers the interviews, the calculation, the report with its records, and our answers if the IRS asks about it.",
    "Not covered":
      "It does not cover your return, representation before the IRS, or any tax, interest or penalty.",
    "Who pays whom":
      "You pay us for the study and your CPA for the return. If we pay anyone for introducing you, we tell you in writing.",
  }),
  examples: {
    heading: "What is left, in three practices",
    taxYear: "{taxYear} return, filed on time",
    share: "{share} of {wages}",
    /** Invented practices. `rdTimeAsFraction` is the share of all wages that records support. */
    practices: [
      { name: "Two chairs", wagesInUsd: 420_000, rdTimeAsFraction: 0.15 },
      { name: "Four doctors", wagesInUsd: 1_500_000, rdTimeAsFraction: 0.12 },
      { name: "Three offices", wagesInUsd: 4_000_000, rdTimeAsFraction: 0.12 },
    ],
    rows: {
      expenses: "Expenses",
      credit: "Federal credit",
      reduced: "After 280C(c)",
      fee: "Our fee",
      left: "Left",
      verdict: "A study is",
    },
    working:
      "Expenses are the share of wages that records support. The credit is {creditRate} of what exceeds half of the three-year average (simplified method, steady expenses), less {reduction} under section 280C(c), which is open on an original return filed on time. The fee is {feeRate} of the credit before that, at least {smallest}.",
    verdicts: { worthIt: "worth a conversation", notWorthIt: "not worth it" },
    note: "We call a study worthwhile where the credit is at least twice our fee. What this leaves out: the limits on using the credit this year, your state’s credit and your CPA’s work. The practices are invented, and a study may find less, or nothing. This is an educational estimate, not tax advice.",
  },
  furtherTerms: [
    {
      title: "Without a fee",
      text: "The first call costs you nothing, even if we advise against a study.",
    },
    {
      title: "If you are employed",
      text: employedClients.text,
      link: employedClients.link,
    },
    { title: feeWords.smallest.label, text: feeWords.smallest.note },
    { title: "The balance", text: feeWords.due },
    { title: "Which credit", text: `${feeWords.creditCounted} ${feeWords.yearsCounted}` },
    { title: "A fixed fee instead", text: feeWords.contingent },
  ],
  closing: {
    heading: "Your own figures first",
    text: `The calculator takes ${statements.calculatorTime} and says when a study is probably not worth its fee.`,
    actions: [estimateYours, scheduleConsultation, contactOurTeam],
  },
} as const;
