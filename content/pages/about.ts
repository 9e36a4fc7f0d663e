import { titledDescriptions, titledTexts } from "#wording/titled.ts";
import { firm } from "../firm.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";
import { peopleCount } from "../people/team.ts";
import { statements } from "../statements.ts";

export const aboutPage = {
  title: "About the Firm",
  metaDescription: `Who is behind ${firm.name}: a healthcare-only firm in ${firm.address.city}, ${firm.address.stateName}, founded in ${firm.foundedYear}, that explains tax strategies, prepares the records and leaves the return to your CPA.`,
  breadcrumb: "About",
  heading: "We show every step",
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
      `In ${firm.foundedYear} three people in ${firm.address.city} read the returns of eleven dental practices and found the same thing in each: work that looked like research, and no claim for it. Their accountants had not turned the credit down; nobody had raised it.`,
      "The first year went into separating what passes the four-part test from what does not. About half was routine care. We still say so in writing, on the first call where we can see it.",
      `Clients asked about other strategies: bonds, gifts of property, captive insurance. We publish the rules, the costs and what the IRS has said about each. ${statements.noPayForIntroductions}`,
      "We are still not a tax firm. We prepare no returns and sign no opinions. You get a study with every figure explained, and someone who goes through it with your accountant.",
    ],
  },
  /** Under the signs of the people in the hero. */
  peopleNote: `We are ${peopleCount} people, and you meet us below.`,
  ceo: { eyebrow: "Chief executive" },
  values: {
    heading: "Our values",
    items: titledTexts({
      "Show the arithmetic": "Every total comes with the lines behind it, so you can check it.",
      "Say no early":
        "If the first call shows that records or facts are missing, we tell you, and it costs you nothing.",
      "Date what we say":
        "Tax law changes, so every figure has its year and every caution its date and source.",
      "Stay in our role":
        "We document, you decide, and your CPA signs. We never press you to decide by a date.",
    }),
  },
  approach: {
    heading: "Our approach",
    items: titledDescriptions({
      "We ask how you earn":
        "We first ask whether you earn as an owner, on a W-2 or both, because that rules out most strategies.",
      "We look for reasons to stop":
        "Missing records, routine work or too small a liability are reasons to stop, and we check them before we talk about benefits.",
      "We count from documents":
        "We count from payroll, invoices, notes and scans. If something rests on memory, we mark it and count it low or not at all.",
      "We write it up":
        "You get every line with its formula, its assumption and its risk, on pages your accountant can follow.",
      "Your CPA goes through it":
        "We join the call if that helps. This is where lines are changed or struck, and nothing is filed without your consent.",
      "We stay reachable":
        "Questions may come a year or two later. We answer those about our study from the same file.",
    }),
  },
  team: {
    heading: "Our team",
    ask: { text: "Not sure whom to ask?", label: "Write to all of us", href: "/contact" },
  },
  closing: {
    heading: "Ask us a question",
    text: "A first call is free and takes twenty minutes. At its end we tell you yes, no or not yet.",
    actions: [scheduleConsultation, contactOurTeam],
  },
} as const;
