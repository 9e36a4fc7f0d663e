import { law } from "../law-in-words.ts";
import { estimateYours } from "../navigation.ts";

export const rdSummary = {
  title: "R&D Tax Credits for Healthcare: One-Page Summary",
  metaDescription:
    "The research credit for healthcare practices on one printable page: the four-part test, what qualifies, what does not, what it takes, and how an estimate is computed.",
  heading: "R&D tax credits for healthcare practices",
  lede: "For you and your CPA: what qualifies, what does not, and how an estimate is computed.",
  test: {
    heading: "The four-part test, section 41(d)",
    parts: [
      ["Permitted purpose", "A new or improved function, performance, reliability or quality."],
      [
        "Technological in nature",
        "Rests on biological, physical, engineering or computer science.",
      ],
      ["Elimination of uncertainty", "Capability, method or design was not known at the outset."],
      ["Process of experimentation", "Alternatives were tried, measured and compared."],
    ],
  },
  qualifies: {
    heading: "Often worth documenting",
    items: [
      "Printing or milling protocols revised after tests",
      "A technique developed on models or unbilled tests",
      "Diagnostic thresholds tested against outcomes",
      "Software you wrote because none on the market did the job, tested in versions",
    ],
  },
  doesNot: {
    heading: "Does not qualify",
    items: [
      "Routine care, billed procedures as such",
      "Buying equipment, configuring software, training",
      "Work abroad, or paid for by someone else",
      "Efficiency studies, surveys, matters of taste",
    ],
  },
  probablyNot: {
    heading: "Then the answer is probably not",
    items: [
      "No dated record of what was uncertain at first",
      "Nothing was compared or measured",
      "Hours by person would have to be made up now",
      "After section 280C and the fee, little is left",
    ],
  },
  afterwards: {
    heading: "What becomes of the credit",
    parts: [
      [
        "Section 280C(c)",
        `Elect ${law.creditReduction} less credit, or lose a deduction as large as the credit.`,
      ],
      [
        "Payroll tax instead",
        `For receipts under ${law.payrollOffsetReceipts} and none before the last ${law.payrollOffsetYears}, up to ${law.payrollOffsetMost} a year.`,
      ],
      [
        "Limits on use",
        `Sections 38(c) and 41(g). What is left goes back ${law.creditCarryback} and forward ${law.creditCarryforward}.`,
      ],
    ],
  },
  takes: {
    heading: "What it takes from you",
    rows: [
      ["Your time", "under 2 hours"],
      ["Office manager", "payroll reports, invoices, notes"],
      ["Your CPA", "reviews, elects, files Form 6765"],
      ["Open years", "generally the last three filed"],
    ],
  },
  estimateHeading: "How an estimate is computed",
  simplification: `The site's calculator takes a flat 10% of estimated qualified research expenses. A return uses the regular method (${law.regularRate} above a base amount) or the simplified method (${law.simplifiedRate} above half the three-year average, ${law.rateWithoutHistory} without history). Figures: ${law.researchYears}.`,
  worksheet: {
    before: "Every line, for your CPA: the ",
    label: "Form 6765 worksheet",
    href: "/advisors/form-6765",
    after: " on this site.",
  },
  changed: `For tax years beginning after 2024 (section 174A) domestic research costs are deductible at once again. The window to amend 2022 to 2024 closed on ${law.amendmentDeadline}; for what was not yet deducted, the 2025 return chose.`,
  records:
    "Keep: dated protocols and their revisions, scans and test results, meeting notes, calendars, payroll by person. Without them the IRS cuts a claim.",
  /** Follows the sentence on the sample’s state. */
  otherStates: "The calculator says it for other states beside its result.",
  /** On the screen, not on paper. */
  navigation: "Site",
  links: [{ label: "R&D Tax Credits", href: "/services/rd-tax-credits" }, estimateYours],
  print: "Print this page",
} as const;
