import { claims, firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import { calculatorId, contactOurTeam, estimateYours } from "../navigation.ts";

export const home = {
  title: "Tax Strategy Education for Healthcare Practices",
  metaDescription:
    "Estimate in four steps what the techniques and protocols your practice tests and revises could earn in research credits, with every line of the arithmetic shown.",
  hero: {
    eyebrow: "Tax strategy education for healthcare",
    heading: "Offset the greatest expense in your *practice.*",
    lede: "Techniques and protocols that your practice tests, measures and revises may qualify for research credits. See an estimate in four steps, with every line of the arithmetic shown.",
    actions: [
      { label: "Discover Your Tax Savings Potential", href: "/contact" },
      { label: "Explore All Tax Solutions", href: "/services" },
    ],
    /** Fragments, so that both stay on this page and keep its query. */
    estimate: { label: "Estimate your credit", href: `#${calculatorId}` },
    slipLink: { ...estimateYours, href: `#${calculatorId}` },
    facts: [
      { value: claims.benefitsSecured, label: "tax benefits secured" },
      { value: claims.practicesServed, label: "practices served" },
      { value: `Since ${firm.foundedYear}`, label: `${firm.address.city}, Utah` },
    ],
    factsNote: `${claims.base} Benefits are credits and tax savings as computed for clients; practices are those with a finished engagement.`,
    scrollCue: "How it works",
  },
  banner: {
    deadline: "retroactive-research-amendments",
    /** What a reader can still do. It comes first in the banner; `{…}` is filled in by the date. */
    stillOpen: {
      untilDeadline: `Until ${law.amendmentDeadline}, a small practice can amend 2022 to 2024 and deduct its research costs at once.`,
      thisYear:
        "Still open: R&D credits for {creditYear} (until {refundLimit}) and later, deductions for {year}.",
      later: "Still open: amended returns for R&D credits of the last three years.",
    },
    before:
      "R&D tax credits are back: a July 2025 law restored immediate R&D deductions, for small businesses retroactive to 2022.",
    after: `R&D tax credits are back: a July 2025 law restored immediate R&D deductions, for small businesses retroactive to 2022 (window closed ${law.amendmentDeadline}).`,
    booking: "Schedule Consultation",
    details: {
      label: "Read Full Details",
      href: "/knowledge-bank/rd-tax-credits-are-back-2025",
    },
  },
  intro: {
    eyebrow: "What we do",
    statement:
      "Treating patients is not research. Working out by trial and measurement how to make a technique reliable can be, and since 1981 the tax law has given a credit for it. We find out with your CPA whether yours qualifies.",
    points: [
      {
        title: "You answer four questions",
        text: "Practice, specialties, what you changed, and your wages. No name needed until you want it in writing.",
      },
      {
        title: "You see the arithmetic",
        text: "Every figure comes with its formula, its tax year and what it leaves out.",
      },
      {
        title: "Your CPA checks it",
        text: "The estimate goes to your inbox in a form your accountant can follow line by line.",
      },
    ],
    claim: `We count ${claims.benefitsSecuredLong} secured for ${claims.practicesServedLong}. ${claims.base}`,
  },
  calculator: {
    heading: "Estimate your R&D credit in four steps",
    lede: "About three minutes. Nothing you enter leaves your browser until you press Send.",
  },
  solutions: {
    heading: "Our tax strategies",
    claims: {
      charitable: "Appraisals are typically 5 to 6 times cost. The IRS questions such multiples.",
      captive: {
        minimumRevenue: "Minimum revenue",
        contribution: "Typical contribution, from",
        premiumLimit: "Premium limit",
      },
    },
    all: { label: "Explore All Tax Solutions", href: "/services" },
  },
  caseStudies: {
    heading: "Case studies: one practice, one year",
    lede: "One client and one credit year each. Yours will differ.",
    expensesNote:
      "Each credit is shown with the qualified expenses it implies at the calculator's flat {rate}. On a return the rate may be lower or higher.",
    /** Also in each case with a research credit: results must come with what is usual. */
    generallyExpected:
      "A single well-documented project usually earns a few thousand dollars; larger credits take several projects, or staff who spend much of the year on them.",
    oneProject: {
      label: "One project worked through, line by line",
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
    impliedExpenses: "Qualified expenses it implies",
    impliedExpensesOnCard: "On about {expenses} of qualified expenses",
    reviewBoard:
      "Comparing treatments on patients beyond accepted care can need a review board and consent first (45 CFR 46, 21 CFR 50 and 56).",
    systemHeading: "Documentation system",
    system: `Interviews, payroll and project records were brought together in a proprietary documentation system co-developed with ${firm.researchPartner}. It ties each hour and supply to a named experiment, so that every figure in a claim can be traced to the record behind it.`,
    foundationHeading: "Tax code foundation",
    foundation: [
      {
        section: "Section 41",
        text: "gives the credit for wages, supplies and contract research that meet the four-part test.",
      },
      {
        section: "Section 174 (174A from 2025)",
        text: "governs how the same research costs are deducted: at once for domestic research from 2025, over five years for 2022 to 2024.",
      },
    ],
    action: "Schedule Similar Assessment",
  },
  charitable: {
    heading: "Charitable giving works for W-2 doctors too",
    text: "Most strategies need a business. Charitable deductions are taken on a personal return, within limits that the law sets as a share of adjusted gross income (AGI).",
    figures: [
      { value: law.cashLimit, label: "of AGI, the highest limit: cash to public charities" },
      { value: law.giftCarryforward, label: "to carry forward what one year's limit leaves over" },
    ],
    gauge: {
      title: "A gift of $500,000 on an AGI of $600,000",
      adjustedGrossIncome: 600_000,
      gift: 500_000,
      amountLabel: "Given in cash",
      capLabel: `Limit, ${law.cashLimit} of AGI`,
      overLabel: `Carried forward, up to ${law.giftCarryforward}`,
    },
    note: `${law.cashLimit} is the limit for cash to public charities; appreciated property is generally limited to ${law.propertyLimit}. From ${law.floorSince} only gifts above ${law.giftFloor} of AGI count for itemizers.`,
    link: {
      label: "How charitable tax strategies work, and what to ask first",
      href: "/services/charitable-benefit-tax",
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
        label: "average reduction reported by clients",
        note: "Of the tax on the income that was planned for, as clients told us. Against the whole tax, our ten worked cases come to {lowest}% to {highest}%.",
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
    lede: "Ledgerwell works with physicians, dentists, veterinarians and the practices they own, and with the CPAs who serve them. We explain strategies, prepare documentation and connect you with qualified tax professionals. We do not prepare returns, and we do not replace your accountant.",
    timeline: [
      {
        year: 2020,
        title: "Founded in Provo",
        description: "Three people set out to learn why practices rarely claim the credit.",
      },
      {
        year: 2021,
        title: "First research partner",
        description: "Documentation method developed with a partner research firm.",
      },
      {
        year: 2022,
        title: "Beyond dentistry",
        description: "Medicine and aesthetics join; amortization of research costs begins.",
      },
      {
        year: 2023,
        title: "CPAs as partners",
        description: "Onboarding and materials for accountants who refer clients.",
      },
      {
        year: 2024,
        title: "Charitable and bond education",
        description: "Two further strategies, each with its questions to ask first.",
      },
      {
        year: 2025,
        title: "Deductions restored",
        description: "Public Law 119-21 brings back immediate expensing of domestic research.",
      },
    ],
  },
  advantages: {
    heading: "Advantages of working with us",
    items: [
      {
        title: "The full calculation",
        text: "Every estimate can be checked by hand, by you or your CPA.",
      },
      {
        title: "An early no",
        text: "If the first call shows that records or technical uncertainty are missing, we say so and it costs nothing. If a study shows it, you owe the engagement fee and no more.",
      },
      {
        title: "Interviewers who know clinical work",
        text: "They can read a chart and tell which step was new.",
      },
      {
        title: "Your accountant reviews everything",
        text: "Nothing is filed that your own tax professional has not reviewed.",
      },
      {
        title: "Defense included",
        text: "For our own study: we answer IRS questions about it with your CPA, at no further fee. Representation, and any tax, interest or penalty, are not included.",
      },
      {
        title: "Under two hours of your time",
        text: "The rest comes from payroll, invoices and your office manager.",
      },
    ],
  },
  closing: {
    heading: "Start with a number you can check",
    text: "Send us your estimate, or start with a question. The person you talk to will have read it.",
    actions: [contactOurTeam],
  },
} as const;
