import { titledTexts } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import {
  calculatorId,
  contactOurTeam,
  employedDoctors,
  estimateYours,
  openKeptPlan,
} from "../navigation.ts";
import { claims } from "../proof/claims.ts";
import { statements } from "../statements.ts";
import written from "./home-words.json" with { type: "json" };

export const home = {
  title: "Tax Strategy Education for Healthcare Practices",
  metaDescription:
    "Estimate in four steps what the techniques and protocols your practice tests and revises could earn in research credits, with every line of the arithmetic shown.",
  hero: {
    eyebrow: "Tax strategy education for healthcare",
    heading: written.heroHeading,
    lede: written.heroLede,
    doors: {
      owner: "I own a practice",
      employed: {
        who: "I am on a W-2",
        label: "Employed? Start here",
        href: employedDoctors.href,
        /** Where a plan is kept in this browser. */
        keptPlan: openKeptPlan,
      },
    },
    actions: [
      {
        label: "Discover Your Tax Savings Potential",
        href: "/contact",
        line: "Tell us how you earn, and one of us answers.",
      },
      {
        label: "Explore All Tax Solutions",
        href: "/services",
        line: "See what each strategy is, and whom it is for.",
      },
    ],
    /** Fragments, so that both stay on this page and keep its query. */
    estimate: { label: "Estimate your credit", href: `#${calculatorId}` },
    slipLink: { ...estimateYours, href: `#${calculatorId}` },
    /** The two lines of the slip that a visitor can change, and what it says from then on. */
    sliders: {
      wages: { min: 100_000, max: 2_000_000, step: 20_000 },
      /** In percent. */
      time: { min: 1, max: 40, step: 1 },
      words: {
        title: "Your figures, in Utah",
        time: "R&D time",
        announcement: "Simplified estimate {total}",
      },
    },
    /** Instead of `estimate`, where a result is kept in this browser. */
    keptResult: "Open my result of {day}",
    facts: [
      { value: claims.benefitsSecured, label: "tax benefits secured" },
      { value: claims.practicesServed, label: "practices served" },
      { value: String(firm.foundedYear), label: "founded" },
    ],
    factsNote: { label: claims.base, href: "#impact" },
    scrollCue: "How it works",
  },
  banner: {
    /** First, and on a phone alone; `{…}` is filled in by the date. */
    claimBy: "{creditYear} credit: claim by {refundLimit}.",
    later: "Credits of the last three years can be claimed.",
    restored: `R&D tax credits are back: a July 2025 law restored immediate deductions. Small businesses could amend back to 2022 until ${law.amendmentDeadline}.`,
    booking: "Schedule Consultation",
    details: {
      label: "Read Full Details",
      short: "Details",
      href: "/knowledge-bank/rd-tax-credits-are-back-2025",
    },
    close: "Close this announcement",
  },
  intro: {
    eyebrow: "What we do",
    statement: written.introStatement,
    text: written.introText,
    points: titledTexts({
      "You answer four questions":
        "We ask about your practice, its specialties, what you changed and what you pay in wages. We don’t ask your name.",
      "You see the arithmetic": "Every figure shows its formula, its year and what it leaves out.",
      "Your CPA checks it": "We’ll e-mail it, so that your CPA can follow it line by line.",
    }),
  },
  calculator: {
    heading: "Estimate your R&D credit in four steps",
    lede: `It takes about ${statements.calculatorTime}, and nothing leaves your browser until you press Send.`,
  },
  solutions: {
    heading: "Our tax strategies",
    /** What it is and for whom. The doubts are on its own page, above the booking. */
    rdCredits:
      "If you own a practice and have tested and revised how you treat patients in the last three years, part of the cost may come back as a credit.",
    bonds:
      "If you owe $500,000 or more of income tax in a year, a private bond is meant to settle each dollar of it for about 75 cents.",
    charitable:
      "If you want to give, on a W-2 or as an owner, you buy goods, hold them for over a year and deduct their appraised value, typically 5 to 6 times cost.",
    captive: {
      text: "If your practice has risks that no policy covers, a small insurer of your own can, as long as an actuary prices them, claims are paid and many share the risk.",
      minimumRevenue: "Minimum revenue",
      contribution: "Typical contribution, from",
      premiumLimit: "Premium limit",
    },
  },
  caseStudies: {
    heading: "Case studies: one practice, one year",
    lede: "Each case is one client in one year, and yours will differ.",
    amountsNote:
      "Each credit is a flat {rate} of the expenses. One that fails is paid back with interest. A single project usually earns a few thousand dollars.",
    /** In each case with a research credit: results must come with what is usual. */
    generallyExpected:
      "A single well-documented project usually earns a few thousand dollars; more takes several, or staff who work on them much of the year.",
    oneProject: {
      label: "One project, line by line",
      href: "/knowledge-bank/clinical-activities-that-qualify-for-rd-credits",
    },
    searchLabel: "Search cases",
    searchPlaceholder: "Specialty, place or activity",
    empty: "No case matches. Clear the search or choose All.",
    poweredBy: "Powered by",
    moreCases: { label: "Ten full tax plans, for owners and W-2 employees", href: "/case-studies" },
  },
  caseDialog: {
    singleYear: "This result is for a single year. Other years were, and yours will be, different.",
    credit: "Credit",
    ifItFails: "If it fails",
    failure: "20% penalty and our fee",
    impliedExpenses: "Qualified expenses it implies",
    impliedExpensesOnCard:
      "On about {expenses} of qualified expenses. If it fails, a 20% penalty and our fee are lost.",
    reviewBoard: `${statements.reviewBoard} 45 CFR 46, 21 CFR 50 and 56.`,
    systemHeading: "Documentation system",
    system: `Interviews, payroll and project records were brought together in a proprietary documentation system co-developed with ${firm.researchPartner}, which ties each hour and supply to a named experiment.`,
    foundationHeading: "Tax code foundation",
    foundation: [
      {
        section: "Section 41",
        text: "gives the credit for wages, supplies and contract research that meet the four-part test.",
      },
      {
        section: "Section 174 (174A from 2025)",
        text: "says how these costs are deducted: domestic ones at once from 2025, over five years for 2022 to 2024.",
      },
    ],
    action: "Schedule Similar Assessment",
  },
  charitable: {
    heading: "Charitable giving works for W-2 doctors too",
    text: "You deduct a gift on your own return, up to a share of your adjusted gross income (AGI).",
    figures: [
      { value: law.cashLimit, label: "maximum AGI deduction, for cash to public charities" },
      { value: `up to ${law.giftCarryforward}`, label: "carryforward" },
    ],
    note: `For appreciated property the limit is generally ${law.propertyLimit}. From ${law.floorSince}, only gifts above ${law.giftFloor} of your AGI count.`,
    link: {
      label: "What you can give, and what it saves",
      href: "/knowledge-bank/charitable-giving-for-high-income-doctors",
    },
  },
  testimonials: {
    heading: "What clients say",
    note: "Each is one client’s experience, and yours will differ.",
  },
  impact: {
    heading: `Our results since ${firm.foundedYear}`,
    stats: [
      {
        value: claims.benefitsSecured,
        label: "in tax benefits secured",
        note: claims.benefitsSecuredBase,
      },
      {
        value: claims.practicesServed,
        label: "healthcare practices served",
        note: claims.practicesServedBase,
      },
      {
        value: claims.averageReduction,
        label: "average reduction",
        note: "Of the tax on the income we planned for, as our clients reported it.",
      },
      {
        value: "5+",
        label: "years of healthcare-only work",
        note: `Founded in ${firm.foundedYear}.`,
      },
    ],
    note: `${claims.base} They forecast nobody’s result.`,
  },
  company: {
    heading: "A firm for healthcare practices",
    lede: "We explain tax strategies to physicians, dentists and veterinarians, prepare the records, and leave the return to their CPAs.",
    timelineLabel: "The firm, year by year",
    timeline: [
      {
        year: firm.foundedYear,
        title: `Founded in ${firm.address.city}`,
        description: "Three of us read the returns of eleven practices.",
      },
      {
        year: 2021,
        title: "First research partner",
        description: "We learned how to document a study.",
      },
      {
        year: 2022,
        title: "Beyond dentistry",
        description: "Medical and aesthetic practices came to us.",
      },
      {
        year: 2023,
        title: "CPAs as partners",
        description: "We began to write for accountants too.",
      },
      {
        year: 2024,
        title: "Charitable and bond education",
        description: "We explain both with their risks.",
      },
      {
        year: 2025,
        title: "Deductions restored",
        description: "Research costs can be deducted at once again.",
      },
    ],
  },
  advantages: {
    heading: "Advantages of working with us",
    items: titledTexts({
      "The full calculation": "You can check every line by hand.",
      "An early no":
        "If the answer is no, we tell you on the first call, and it costs you nothing.",
      "Interviewers who read charts": "They ask which step of your work was new.",
      "Your CPA reviews everything": "Nothing is filed before your CPA agrees.",
      "We answer for our study":
        "If the IRS asks about it, we answer at no further fee. We do not represent you.",
      [statements.doctorsTime]: "Your office sends us everything else.",
    }),
  },
  closing: {
    heading: written.closingHeading,
    text: written.closingText,
    actions: [contactOurTeam],
  },
} as const;
