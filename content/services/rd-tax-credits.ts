import { law } from "../law-in-words.ts";
import type { ServiceContent } from "./service.ts";

export const rdTaxCredits = {
  id: "rd-tax-credits",
  title: "R&D Tax Credits",
  category: "Federal and state credits",
  tone: "green",
  audience: "Practice owners",
  isHealthcareSpecific: true,
  description:
    "A dollar-for-dollar credit for the clinical and technical improvements your practice works out by trial, measurement and revision.",
  teaser:
    "Credits for the clinical process improvements you have made in the last three years, amended where the law still allows.",
  keyBenefit: "Reduces the tax itself, dollar for dollar, and in many states a second time.",
  metaDescription:
    "How healthcare practices document and claim the federal and state research credit: what qualifies, what it takes (under two hours of your time), what it costs to get wrong.",
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
    "Section 41 of the Internal Revenue Code gives a credit for wages, supplies and contract costs spent on resolving technical uncertainty through a process of experimentation. It was written in 1981 for laboratories and factories, but its test asks what you did, not where you did it. A practice that designs a new aligner staging sequence, measures how it performs and revises it is answering the same question an engineer does.",
    "Much of what happens in a practice does not qualify: routine care, buying a machine and using it as the manual says, training, cosmetic choices. What may qualify is the work of making a technique, protocol or workflow perform when you did not know at the outset whether or how it would. Our part is to separate the one from the other, in writing, before your CPA files anything.",
    "The credit rests on records. We look for them first. Where they are missing and cannot be reconstructed honestly, we say so and you owe us nothing beyond the engagement fee.",
  ],
  benefits: [
    "Cuts tax dollar for dollar, where a deduction only cuts the income that is taxed.",
    "Carries back one year and forward up to twenty if the year cannot use it all.",
    `Practices with under ${law.payrollOffsetReceipts} in gross receipts and a short revenue history may set it against payroll tax.`,
    "Many states add a credit of their own; ours has the rate of all fifty.",
    "Domestic research costs are deductible at once again from 2025, under section 174A.",
    "The study leaves you with a record of what your team improved, which outlives the return.",
  ],
  process: [
    {
      title: "Onboarding",
      description:
        "A 20-minute call: what your practice changed in the last three years, how you are organized, who prepares your return. If the answer is probably not, you hear it here.",
    },
    {
      title: "Document Gathering",
      description:
        "Your office manager sends payroll reports, invoices and whatever notes, scans, logs and meeting minutes exist. We work from what you have.",
    },
    {
      title: "Interviews & Analysis",
      description:
        "We interview you and one or two of your staff, test each activity against the four-part test, and drop those that fail.",
    },
    {
      title: "Collaboration with Your Accountant",
      description:
        "Your CPA receives the computation, the choice of method and the section 280C election, asks questions, and decides what is filed.",
    },
    {
      title: "Delivery & Defense",
      description:
        "You receive the research report, the substantiation set and filing guidelines. If the IRS asks, we answer for our work alongside your CPA.",
    },
  ],
  faqs: [
    {
      question: "I treat patients. How is that research?",
      answer:
        "Treating patients is not. Working out how to make a new technique or workflow perform reliably can be, if the outcome was technically uncertain, you tried alternatives, and you measured them. The law calls it a process of experimentation; in a practice it looks like a protocol in its third version.",
    },
    {
      question: "How large is the credit really?",
      answer: `Up to ${law.regularRate} of qualified expenses above a base amount under the regular method. Most practices use the simplified method: ${law.simplifiedRate} of expenses above half of their three-year average, or ${law.rateWithoutHistory} where there is no history. Section 280C then takes back part of it. Our calculator uses a flat 10% to keep the arithmetic visible; the study computes both methods.`,
    },
    {
      question: "Which years can I still claim?",
      answer:
        "Generally the last three filed years, counted from the day each return was filed. Claims on amended returns need more detail than those on an original return: which business component, what research, who did it, what they sought to learn, and the expenses.",
    },
    {
      question: "Was the July 2026 deadline for everything?",
      answer: `No. ${law.amendmentDeadline} was for small businesses that wanted to deduct 2022 to 2024 research costs retroactively. It has passed. What was not yet deducted can be taken in 2025, or half in 2025 and half in 2026. Claims for the credit itself follow the ordinary three-year limit.`,
    },
    {
      question: "Does a claim make an audit more likely?",
      answer:
        "A weak one does. The IRS lists improper research claims among its warnings, and claims that cannot show what was uncertain, or who worked on it, are cut on examination. A claim that names its experiments and keeps the records is an ordinary line on a return.",
    },
    {
      question: "What do you charge?",
      answer:
        "An engagement fee that counts against the final balance, and a success fee that is a share of the computed credit. You see both in writing before any work begins, and we tell you when the expected credit is too small to be worth them.",
    },
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
    text: "What qualifies, what does not, what we need and what it takes, on one sheet. Print it, or hand it to your CPA.",
    action: "Open the one-page summary",
    href: "/rd-tax-credit-summary",
  },
  approach: {
    title: "Our approach and the federal guidance behind it",
    paragraphs: [
      "Every activity we propose is tested against the four parts of section 41(d), one by one and in writing. An activity that fails one part is out, whatever it would have added to the credit.",
      "We begin with the regulations, not with a percentage: wages follow people and hours that can be shown, and estimates are used only where the regulations and the courts accept them.",
    ],
    tests: [
      {
        name: "Permitted purpose",
        description: "A new or improved function, performance, reliability or quality.",
      },
      {
        name: "Technological in nature",
        description: "Resting on biological, physical, engineering or computer science.",
      },
      {
        name: "Elimination of uncertainty",
        description: "Capability, method or design was not known at the outset.",
      },
      {
        name: "Process of experimentation",
        description: "Alternatives were tried, measured and compared.",
      },
    ],
    guidance: {
      label: "Instructions for Form 6765, Internal Revenue Service (PDF)",
      href: "https://www.irs.gov/pub/irs-pdf/i6765.pdf",
      note: "Opens the government's own document. Section G, which lists each business component, is mandatory from tax year 2026 with exceptions for small claims.",
    },
  },
  whyChooseUs: {
    title: "Why practices choose us",
    reasons: [
      {
        title: "Healthcare only",
        description:
          "Our interviewers know the difference between a new composite and a new bonding protocol. You do not explain your specialty first.",
      },
      {
        title: "Records before numbers",
        description:
          "We read what you have before we estimate what it is worth, and we put a floor under the claim rather than a ceiling.",
      },
      {
        title: "Your CPA stays in charge",
        description:
          "We compute and document; your own accountant reviews, decides and files. No claim goes in without that signature.",
      },
      {
        title: "We say when it is a no",
        description:
          "If nothing was uncertain, or the credit would not pay for the study, you hear it on the first call.",
      },
    ],
  },
} as const;
