import { bookingAddress } from "#wording/booking-address.ts";
import { practiceTypes } from "../calculators/practice-types/all-practice-types.ts";
import { firm } from "../firm.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";
import { statements } from "../statements.ts";

const scheduleOnCredit = {
  ...scheduleConsultation,
  href: bookingAddress(firm.links, { about: "rd-credit" }),
};

const count = practiceTypes.flatMap(({ specialties }) => specialties).length;

/** Words of the list at /specialties. */
export const specialtiesPage = {
  title: "R&D tax credits by specialty",
  metaDescription: `What counts as research, and what does not, in ${count} medical, dental and aesthetic specialties: activities, records, a worked practice, a CPA’s questions.`,
  breadcrumb: "Specialties",
  heading: "What counts as research in your specialty",
  lede: "Each page takes four activities of one specialty and says what is uncertain about them, how a practice tests them, which record proves it and when they don’t count. Then we work through one small practice. Often the answer is no.",
  closing: {
    heading: "Your specialty is not here?",
    text: "These are the ones we meet most often, and the test is the same for all of them. Tell us in two sentences what you changed and how you measured it.",
    actions: [contactOurTeam, scheduleOnCredit],
  },
} as const;

/** Ways into the list from other pages. */
export const specialtiesLinks = {
  service: {
    heading: "What counts in your specialty",
    lede: `A page for each of ${count} specialties: what is uncertain, how it is tested, which record proves it, and when the answer is no.`,
    all: "All specialties, with a line on each",
  },
  knowledgeBank: {
    text: "Looking for your own field? Activities, records and a worked practice:",
    link: "R&D credits by specialty",
  },
  case: "What counts in {specialty}",
} as const;

/** Words around every page at /specialties/{id}. `{braces}` are filled in. */
export const specialtyPage = {
  estimate: "Estimate your own",
  contents: "On this page",
  activities: {
    heading: "Four activities, and what each one takes",
    lede: "The name alone never counts.",
  },
  practice: {
    heading: "What it could come to",
    lede: "This practice is invented. Its hours cost more in visits than the credit returns, so don’t free a day for it.",
    people: "{people} people in {state}, {wages} of wages for all staff.",
    hoursLog: "Hours log",
    usual: "In a usual year",
    twice: "With twice the hours",
    /** One kind of people with hours, and the arithmetic of its amount. */
    role: "{people} {who}, {hours} h a week",
    roleFormula: "{people} × {wage} × {hours} ÷ 40",
    expenses: "Estimated QREs",
    share: "{share} of all wages",
    estimate: "Simplified estimate",
    estimateFormula: "{expenses} × {rate} + {stateCredit} state",
    range: "Federal credit by the law’s methods",
    rangeAmount: "{low} to {high}",
    rangeNote: "before section 280C(c)",
    fee: "A study, at least",
    /** Beside the page's title. */
    answer: {
      footnote: "This is the invented practice below: education, not tax advice.",
      working: "How this was computed",
    },
  },
  calculator: {
    heading: "Your own practice",
    lede: "Change anything. Nothing leaves your browser until you press Send.",
  },
  cpaQuestions: {
    heading: "What your CPA will ask",
  },
  cases: {
    heading: "Cases from this specialty",
    credit: "{credit} for {year}, on about {expenses} of expenses at a flat 10%.",
    creditInPlan: "A tax plan for {year} with {credit} of research credit.",
    plan: "A tax plan for {year}, without a research credit.",
    view: "View case",
  },
  reading: "From the knowledge bank",
  nearby: {
    heading: "Similar work in other practices",
    all: "All specialties",
  },
  law: {
    heading: "What the law and the IRS have said",
    notes: "Dated, with sources, for your CPA to look up",
    /** Each is shown on the pages it applies to. */
    callout: "Before you start",
    reviewBoard: statements.reviewBoard,
    charts:
      "Charts used for research, even inside your office, need de-identified data, patients’ authorization or a board’s waiver (45 CFR 164.512(i)), unless it is quality improvement for your own patients. Call it by the same name in the tax file and in the privacy file.",
    patents:
      "Building what another’s patent covers can infringe it, even as a test: the exception for experiments is next to nothing (Madey v. Duke, 2002).",
  },
  closing: {
    heading: "Ask before you count hours",
    text: "In a free twenty-minute call we tell you yes, no or not yet.",
    actions: [scheduleOnCredit, contactOurTeam],
  },
  /** In the search of the knowledge bank, before the practice type. */
  searchMark: "Specialty page",
} as const;
