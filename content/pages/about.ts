import { firm } from "../firm.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";
import { peopleCount } from "../people/team.ts";
import { statements } from "../statements.ts";

export const aboutPage = {
  title: "About the Firm",
  metaDescription: `Who is behind ${firm.name}: a healthcare-only firm in Provo, Utah, founded in 2020, that explains tax strategies, prepares the records and leaves the return to your CPA.`,
  breadcrumb: "About",
  heading: "We show *every step*",
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
    total: { label: "Final decision", value: "You and your CPA" },
    footnote: "Education and documentation, not tax advice.",
  },
  story: {
    sample: true,
    heading: "Our story",
    paragraphs: [
      `In ${firm.foundedYear} three people in Provo read the returns of eleven dental practices and found the same thing in each: work that looked like research, and no claim for it. Their accountants had not turned the credit down; nobody had raised it.`,
      "The first year went into separating what passes the four-part test from what does not. About half was routine care. We still say so in writing, on the first call where we can see it.",
      `Clients asked about other strategies: bonds, gifts of property, captive insurance. We publish the rules, the costs and what the IRS has said about each. ${statements.noPayForIntroductions}`,
      "We are still not a tax firm. We prepare no returns and sign no opinions. You get a study with every figure explained, and someone who goes through it with your accountant.",
    ],
  },
  /** Under the signs of the people in the hero. */
  peopleNote: `${peopleCount} people; you meet them below.`,
  ceo: { eyebrow: "Chief executive" },
  values: {
    heading: "Our values",
    items: [
      {
        title: "Show the arithmetic",
        text: "Every total comes with the lines behind it, so that you can check it.",
      },
      {
        title: "Say no early",
        text: "If the first call shows that records or facts are missing, we say so and there is no fee.",
      },
      {
        title: "Date what we say",
        text: "Tax law changes. Every figure has its year, every caution its date and source.",
      },
      {
        title: "Stay in our role",
        text: "You decide, your CPA signs, we document. We do not press for a date.",
      },
    ],
  },
  approach: {
    heading: "Our approach",
    items: [
      {
        title: "We ask how you earn",
        description:
          "As an owner, on a W-2, or both. It rules out most strategies, so it comes first.",
      },
      {
        title: "We look for reasons to stop",
        description:
          "Missing records, routine work, too small a liability: each is a reason to stop, and we check them before the benefits.",
      },
      {
        title: "We count from documents",
        description:
          "Payroll, invoices, notes and scans. What rests on memory is marked, and counted low or not at all.",
      },
      {
        title: "We write it up",
        description:
          "Every line with its formula, its assumption and its risk, on a page an accountant can follow.",
      },
      {
        title: "Your CPA goes through it",
        description:
          "We join the call if that helps. Lines are changed or struck here, and nothing is filed without your consent.",
      },
      {
        title: "We stay reachable",
        description:
          "Questions may come a year or two later. We answer those about our study from the same file.",
      },
    ],
  },
  team: {
    heading: "Our team",
    ask: { text: "Not sure whom to ask?", label: "Write to all of us", href: "/contact" },
  },
  closing: {
    heading: "Ask us something you could check",
    text: "A first call is free, takes twenty minutes, and ends with a yes, no or not yet.",
    actions: [scheduleConsultation, contactOurTeam],
  },
} as const;
