import { law } from "../law-in-words.ts";
import { estimateYours } from "../navigation.ts";

export const rdSummary = {
  title: "R&D Tax Credits for Healthcare: One-Page Summary",
  metaDescription:
    "The research credit for healthcare practices on one printable page: the four-part test, what qualifies, what does not, what it takes, and how an estimate is computed.",
  heading: "R&D tax credits for healthcare practices",
  lede: "For you and your CPA. One page: what qualifies, what does not, what it takes, and how an estimate is computed.",
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
      "Staging, printing or milling protocols you revised after measuring results",
      "A surgical or anesthetic technique developed on models or by unbilled tests",
      "Diagnostic thresholds tested against outcomes you measured",
      "Software you wrote because nothing on the market did the job, tested in versions",
    ],
  },
  doesNot: {
    heading: "Does not qualify",
    items: [
      "Routine care, billed procedures as such, treatment by label or manual",
      "Buying equipment, configuring software, and training",
      "Work outside the United States, or paid for by someone else",
      "Scheduling and efficiency studies, surveys, cosmetic or taste-driven choices",
    ],
  },
  probablyNot: {
    heading: "Probably not, if",
    items: [
      "no dated record says what was uncertain before the work began",
      "results were never measured, or nothing was compared",
      "hours by person would have to be made up now",
      "the credit, after section 280C and the fee, is too small to use",
    ],
  },
  afterwards: {
    heading: "What becomes of the credit",
    rows: [
      [
        "Section 280C(c)",
        `elect ${law.creditReduction} less credit, or lose a deduction of the same amount`,
      ],
      [
        "Payroll tax instead",
        `receipts under ${law.payrollOffsetReceipts}, none before the last ${law.payrollOffsetYears}; up to ${law.payrollOffsetMost} a year`,
      ],
      ["Limits on use", "sections 38(c) and 41(g); back 1 year, forward 20"],
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
  simplification: `The site's calculator takes a flat 10% of estimated qualified research expenses. A return uses the regular method (${law.regularRate} above a base amount) or the simplified method (${law.simplifiedRate} above half the three-year average, ${law.rateWithoutHistory} without history), less the section 280C reduction. Figures: ${law.researchYears}.`,
  worksheet: {
    before: "Every line of the form, for your CPA: the ",
    label: "Form 6765 worksheet",
    href: "/advisors/form-6765",
    after: ", under For CPAs & Advisors on this site.",
  },
  changed: `For tax years beginning after 2024 (section 174A; P.L. 119-21 of July 4, 2025) domestic research costs are deductible at once again. The window to amend 2022 to 2024 closed on ${law.amendmentDeadline}; for what was not yet deducted, the 2025 return chose: all in 2025, half in 2025 and half in 2026, or over the rest of the five years.`,
  records:
    "Keep: dated protocols and their revisions, scans and test results, meeting notes, calendars, payroll by person. Claims without them are cut.",
  /** Follows the sentence on the sample’s state. */
  otherStates: "For other states: beside the calculator’s result.",
  /** On the screen, not on paper. */
  navigation: "Site",
  links: [{ label: "R&D Tax Credits", href: "/services/rd-tax-credits" }, estimateYours],
  print: "Print this page",
} as const;
