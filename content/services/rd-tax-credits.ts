import { namedDescriptions, titledDescriptions } from "#wording/titled.ts";
import { feeWords } from "../fees.ts";
import { law } from "../law-in-words.ts";
import { estimateYours } from "../navigation.ts";
import { statements } from "../statements.ts";
import type { ServiceContent } from "./service.ts";

export const rdTaxCredits = {
  id: "rd-tax-credits",
  title: "R&D Tax Credits",
  category: "Federal and state credits",
  bookingSubject: "rd-credit",
  tone: "green",
  audience: "Practice owners",
  isHealthcareSpecific: true,
  description:
    "For practice owners who test how they treat, measure it and change it: the law gives part of that cost back as a credit, dollar for dollar.",
  teaser:
    "For practice owners who tested and revised a technique or a protocol in the last three years. Part of what that cost may come back as a credit, on an amended return where the law still allows one.",
  keyBenefit: "Reduces the tax itself, dollar for dollar, and many states add their own credit.",
  estimate: estimateYours,
  metaDescription:
    "How healthcare practices document and claim the federal and state research credit: what qualifies, what it takes (under two hours of your time), and what happens if a claim is cut.",
  keywords: [
    "R&D tax credit for doctors",
    "research credit dental practice",
    "section 41 healthcare",
    "section 174A",
    "Form 6765",
    "medical practice tax credit",
    "state research credit",
  ],
  longDescription: [
    "Section 41 of the Internal Revenue Code gives a credit for wages, supplies and contract costs spent on resolving technical uncertainty by experiment. It dates from 1981 and asks what you did, not where. A practice that designs an aligner staging sequence, measures how it performs and revises it may meet its test.",
    "Most of a practice’s day does not: routine care, billed procedures as such, using a machine as its manual says, training, scheduling, cosmetic choices. We separate the two in writing before your CPA files anything, and look for the records first. Where the first call shows that they are missing, it has cost you nothing.",
  ],
  benefits: [
    "It cuts the tax itself, dollar for dollar.",
    "What you cannot use carries back one year and forward up to twenty.",
    `A young practice with under ${law.payrollOffsetReceipts} of gross receipts may set it against payroll tax.`,
    "Many states add a credit by their own law.",
    "Domestic research costs are deductible at once again from 2025 (section 174A).",
    "You end up with a dated record of what your team improved.",
  ],
  process: {
    Onboarding:
      "A 20-minute call: what you changed in the last three years, and who prepares your return. If the answer is probably not, we tell you on this call.",
    "Document Gathering":
      "Your office manager sends payroll, invoices, notes and logs with every patient identifier removed; otherwise only under a business associate agreement (45 CFR 164.502(e)).",
    "Interviews & Analysis":
      "We interview you and one or two of your staff, put each activity to the four-part test, and drop those that fail.",
    "Collaboration with Your Accountant":
      "Your CPA gets the computation, the choice of method and the section 280C election, and decides what is filed. For the study itself the law may treat us as a preparer of the credit.",
    "Delivery & Defense":
      "You receive the research report, the substantiation set and filing guidelines. If the IRS asks about our study, we answer with your CPA at no further fee. Representation, and any tax, interest or penalty, are not included.",
  },
  reading: ["rd-tax-credits-are-back-2025", "clinical-activities-that-qualify-for-rd-credits"],
  faqs: {
    "What do you charge?": feeWords.faqAnswer,
    "I treat patients. How is that research?":
      "Treating patients is not research. Testing a new technique or workflow until you can rely on it may be, if the outcome was technically uncertain, you tried alternatives, and you measured them. The law calls this a process of experimentation. The billed procedure itself stays out of a claim; bench tests, prototypes, simulations and extra measurements may go in.",
    "How large is the credit really?": `Up to ${law.regularRate} of qualified expenses above a base amount under the regular method. Most practices use the simplified method: ${law.simplifiedRate} of expenses above half of their three-year average, or ${law.rateWithoutHistory} where there is no history. Section 280C then reduces the credit or your deduction. Our calculator uses a flat 10% to keep the arithmetic visible; the study computes both methods. A single well-documented project often earns a few thousand dollars.`,
    "Which years can I still claim?": {
      answer: `Generally the last three filed years, counted from the day each return was filed. ${statements.refundClaim} The names of the people and what they sought to learn are no longer required at filing for claims postmarked on or after ${law.refundClaimsSince}, but an examiner may ask. Through ${law.refundClaimsCompletedThrough} the IRS allows ${law.refundClaimsCompletedWithin} to complete a claim that it finds incomplete.`,
      deadline: "research-refund-claim-perfecting",
    },
    "Was the July 2026 deadline for everything?": `No. ${law.amendmentDeadline} was for small businesses that wanted to deduct 2022 to 2024 research costs retroactively. It has passed. What was not yet deducted follows the choice made on the 2025 return: all of it in 2025, half in 2025 and half in 2026, or over what is left of the five years. Claims for the credit itself follow the ordinary three-year limit.`,
    "Does a claim make an audit more likely?":
      "The IRS has listed improper research claims among its warnings and reviews refund claims for them. Claims that cannot show what was uncertain, or who worked on it, are cut on examination. Good records cannot prevent an examination, but they decide how it ends.",
  },
  questionsToAskFirst: [
    "What was uncertain at the outset, and which dated record says so?",
    "Which alternatives were compared, and where are the results?",
    "Can every hour and supply be traced to a person and an experiment?",
    "Did a comparison on patients need a review board, and do the records identify patients?",
    "What is left after section 280C(c), the limits on use this year and the fee?",
  ],
} as const satisfies ServiceContent;

