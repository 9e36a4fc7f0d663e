import { bookingAddress } from "#wording/booking-address.ts";
import { practiceTypes } from "../calculators/practice-types/all-practice-types.ts";
import { reviewBoardRule } from "../calculators/rd-calculator.ts";
import { firm } from "../firm.ts";
import { contactOurTeam, scheduleConsultation } from "../navigation.ts";

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
  heading: "What counts as research *in your specialty*",
  lede: "Each page takes the four activities that our calculator offers for one specialty: what is uncertain about each, how a practice tests it, which record proves it and when it does not count. Then one modest practice is worked through, with a yes and with a no.",
  closing: {
    heading: "Your specialty is not here?",
    text: "The list holds those we meet most often. The test is the same for all of them: tell us in two sentences what you changed and how you measured it.",
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
  case: "What counts as research in {specialty}",
} as const;

/** Words around every page at /specialties/{id}. `{braces}` are filled in. */
export const specialtyPage = {
  estimate: "Estimate your own",
  contents: "On this page",
  activities: {
    heading: "Four activities, and what each one takes",
    lede: "As the calculator offers them. The name alone never counts: an examiner asks for the question, the comparison and the dated record.",
  },
  practice: {
    heading: "What it could come to",
    lede: "An invented practice of modest size, computed by the calculator at medium innovation. First with two of the four activities, then at half the hours.",
    who: "The practice",
    wages: "Wages for one year",
    doctors: "{amount} doctors and owners",
    staff: "{amount} clinical staff",
    place: "Place",
    /** `hours` is the share of R&D time, times people, times hours in a year. */
    full: {
      heading: "With two activities",
      hours:
        "The calculator counts {share} of all wages. Spread evenly over {people} people at {hoursInYear} hours a year, that is {hours} hours; a doctor’s hour weighs more.",
    },
    half: {
      heading: "At half the hours",
      hours: "The calculator counts {share}, on the same basis {hours} hours.",
    },
    /** Beside the page's title. */
    answer: {
      footnote:
        "Federal credit of one year by the law’s own methods, for the invented practice below.",
      working: "How this was computed",
    },
    notes: "The state’s law, and how the range was computed",
    worked: {
      full: "Worked example",
      half: "The same, at half the hours",
    },
  },
  calculator: {
    heading: "Your own practice",
    lede: "It opens with this specialty chosen; change anything. Nothing you enter leaves your browser until you press Send.",
  },
  cpaQuestions: {
    heading: "What your CPA will ask",
    lede: "Three questions from the return’s side of the desk. Bring the answers to the first call.",
  },
  cases: {
    heading: "Cases from this specialty",
    credit:
      "One credit year: {credit} for {year}, on about {expenses} of qualified expenses at the calculator’s flat rate.",
    creditInPlan: "A whole tax plan: {credit} of research credit among {lines} lines, {year}.",
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
    reviewBoard: {
      title: "Where patients are compared",
      text: `${reviewBoardRule} A tax credit is never a reason to skip that, or the patients’ consent. Using charts for research, even inside your office, needs de-identified data, patients’ authorization or a board’s waiver (45 CFR 164.512(i)), unless it is quality improvement for your own patients. Let the tax file and the privacy file call it by the same name.`,
    },
  },
  closing: {
    heading: "Ask before you count hours",
    text: "A consultation is free, takes twenty minutes, and ends with a yes, no or not yet. Bring your CPA.",
    actions: [scheduleOnCredit, contactOurTeam],
  },
  /** In the search of the knowledge bank, before the practice type. */
  searchMark: "Specialty page",
} as const;
