import { claims, firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import {
  calculatorId,
  contactOurTeam,
  employedDoctors,
  estimateYours,
  openKeptPlan,
} from "../navigation.ts";
import { statements } from "../statements.ts";

export const home = {
  title: "Tax Strategy Education for Healthcare Practices",
  metaDescription:
    "Estimate in four steps what the techniques and protocols your practice tests and revises could earn in research credits, with every line of the arithmetic shown.",
  hero: {
    eyebrow: "Tax strategy education for healthcare",
    heading: "Offset the greatest expense in your *practice.*",
    lede: "For dentists and doctors: techniques your practice tests, measures and revises may earn research credits. Four steps, every line shown.",
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
      { label: "Discover Your Tax Savings Potential", href: "/contact" },
      { label: "Explore All Tax Solutions", href: "/services" },
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
    restored: `R&D tax credits are back: beside the credit, which never ended, a July 2025 law restored immediate R&D deductions, for small businesses retroactive to 2022 (closed ${law.amendmentDeadline}).`,
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
    statement:
      "Treating patients is not research. Working out by trial and measurement how to make a technique reliable can be.",
    text: "Since 1981 the law has given a credit for it. We find out with your CPA if yours qualifies.",
    points: [
      {
        title: "You answer four questions",
        text: "Practice, specialties, changes, wages. No name.",
      },
      {
        title: "You see the arithmetic",
        text: "Each figure with formula, year and what it leaves out.",
      },
      {
        title: "Your CPA checks it",
        text: "By e-mail, to follow line by line.",
      },
    ],
  },
  calculator: {
    heading: "Estimate your R&D credit in four steps",
    lede: `It takes ${statements.calculatorTime}. Nothing leaves your browser until you press Send.`,
  },
  solutions: {
    heading: "Our tax strategies",
    /** One sentence for what it is and one for what can go wrong; the rest is on its own page. */
    rdCredits:
      "Credits for techniques and protocols you tested and revised in the last three years.",
    bonds:
      "Meant to settle a dollar of tax for about 75 cents. If it fails, tax, interest and perhaps a penalty are due.",
    charitable:
      "Appraisals are typically 5 to 6 times cost. The IRS questions such multiples and has allowed only cost.",
    captive: {
      text: "A small captive insurer: real risks, an actuary’s premiums, claims paid, and many insureds, which one practice is not. If it is not insurance, the premiums are taxed again, with interest and a penalty of 20% or 40%.",
      minimumRevenue: "Minimum revenue",
      contribution: "Typical contribution, from",
      premiumLimit: "Premium limit",
    },
  },
  caseStudies: {
    heading: "Case studies: one practice, one year",
    lede: "One client, one year each. Yours will differ.",
    amountsNote:
      "Expenses at a flat {rate}. If it fails: a 20% penalty and our fee; the credit goes back with interest. A single project usually earns a few thousand dollars.",
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
    impliedExpensesOnCard: "On about {expenses} of qualified expenses",
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
    text: "Deducted on your own return, up to a share of adjusted gross income (AGI).",
    figures: [
      { value: law.cashLimit, label: "maximum AGI deduction, for cash to public charities" },
      { value: `up to ${law.giftCarryforward}`, label: "carryforward" },
    ],
    note: `Appreciated property: generally ${law.propertyLimit}. From ${law.floorSince} itemizers count only gifts above ${law.giftFloor} of AGI.`,
    link: {
      label: "What you can give, and what it saves",
      href: "/knowledge-bank/charitable-giving-for-high-income-doctors",
    },
  },
  testimonials: {
    heading: "What clients say",
    note: "One client, one experience; yours will differ.",
  },
  impact: {
    heading: "Our results since 2020",
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
        note: "Of the tax on the income planned for, as clients reported it. Our ten worked cases: {lowest}% to {highest}% of the whole tax without bond, goods and captive lines.",
      },
      {
        value: "5+",
        label: "years of healthcare-only work",
        note: `Founded in ${firm.foundedYear}.`,
      },
    ],
    note: `${claims.base} Not a forecast of any one result.`,
  },
  company: {
    heading: "A firm for healthcare practices",
    lede: "We explain strategies to physicians, dentists and veterinarians, prepare records and work with their CPAs. We prepare no returns.",
    timelineLabel: "The firm, year by year",
    timeline: [
      {
        year: 2020,
        title: "Founded in Provo",
        description: "Three people.",
      },
      {
        year: 2021,
        title: "First research partner",
        description: "A method of documentation.",
      },
      {
        year: 2022,
        title: "Beyond dentistry",
        description: "Medicine, aesthetics.",
      },
      {
        year: 2023,
        title: "CPAs as partners",
        description: "Papers for accountants.",
      },
      {
        year: 2024,
        title: "Charitable and bond education",
        description: "With their risks.",
      },
      {
        year: 2025,
        title: "Deductions restored",
        description: "Research expensed at once again.",
      },
    ],
  },
  advantages: {
    heading: "Advantages of working with us",
    items: [
      {
        title: "The full calculation",
        text: "To check by hand.",
      },
      {
        title: "An early no",
        text: "A no on the first call costs nothing.",
      },
      {
        title: "Interviewers who read charts",
        text: "To see which step was new.",
      },
      {
        title: "Your CPA reviews everything",
        text: "Nothing is filed before.",
      },
      {
        title: "We answer for our study",
        text: "IRS questions about it at no further fee, without representation.",
      },
      {
        title: statements.doctorsTime,
        text: "Your office supplies the rest.",
      },
    ],
  },
  closing: {
    heading: "Start with a number you can check",
    text: "Or ask a question.",
    actions: [contactOurTeam],
  },
} as const;
