import { contactOurTeam, scheduleConsultation } from "./navigation.ts";

export interface PartnerQuote {
  sample: boolean;
  quote: string;
  name: string;
  role: string;
}

export const partnerQuotes: readonly PartnerQuote[] = [
  {
    sample: true,
    quote:
      "I sent them a case I was sure of. They sent it back with two activities struck and the reasons. I filed what was left and slept well.",
    name: "Helen Marchetti",
    role: "CPA, dental clients, Oregon",
  },
  {
    sample: true,
    quote:
      "The workpapers look like mine. I could tick every figure to a document without calling anyone.",
    name: "Joseph Adeyemi",
    role: "CPA, two-partner firm, Kansas",
  },
  {
    sample: true,
    quote:
      "My client asked about a bond program he had seen elsewhere. They gave him the questions to ask, and he dropped it himself.",
    name: "Ruth Callahan",
    role: "Wealth advisor, physicians, Virginia",
  },
];

const schedulePartnerCall = { ...scheduleConsultation, label: "Schedule a partner call" };

export const advisorsPage = {
  title: "For CPAs & Advisors",
  metaDescription:
    "Work with us on research credits and other strategies for healthcare clients: you keep client, return and last word; we do interviews, records and arithmetic.",
  breadcrumb: "For CPAs & Advisors",
  eyebrow: "For CPAs and advisors",
  heading: "Your client, your return, *our paperwork*",
  lede: "You keep the relationship, the filing and the last word. We bring interviews, records and arithmetic in a form you can tick and tie.",
  actions: [schedulePartnerCall, { label: "See the materials", href: "#materials" }],
  slip: {
    title: "Division of work",
    subtitle: "Every engagement",
    rows: [
      { label: "Client relationship", value: "You" },
      { label: "Eligibility review", value: "Us" },
      { label: "Interviews and records", value: "Us" },
      { label: "Tax return and forms", value: "You" },
      { label: "Questions about the study", value: "Us" },
    ],
    total: { label: "Last word", value: "You" },
    footnote: "We are not a tax firm: we prepare no returns and take over no clients.",
  },
  introduction: {
    heading: "Why accountants work with us",
    paragraphs: [
      "A research credit in a practice of twelve people is too small for a national firm and too slow for a busy season. It takes interviews with clinicians, payroll by project and a file that stands on its own two years later.",
      "That is the work we do, and only for healthcare. You introduce the client, stay in the conversation as much as you like, and receive workpapers that lead from the total down to the note it rests on.",
      "The other strategies on this site carry more risk, and we treat them so. When a client comes to you with a program he has heard of, you may send him to us for the questions alone.",
    ],
  },
  benefits: {
    heading: "Benefits for your practice",
    items: [
      {
        title: "Workpapers you can check",
        description:
          "Every figure leads to a payroll line, an invoice or a dated note. If one does not, strike it.",
      },
      {
        title: "A client who stays yours",
        description:
          "We offer no accounting and prepare no returns. We write to your client about this matter only, with you in copy.",
      },
      {
        title: "A no you can file",
        description:
          "Where a case does not hold, you get the reasons in writing, which protects you as much as a yes.",
      },
      {
        title: "Someone who answers later",
        description:
          "If a question about our study comes, we answer it from our file, at no further charge to you.",
      },
    ],
  },
  fees: {
    heading: "Fees: who pays whom",
    points: [
      {
        title: "Your client engages us",
        text: "The agreement is between your client and us. It states the fee, what it covers and when it is due, before any work begins.",
      },
      {
        title: "Part at the start, the rest on delivery",
        text: "An engagement fee is due first and counts toward the balance. The balance depends on what the study supports, so a smaller result means a smaller bill.",
      },
      {
        title: "Your time is yours to bill",
        text: "Review, return and conversations are your work. You bill them as you always do; we neither set nor collect it.",
      },
      {
        title: "Referral payments, only where allowed",
        text: "Whether you may accept one depends on your license, your state board and the services you perform for the client. Where it is allowed it is disclosed to the client in writing. Where it is not, there is none, and the work is the same.",
      },
    ],
    slip: {
      title: "Fee agreement",
      subtitle: "Filled in with your client",
      rows: [
        "Engagement fee",
        "Balance on delivery",
        "Your own time, billed by you",
        "Referral payment, if allowed",
      ],
      total: { label: "Known before work", value: "All of it" },
      footnote:
        "No amounts here: they depend on the scope, and they belong in an agreement that your client has read.",
    },
  },
  onboarding: {
    heading: "Onboarding in four steps",
    steps: [
      {
        when: "Day 1",
        title: "A call",
        description:
          "Twenty minutes on your clients and what you would not want us to touch. No names needed.",
      },
      {
        when: "Week 1",
        title: "Papers",
        description:
          "A short partner agreement, confidentiality, and how each of us may use client data.",
      },
      {
        when: "Weeks 2 to 5",
        title: "One case together",
        description:
          "You choose it. We do the study, you review it, and we both see whether it works.",
      },
      {
        when: "After filing",
        title: "A look back",
        description: "What you struck, what was missing, and whether there should be a second one.",
      },
    ],
  },
  materials: {
    heading: "Materials to share",
    items: [
      {
        title: "One-page summary",
        description: "The credit, the four-part test and the records to keep, on one printed page.",
        format: "Print",
        action: { label: "Open", href: "/rd-tax-credit-summary", newTab: true },
      },
      {
        title: "Calculators and worked cases",
        description:
          "Estimates with every line shown, and ten cases with their assumptions and cautions.",
        format: "On this site",
        action: { label: "View", href: "/case-studies" },
      },
      {
        title: "Articles for clients",
        description:
          "Year-end and legislation pieces with figures, years and sources, free to send on.",
        format: "On this site",
        action: { label: "Read", href: "/knowledge-bank" },
      },
      {
        title: "Presentations",
        description:
          "Three decks for a client meeting or a study group. Partners receive the password.",
        format: "With password",
        action: { label: "Open", href: "/presentations" },
      },
    ],
  },
  testimonials: {
    heading: "What partners say",
    note: "One partner, one experience; yours will differ.",
  },
  closing: {
    heading: "Send us one case",
    text: "Take the one you are least sure of. You will know after it whether there should be a second.",
    actions: [schedulePartnerCall, contactOurTeam],
  },
} as const;
