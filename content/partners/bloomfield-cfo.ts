import { titledDescriptions } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { law } from "../law-in-words.ts";
import { captiveArticle } from "../services/business-deductions.ts";
import { statements } from "../statements.ts";
import type { PartnerPage } from "./partner.ts";
import {
  partnerPageHead,
  programGauge,
  programTiles,
  statsForAllClients,
  statsNote,
} from "./partner-page.ts";

export const bloomfieldCfo = {
  ...partnerPageHead("bloomfield-cfo"),
  collaboration: "Bloomfield CFO collaboration",
  metaDescription:
    "For clients of Bloomfield CFO: four charitable tax strategies with their limits, a first responder program, research credits, 831(b) and bonds, each with what to ask first.",
  hero: {
    eyebrow: "For clients of Bloomfield CFO",
    heading: "Plan charitable giving with your CFO",
    lede: "Bloomfield CFO does the finances of owner-led companies. We add the charitable, research and insurance options to the forecast, each with its limit, its year and its risk, while the year is still open.",
  },
  picture: "limitsSlip",
  sections: [
    { kind: "benefits", layout: "rows", surface: "sheet" },
    { kind: "strategies", topic: "charitable" },
    { kind: "program", surface: "sheet", topic: "charitable" },
    { kind: "furtherServices" },
    { kind: "calculator" },
    { kind: "questions", surface: "dark" },
    { kind: "whySelected", layout: "columns" },
    { kind: "clientStories" },
  ],
  /** The amounts are computed from the tax-law figures of the year. */
  limitsSlip: {
    title: "What an AGI of $1,000,000 allows",
    subtitle: "Charitable deductions, tax year 2026",
    taxYear: 2026,
    adjustedGrossIncome: 1_000_000,
    income: "Adjusted gross income",
    cash: "Cash to public charities",
    property: "Appreciated property",
    floor: "Floor, not deductible",
    carryforward: "Excess carries forward",
    footnote: "Section 170 as amended by Public Law 119-21. Educational, not tax advice.",
  },
  calculator: {
    heading: "What a research credit might add",
    lede: `It is for healthcare practices and takes about ${statements.calculatorTime}. Nothing you enter leaves your browser until you press Send; what you send then says that you came from Bloomfield CFO.`,
  },
  benefits: {
    heading: "What changes when your CFO plans giving",
    cards: [
      {
        icon: "calendar-check",
        title: "Decided before December",
        description:
          "Gifts, premiums and research costs are projected in the third quarter, while you can still act on them.",
      },
      {
        icon: "table-properties",
        title: "Inside your model",
        description:
          "Each strategy comes as lines for your CFO's model: outlay, deduction, year, carryforward.",
      },
      {
        icon: "users",
        title: "One sheet for all your advisors",
        description: "Your CFO, your CPA and we work from the same figures. Your CPA files.",
      },
      {
        icon: "shield-question",
        title: "The downside in dollars",
        description:
          "You see what you would owe if a position failed beside what you would save if it held.",
      },
    ],
  },
  strategies: {
    heading: "Four charitable tax strategies and what each is for",
    lede: "All four are established in the Code. They differ in when you deduct, what you keep and how long you are bound.",
    strategies: [
      {
        icon: "gift",
        title: "Strategic giving",
        description:
          "Several years of gifts are made in the year your rate is highest, and shares held for more than a year are given instead of cash. It costs a broker's transfer and, for what no exchange prices, an appraisal. It fails if a sale was already agreed before the gift: then the gain is yours. Without the charity's written acknowledgment in hand when you file, the deduction is lost.",
        benefit:
          "The deduction falls where it saves most, and the gain on the shares is never taxed to you.",
      },
      {
        icon: "hand-coins",
        title: "Donor advised funds",
        description:
          "You give to a fund run by a public charity, deduct in that year, and recommend grants over the years that follow. The sponsor charges a yearly fee on the balance, and the investments their own. It fails where a grant buys you something, such as a gala table: that costs an excise tax (section 4967).",
        benefit: "Separates the tax decision from the choice of charities. It cannot be undone.",
      },
      {
        icon: "landmark",
        title: "Charitable remainder trusts",
        description:
          "An irrevocable trust pays you or your family for life or up to 20 years; what remains, at least a tenth of the value at the start, goes to charity. It takes a lawyer to draft, a trustee, and a return on Form 5227 each year. It fails with S corporation shares or a practice under a binding sale, or with dealings between you and the trust (section 4941). It is the wrong tool if your heirs need the principal.",
        benefit:
          "A partial deduction now, income later, and the gain on a sale inside the trust spread over the payments.",
      },
      {
        icon: "users-round",
        title: "Charitable lead trusts",
        description:
          "The reverse: charity receives the payments for a term of years, and your family receives what is left. Drafting, a trustee and yearly returns cost as for the other trust, for as long as the term lasts. It fails where the assets earn less than the IRS rate at the start (section 7520): then little or nothing is left for the family.",
        benefit:
          "Can lower gift tax on what passes on. A deduction at the start is possible only if you stay taxable on the trust's income, and part of it comes back as income if you die in the term.",
      },
    ],
  },
  program: {
    heading: "The first responder program",
    paragraphs: [
      "A charitable program that supplies fire, police and ambulance services with health equipment. Participants buy goods, hold them for more than a year and give them at appraised value.",
      `Its result depends on an appraisal well above cost. In Revenue Ruling 79-419 the IRS allowed only cost for goods bought at a discount and held a little over a year, and in Skripak the Tax Court found about 60% of cost. If the charity passes the goods on within three years without certifying its own use of them, what was deducted above cost becomes income again (section 170(e)(7)). The program also names a 20% additional benefit component. Nobody has shown us the section of the Code that gives it, so leave it out of your arithmetic. ${statements.noPayForIntroductions}`,
    ],
    tiles: programTiles(
      "For what the year's limit cannot use (section 170(d)). Unused after that, it is lost.",
    ),
    gauge: {
      title: "Property appraised at $450,000, given on an AGI of $1,000,000",
      adjustedGrossIncome: 1_000_000,
      gift: 450_000,
      amountLabel: "Gift of property",
      ...programGauge,
    },
  },
  furtherServices: {
    heading: "Other services, by type of client",
    services: [
      {
        topic: "rd-credit",
        title: "R&D tax credits",
        applicability: "Business Owners",
        tone: "green",
        description:
          "A credit for the wages and supplies spent on making a product, technique or process work when you did not know whether or how it would.",
        action: { label: "Learn More", href: "/services/rd-tax-credits" },
      },
      {
        topic: "captive",
        title: "Business deductions and 831(b)",
        applicability: "Qualifying Businesses",
        tone: "green",
        description:
          "Ordinary deductions used on time first. Then, from about $700,000 of revenue and where real risks, real claims and enough independent exposures exist, which one practice does not have, a small captive insurer. If it is not insurance, the premiums are taxed again with interest and a penalty of 20% or 40%.",
        action: { label: "Learn More", href: captiveArticle.href },
      },
      {
        topic: "bonds",
        title: "Convertible trust bonds",
        applicability: "High-Income Individuals",
        tone: "blue",
        description:
          "A private placement meant to settle a large liability for about 75 cents on the dollar, if the position holds. We know of no provision that passes a trust's loss to a bondholder. For accredited investors with $500,000 or more of federal income tax who could bear its failure. Not an offer.",
        action: { label: "Learn More", href: "/services/convertible-trust-bonds" },
      },
    ],
  },
  questions: [
    {
      topic: "charitable",
      label: "Charitable program",
      tone: "plum",
      questions: [
        "Who else buys these goods at the appraised price?",
        "Who chose the appraiser, and who pays?",
        "What would my deduction be at cost? Would I still do it?",
      ],
    },
    {
      topic: "captive",
      label: "831(b) captive",
      tone: "green",
      questions: [
        "Which losses of the last ten years would the policy have paid?",
        "Would an unrelated insurer charge about the same premium?",
        "Is it a transaction of interest, and who files Form 8886?",
      ],
    },
    {
      topic: "bonds",
      label: "Convertible trust bonds",
      tone: "blue",
      questions: [
        "Which section creates the loss, and which allows it against my income?",
        "Would I buy the bond if there were no tax result at all?",
        "What do I owe, in dollars, if the position fails in three years?",
      ],
    },
  ],
  whySelected: {
    heading: "Why Bloomfield CFO works with us",
    lede: "We pay Bloomfield CFO a fee when its client engages us for a study.",
    reasons: titledDescriptions({
      "Figures with a source":
        "Each carries its tax year and the section it comes from. You can check it.",
      "No single product":
        "This page describes eight strategies, and we tell you which of them to leave alone.",
      "Dates fixed in advance":
        "Quarterly reviews. Nothing is offered in the last week of December.",
    }),
  },
  clientStories: {
    heading: "Client stories: three clients, one year each",
    stories: [
      {
        sample: true,
        category: "Charitable giving",
        tone: "plum",
        amount: 185_000,
        working: "$500,000 × 37%, tax year 2024",
        role: "Founder, regional imaging company",
        description: `Gave $500,000 of appreciated shares to a donor advised fund in the year of a partial sale, on an AGI of $2,100,000 and so within the ${law.propertyLimit} limit. Grants go out over eight years.`,
        tags: ["Donor advised fund", "Appreciated shares", "Sale year"],
      },
      {
        sample: true,
        category: "R&D credits",
        tone: "green",
        amount: 125_000,
        /** Filled in with the expenses that the amount implies at the calculator's rate. */
        working:
          "On about {expenses} of qualified expenses, about 10% of them by the simplified method, tax year 2023",
        role: "Chief executive, dental laboratory group",
        description:
          "Two of seven projects were dropped for lack of records. The other five, on milling and sintering of new ceramics, made up the claim.",
        tags: ["Section 41", "Five projects", "Payroll records"],
      },
      {
        sample: true,
        category: "Business deductions",
        tone: "green",
        amount: 95_000,
        working:
          "$237,500 × 40% federal and state, tax year 2024; most of it is tax moved to later years",
        role: "Managing owner, physical therapy clinics",
        description:
          "Equipment was placed in service before year end, and a retirement plan and an accountable plan were set up on time. A captive was looked at and turned down.",
        tags: ["Equipment timing", "Retirement plan", "No captive"],
      },
    ],
  },
  callToAction: {
    heading: "Put it on the agenda",
    text: "We talk for twenty minutes with your CFO on the line, and you leave with a list of what applies and what does not.",
    stats: [...statsForAllClients.slice(0, 2), { value: "5+", label: "years of this work" }],
    note: statsNote,
  },
  contact: {
    heading: "Reach us",
    text: "Mention Bloomfield CFO and, with your consent, we speak with your CFO first.",
    independence: `Bloomfield CFO and ${firm.name} are separate firms; you engage each by itself.`,
  },
} as const satisfies PartnerPage;
