import { claims, firm } from "./firm.ts";
import { law } from "./law-in-words.ts";
import { contactOurTeam } from "./navigation.ts";

export const home = {
  title: "Tax Strategy Education for Healthcare Practices",
  metaDescription:
    "See in four steps what your clinical improvements could be worth in research credits, with every line of the arithmetic shown and sent to your inbox.",
  hero: {
    eyebrow: "Tax strategy education for healthcare",
    heading: "Offset the greatest expense in your *practice.*",
    lede: "The clinical improvements you already make may qualify for research credits. See an estimate in four steps, with every line of the arithmetic shown.",
    actions: [
      { label: "Discover Your Tax Savings Potential", href: "/contact" },
      { label: "Explore All Tax Solutions", href: "/services" },
    ],
    facts: [
      { value: claims.benefitsSecured, label: "tax benefits secured" },
      { value: claims.practicesServed, label: "practices served" },
      { value: `Since ${firm.foundedYear}`, label: `${firm.address.city}, Utah` },
    ],
    scrollCue: "How it works",
  },
  banner: {
    deadline: "retroactive-research-amendments",
    before:
      "R&D tax credits are back: a July 2025 law restored immediate R&D deductions, retroactive to 2022.",
    after: `R&D tax credits are back: a July 2025 law restored immediate R&D deductions, retroactive to 2022. The amendment window closed ${law.amendmentDeadline}.`,
    booking: "Schedule Consultation",
    details: {
      label: "Read Full Details",
      href: "/knowledge-bank/rd-tax-credits-are-back-2025",
    },
  },
  intro: {
    eyebrow: "What we do",
    statement:
      "You change how you treat people every year. The tax law has paid for that kind of work since 1981. We find out, with your CPA, whether it pays for yours.",
    points: [
      {
        title: "You answer four questions",
        text: "Practice, specialties, what you changed, and your wages. No name needed until you want it in writing.",
      },
      {
        title: "You see the arithmetic",
        text: "Every figure carries its formula, its tax year and what it leaves out.",
      },
      {
        title: "Your CPA checks it",
        text: "The slip goes to your inbox in a form an accountant can follow line by line.",
      },
    ],
    claim: `${claims.benefitsSecuredLong} secured for ${claims.practicesServedLong}.`,
  },
  calculator: {
    heading: "Estimate your R&D credit in four steps",
    lede: "About three minutes. Nothing leaves your browser until you press Send.",
  },
  solutions: {
    heading: "Our tax strategies",
    claims: {
      charitable: "Appraisals are typically 5 to 6 times cost, which is what the IRS looks at.",
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
    lede: "One client, one credit year each. Yours will differ.",
    searchLabel: "Search cases",
    searchPlaceholder: "Specialty, place or activity",
    empty: "No case matches. Clear the search or choose All.",
    poweredBy: "Powered by",
    moreCases: { label: "Full tax prescriptions, owners and W-2", href: "/case-studies" },
  },
  caseDialog: {
    singleYear: "This result is for a single year. Other years were, and yours will be, different.",
    systemHeading: "The system behind it",
    system: `Interviews, payroll and project records were brought together in a proprietary documentation system co-developed with ${firm.researchPartner}. It ties each hour and supply to a named experiment, so that a claim can be read from the total down to the note it rests on.`,
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
    text: "Most strategies need a business. Charitable ones do not: they work on a personal return, within limits the law sets as a share of adjusted gross income.",
    figures: [
      { value: law.cashLimit, label: "of AGI, the highest deduction limit" },
      { value: law.giftCarryforward, label: "to carry forward what one year cannot use" },
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
      label: "How charitable strategies work, and what to ask first",
      href: "/services/charitable-benefit-tax",
    },
  },
  testimonials: {
    heading: "What clients say",
    note: "One client, one experience; yours will differ.",
    quotes: [
      {
        id: "ortho",
        sample: true,
        content:
          "They dropped two of my five activities on the first call and told me why. That is when I started to trust the other three.",
        author: "Dr. Maren H.",
        position: "Orthodontist, Utah",
      },
      {
        id: "cardio",
        sample: true,
        content:
          "My CPA asked eleven questions. They answered all of them in one document, and he filed it.",
        author: "Dr. Priya R.",
        position: "Cardiologist, Texas",
      },
      {
        id: "dental",
        sample: true,
        content:
          "I spent an hour and a half in total. My office manager spent an afternoon. We knew the range before we signed.",
        author: "Dr. Owen C.",
        position: "General dentist, Idaho",
      },
      {
        id: "derm",
        sample: true,
        content:
          "The answer for the first year was no. They came back when we had records, and the second year was a yes.",
        author: "Dr. Caleb I.",
        position: "Dermatologist, Georgia",
      },
      {
        id: "vet",
        sample: true,
        content: "I expected a sales call. I got a worksheet with my own numbers on it.",
        author: "Dr. Ingrid S.",
        position: "Veterinarian, Montana",
      },
      {
        id: "radiology",
        sample: true,
        content:
          "As an employed physician I was told early what does not apply to me. That saved both of us the time.",
        author: "Dr. Thomas B.",
        position: "Radiologist, Minnesota",
      },
    ],
  },
  impact: {
    heading: "Our results since 2020",
    stats: [
      { value: claims.benefitsSecured, label: "in tax benefits secured" },
      { value: claims.practicesServed, label: "healthcare practices served" },
      { value: claims.averageReduction, label: "average reduction reported by clients" },
      { value: "5+", label: "years of healthcare-only work" },
    ],
    note: "The firm's own figures over all clients, 2020 to 2025; not a forecast of any one result.",
  },
  company: {
    heading: "A firm for healthcare practices",
    lede: "Ledgerwell works with physicians, dentists, veterinarians and the practices they own, and with the CPAs who serve them. We explain strategies, prepare documentation and connect you with qualified tax professionals. We do not prepare returns, and we do not replace your accountant.",
    timeline: [
      {
        year: 2020,
        title: "Founded in Provo",
        description: "Three people and one question: why do practices never claim the credit?",
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
    heading: "What you get from us",
    items: [
      {
        title: "The working, not only the total",
        text: "Every estimate can be checked by hand, by you or your CPA.",
      },
      {
        title: "A plain no when it is one",
        text: "If records or uncertainty are missing, you hear it before you pay.",
      },
      {
        title: "Clinical fluency",
        text: "Interviewers who read a chart and know which step was new.",
      },
      {
        title: "Your accountant in the loop",
        text: "Nothing is filed that your own professional has not reviewed.",
      },
      {
        title: "Defense included",
        text: "If a question comes, we answer for our part of the work.",
      },
      {
        title: "Under two hours of you",
        text: "The rest comes from payroll, invoices and your office manager.",
      },
    ],
  },
  closing: {
    heading: "Start with a number you can check",
    text: "Send us your slip, or start with a question. You will talk to someone who has read it.",
    actions: [contactOurTeam],
  },
} as const;
