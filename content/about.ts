import { firm } from "./firm.ts";
import { contactOurTeam, scheduleConsultation } from "./navigation.ts";

export interface Person {
  sample: boolean;
  name: string;
  role: string;
  bio: string;
}

export const ceo = {
  sample: true,
  name: "Nora Ellery",
  role: "Founder and Chief Executive",
  quote: "If your accountant cannot follow the slip, the slip is wrong. Not the accountant.",
  bio: [
    "Nora spent eleven years in the finance office of a hospital group, where she signed for research that the practices next door did unpaid and unclaimed. She founded the firm to do their paperwork.",
    "She still reads every first estimate before it is sent, and sends about one in four back because a line does not say where it comes from.",
  ],
  facts: [
    { label: "Before", value: "Controller, hospital group of nine sites" },
    { label: "Training", value: "Master of accounting; no active CPA license" },
    { label: "Does not do", value: "Returns, opinions, investments" },
  ],
} as const;

export const team: readonly Person[] = [
  {
    sample: true,
    name: "Tomas Riedel",
    role: "Research credits",
    bio: "Leads the studies. A former process engineer who reads protocols for the step nobody had tried before.",
  },
  {
    sample: true,
    name: "Imani Okafor",
    role: "Clinical interviews",
    bio: "Was a dental hygienist for nine years. Asks what went wrong first, because that is where uncertainty shows.",
  },
  {
    sample: true,
    name: "Grace Lindqvist",
    role: "Documentation",
    bio: "Ties hours, invoices and notes to named experiments. Returns a file when a date is missing.",
  },
  {
    sample: true,
    name: "Daniel Reyes",
    role: "CPA relations",
    bio: "An enrolled agent who answers accountants' questions in accountants' words, usually the same day.",
  },
  {
    sample: true,
    name: "Priscilla Yun",
    role: "Charitable strategies",
    bio: "Worked for two foundations. Explains holding periods and appraisals, and when to give cash instead.",
  },
  {
    sample: true,
    name: "Marcus Hale",
    role: "Risk and review",
    bio: "Keeps the dated notes on what the IRS and the courts have said. May stop any engagement, and has.",
  },
  {
    sample: true,
    name: "Sofia Bernardi",
    role: "Client coordination",
    bio: "Plans the calls around clinic hours and keeps your part under two hours.",
  },
];

/** The founder and the team. */
export const peopleCount = team.length + 1;

export const aboutPage = {
  title: "About the Firm",
  metaDescription:
    "Who is behind Ledgerwell: a healthcare-only firm in Provo, Utah, founded in 2020, that explains tax strategies, prepares the records and leaves the return to your CPA.",
  breadcrumb: "About",
  heading: "We show *our working*",
  lede: "We explain tax strategies to people who treat patients, prepare the records behind them, and leave the decision to you and your CPA.",
  slip: {
    title: "The firm",
    subtitle: `${firm.address.city}, ${firm.address.stateName}`,
    rows: [
      { label: "Founded", value: String(firm.foundedYear) },
      { label: "People", value: String(peopleCount) },
      { label: "Field", value: "Healthcare only" },
      { label: "Tax returns we prepare", value: "None" },
      { label: "Client money we hold", value: "None" },
    ],
    total: { label: "Last word", value: "Your CPA" },
    footnote: "Education and documentation, not tax advice.",
  },
  story: {
    sample: true,
    heading: "How the firm began",
    paragraphs: [
      `In ${firm.foundedYear} three people in Provo read the returns of eleven dental practices and found the same thing in each: work that looked like research, and no claim for it. Nobody had refused the credit. Nobody had asked.`,
      "The first year went into telling apart what passes the four-part test and what only sounds as if it did. About half of it was routine care. Saying so, in writing and before any fee, became the habit the firm is built on.",
      "Clients brought other questions: bonds, gifts of property, insurance companies of their own. We took them up as subjects before we offered them as services, each with its rules, its costs and what the IRS has said about it.",
      "We are still not a tax firm. We prepare no returns and sign no opinions. What you get from us is a slip with every line explained, and someone who will go through it with your accountant.",
    ],
  },
  ceo: { eyebrow: "Chief executive" },
  values: {
    heading: "Our values",
    items: [
      {
        title: "Show the arithmetic",
        text: "A total without its lines is a claim. With them it is something you can check.",
      },
      {
        title: "Say no early",
        text: "If the records or the facts are missing, you hear it on the first call, before a fee.",
      },
      {
        title: "Date what we say",
        text: "Law moves. Every figure carries its year, every caution its day and its source.",
      },
      {
        title: "Know our place",
        text: "Your CPA signs, you decide, we document. Nobody is rushed past any of the three.",
      },
    ],
  },
  approach: {
    heading: "How we work with a practice",
    items: [
      {
        title: "We ask how you earn",
        description:
          "As an owner, on a W-2, or both. It rules out more strategies than anything else, so it comes first.",
      },
      {
        title: "We look for the no",
        description:
          "Missing records, routine work, too small a liability: each is a reason to stop, and we check them before the benefits.",
      },
      {
        title: "We count from documents",
        description:
          "Payroll, invoices, notes and scans. What rests on memory is marked, and counted low or not at all.",
      },
      {
        title: "We write out the slip",
        description:
          "Every line with its formula, its assumption and its risk, on a page an accountant can follow.",
      },
      {
        title: "Your CPA goes through it",
        description:
          "With us on the call if that helps. Lines are changed or struck here, and nothing is filed without consent.",
      },
      {
        title: "We stay reachable",
        description:
          "Questions come a year or two later. We answer for our part of the work, from the same file.",
      },
    ],
  },
  team: {
    heading: "Our team",
    ask: { text: "Not sure whom to ask?", label: "Write to all of us", href: "/contact" },
  },
  closing: {
    heading: "Ask us something you could check",
    text: "A first call is free, takes twenty minutes, and ends with a plain yes, no or not yet.",
    actions: [scheduleConsultation, contactOurTeam],
  },
} as const;
