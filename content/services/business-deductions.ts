import type { ServiceContent } from "./service.ts";

/** It has no page: /services/business-deductions leads to /services. Partner pages refer to it. */
export const businessDeductions = {
  id: "business-deductions",
  title: "Business Deductions and Captive Insurance",
  category: "Practice planning",
  tone: "green",
  audience: "Qualifying Businesses",
  isHealthcareSpecific: true,
  description:
    "Ordinary deductions used fully, and for practices of the right size a captive insurer of their own under section 831(b).",
  teaser:
    "Every practice can use the first part: when to buy equipment, how to pay yourself, which entity to choose. A small captive insurer is for larger practices with risks that no policy covers, that an actuary can price and that many share. Read first when courts have accepted one, and what failure costs.",
  keyBenefit:
    "May insure risks that commercial policies exclude, if an actuary can price them from loss data.",
  metaDescription:
    "Business deductions and 831(b) captive insurance for healthcare practices: who qualifies, the limits, and the questions to ask first.",
  keywords: [
    "831(b) captive insurance",
    "practice deductions",
    "healthcare business deductions",
    "micro-captive",
    "captive premium limit",
    "medical practice insurance",
    "section 162",
  ],
  longDescription: [
    "Many practices miss ordinary deductions through timing: equipment placed in service a week late, retirement contributions decided after the year ends, an accountable plan nobody set up. That comes first and is not controversial.",
    "A captive is an insurance company you own that insures risks of your practice. Under section 831(b) a small insurer may elect to be taxed on its investment income only, with premiums up to a yearly limit. It must work as insurance: priced by an actuary, with claims that are paid.",
  ],
  benefits: [
    "May cover insurable risks that commercial policies exclude, if an actuary can price them from loss data. Ordinary business risk, such as losing a referral source or a payer contract, is not insurance.",
    "Premiums a practice may deduct build reserves in a company its owner controls.",
    "Requires a yearly review of the practice's risks.",
    "Pairs with ordinary deduction timing that any practice can use.",
  ],
  process: {
    "Ordinary deductions":
      "A review of timing, equipment, retirement and entity choices with your CPA.",
    Feasibility: "An independent actuary studies risks and premiums before anything is formed.",
    Formation: "A licensed captive with capital, policies and a manager you can question.",
    Operation: "Claims, reserves, disclosure and a yearly review of whether it still makes sense.",
  },
  faqs: {
    "How large must a practice be?":
      "Revenue of $700,000 is our minimum for a first conversation, and contributions typically start at $100,000 a year. Below that, running an insurer costs more than it protects.",
    "Is an 831(b) captive a listed transaction?":
      "Not as such. Regulations of January 2025 made some micro-captives listed transactions and others transactions of interest. On April 15, 2026 a federal court in Texas vacated the listed part and upheld the other; an appeal was reported in May 2026. Many captives must still be disclosed.",
  },
  questionsToAskFirst: [
    "Which losses of the last ten years would this policy have paid?",
    "Who set the premium, and would an unrelated insurer charge about the same?",
    "What share of premiums was paid out in claims in comparable captives?",
    "Does the captive lend money back to me or to my family?",
    "Is it a transaction of interest, and who files Form 8886?",
  ],
} as const satisfies ServiceContent;

/** The service has no page, so its teaser links to this article. */
export const captiveArticle = {
  label: "When a captive is insurance, and what failure costs",
  href: "/knowledge-bank/captive-insurance-for-a-practice-2026",
} as const;

/** Claims the site makes about captives; the limit is given with its caveat from the tax-law data. */
export const captiveClaims = {
  minimumRevenue: 700_000,
  typicalContributionFrom: 100_000,
  premiumLimitTaxYear: 2023,
  currentPremiumLimitTaxYear: 2026,
} as const;