/** The sections only this service has. */
export const rdExtras = {
  timeCommitment: {
    figure: "Under 2 Hours",
    text: "of your own time from the first call to the finished study. Payroll, invoices and notes come from your office manager; the filing is your CPA's.",
  },
  download: {
    title: "The one-page summary",
    text: "What qualifies, what does not and what we need, on one sheet to print or hand to your CPA.",
    action: "Open the one-page summary",
    href: "/rd-tax-credit-summary",
    worksheet: {
      text: "For the return itself, with every line of the form:",
      action: "Form 6765 worksheet",
      href: "/advisors/form-6765",
    },
  },
  approach: {
    title: "Our approach, and the federal guidance",
    paragraphs: [
      "Every activity is put to the four parts of section 41(d), one by one and in writing. One that fails a part is left out.",
      "A study does not start from a share of working time, as our calculator does. It counts people and hours that can be shown, and estimates only where the regulations and the courts accept them.",
    ],
    fourParts: "The four-part test of section 41(d)",
    conclusion: "may be qualified research",
    tests: namedDescriptions({
      "Permitted purpose": "A new or improved function, performance, reliability or quality.",
      "Technological in nature":
        "Resting on biological, physical, engineering or computer science.",
      "Elimination of uncertainty": "Capability, method or design was not known at the outset.",
      "Process of experimentation": "Alternatives were tried, measured and compared.",
    }),
    guidance: {
      label: "Instructions for Form 6765, Internal Revenue Service (PDF)",
      href: "https://www.irs.gov/pub/irs-pdf/i6765.pdf",
      note: "Opens the government's own document. Section G, which lists each business component, is mandatory from tax year 2026 with exceptions for small claims.",
    },
  },
  /** Two examples, computed by the engine of the Form 6765 worksheet, and what some states do. */
  whatIsLeft: {
    heading: "What is left of a credit",
    /** `{threshold}` is the sentence on what a study takes. */
    lede: "Section 280C(c) takes part of the credit, and your state has a law of its own. {threshold}",
    taxYear: 2026,
    ownerRate: 0.35,
    reduction: {
      title: "Section 280C(c) in numbers",
      subtitle: "An orthodontic practice with four years of research, {year}",
      wages: 150_000,
      before: [140_000, 130_000, 110_000],
      rows: {
        full: "Credit by the simplified method",
        lost: "Tax on the deduction it costs, at {rate}",
        left: "Left without the election",
      },
      total: "Left with the election",
      footnote: `The election cuts the credit by ${law.creditReduction} and leaves the deduction alone. You make it on an original, timely return, and it pays where your rate is above ${law.creditReduction}.`,
    },
    payroll: {
      title: "Against payroll tax instead",
      subtitle: "A podiatry practice in its third year with receipts, S corporation, {year}",
      wages: 80_000,
      receipts: 900_000,
      receiptsBefore: [700_000, 500_000],
      rows: {
        full: "Credit by the regular method, first year of research",
        reduced: "After section 280C(c)",
        schedule: "Left for the owner's Schedule K-1",
      },
      total: "Set against payroll tax",
      footnote: `It is open to practices with gross receipts under ${law.payrollOffsetReceipts} and none before the last ${law.payrollOffsetYears}, for at most ${law.payrollOffsetMost} a year. You elect it on the original, timely return and use it on Form 8974 from the next quarter on. It helps while the owner has little income tax.`,
    },
    states: {
      heading: "Four states, four answers",
      codes: ["UT", "AZ", "CA", "FL"],
      note: "The calculator says beside its result what your own state does. What this leaves out: our fee, state tax and the limits on using a credit this year.",
    },
  },
  whyChooseUs: {
    title: "Why practices choose us",
    reasons: titledDescriptions({
      "Healthcare only":
        "Our interviewers can tell a new composite from a new bonding protocol, so you don’t have to explain your specialty first.",
      "Records before numbers":
        "We read what you have before we estimate, and claim only what it supports.",
      "Your CPA stays in charge":
        "We compute and document; your own accountant reviews, decides and files.",
      "We say no early":
        "If nothing was uncertain, or the credit would not pay for the study, we tell you on the first call, which is free.",
    }),
  },
} as const;
