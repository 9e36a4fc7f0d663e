import { statements } from "../statements.ts";
import { estimateSlip } from "./estimate-slip.ts";

/** Words of the calculator's steps before the result. The result's are in rd-calculator-result.ts. */
export const rdCalculator = {
  name: "R&D credit calculator",
  needsScript: {
    before: "This calculator runs in your browser and needs JavaScript. Without it,",
    link: "ask us for an estimate",
    after: "and we will work it out with you.",
  },
  buttons: {
    continue: "Continue",
    back: "Back",
    calculate: "Calculate Results",
    startOver: "Start New Calculation",
  },
  stillToDo: "Still to do",
  help: {
    /** The notes on a specialty's activities, from its page. */
    activityNotes: {
      question: "Is it research?",
      failed: "The notes could not be loaded. They are also on",
      page: "the page of this specialty",
      more: "The whole page, with a practice worked through",
      /** Of what is written on each activity, there too. */
      labels: [
        ["notKnown", "What is not known"],
        ["test", "How it is tested"],
        ["record", "The record that proves it"],
        ["doesNotCount", "When it does not count"],
      ],
    },
    notOurs: {
      specialty: "None of these is ours",
      activity: "None of these is ours",
      specialtyText:
        "Choose the nearest and go on: the arithmetic is the same for every specialty, only the activities offered differ.",
      /** A link to the list of all specialties. */
      bySpecialty: "What counts as research in each of them",
      activityText:
        "Other work can count where the outcome was uncertain, versions were compared and results were measured. Choose the nearest for each such project and go on: every activity counts alike.",
      ask: "Or ask us",
      afterAsk:
        "in two sentences what you changed and how you measured it. Your answers stay in this browser.",
    },
    employed: {
      question: "I am employed",
      text: "The credit belongs to the practice that pays for the research, so it is your employer’s. What is open to you:",
    },
    levels: {
      question: "Low, medium or high? An example of each",
      low: "A published splint design, its thickness adjusted to your patients.",
      medium:
        "Two bonding protocols compared on 20 cases each; failures counted, the weaker one changed.",
      high: "Nobody could say whether a printed guide would hold its accuracy: four versions built and measured until one did.",
    },
    wages: {
      question: "Owner of an S corporation, a partnership or a sole practice?",
      sCorporation:
        "S corporation: the wages on the owner’s Form W-2. Distributions and the profit on Schedule K-1 are not wages. An owner with $180,000 on Form W-2 and $320,000 in distributions fills in 180,000.",
      selfEmployed:
        "Partner or sole owner: earned income from the practice, the net earnings that bear self-employment tax (section 41(b)(2)(D)).",
    },
  },
  requirements: {
    "practice-type": "Choose at least one practice type",
    specialty: "Choose at least one specialty",
    activity: "Choose at least one activity",
    "doctor-wages": "Fill in the doctor/owner annual wages",
    "staff-wages": "Fill in the clinical staff annual wages, 0 if none",
    "time-totals-100": "Divide the time so that it totals 100%",
    "who-does-it": "Say how many people do this work and for how long, or choose Everyone",
  },
  steps: {
    "practice-types": {
      label: "Practice type",
      heading: "What kind of practice is it?",
      hint: "Choose all that apply.",
      hintOfOne: "We chose it for you, because this page covers one kind.",
      specialties: "specialties",
    },
    specialties: {
      label: "Specialties",
      heading: "Which specialties do you practice?",
      hint: "Choose those whose work you have been improving. You divide your time among them next.",
    },
    details: {
      label: "Activities and practice details",
      heading: "What have you changed in the last three years?",
      hint: "Choose what your practice tested in more than one version and measured. The billed procedure itself does not count; the tests around it may.",
    },
    result: {
      label: "Your estimate",
      heading: "Your result",
      hint: "",
    },
  },
  time: {
    heading: "How your time divides",
    hint: "When you move one, the others make room.",
    label: "Time in",
    alone: "With one specialty, all of the time counts here.",
    evenly: "Divide evenly",
    /** Beside the slider of a specialty that has activities. */
    none: "At 0% its activities count for nothing. Give it some of your time.",
    total: "Total time allocation",
    rdTime: "Estimated R&D time",
  },
  activities: {
    legend: "Activities",
    hint: "Changed in the last 3 years.",
    chosen: "chosen",
    onPatients: statements.reviewBoard,
  },
  innovation: {
    legend: "How new was the work?",
    levels: {
      low: { label: "Low", note: "A known method, adapted" },
      medium: { label: "Medium", note: "Compared, then improved" },
      high: { label: "High", note: "Worked out by experiment" },
    },
  },
  who: {
    heading: "Who does this work?",
    hint: "Optional. The range and our answer count the people you name; the simplified estimate counts everyone.",
    everyone: "Everyone",
    some: "Only some",
    fields: {
      people: "People who do it",
      all: "People in all",
      hoursAWeek: "Hours a week, each",
    },
    impossible: {
      people: "Enter 1 or more, and not more than there are in all.",
      all: "Enter 1 or more.",
      hoursAWeek: "Enter more than 0 hours, and 60 at most.",
    },
  },
  wages: {
    heading: "Annual wages",
    hint: "Enter one full year before taxes, as on Form W-2. An estimate will do.",
    doctor: "Doctor/owner annual wages",
    staff: "Clinical staff annual wages",
  },
  state: {
    heading: "Where you practice",
    hint: "Choose the state where most of the work is done.",
    label: "State",
    assumed: "We assume {state}. Change it if you practice elsewhere.",
  },
  running: {
    title: "Your estimate so far",
    titleWithoutNumber: "Your answers so far",
    subtitle: "It fills in as you answer",
    ...estimateSlip,
    practice: "Practice",
    specialties: "Specialties",
    rdTime: "R&D time",
    federal: "Federal credit, 10% of QREs",
    state: "{state}, simplified rate: {rate} of federal",
    announcement: "Estimate so far:",
  },
  kept: {
    fromEarlier: "Your answers are kept in this browser only, until {until}.",
    open: "Open my result of {date}",
    /** On the result. */
    howLong: "We keep it in this browser only, for {days} days. Start New Calculation removes it.",
    fromLink:
      "These answers came with the link, which leaves out wages. Add both wages to see the estimate.",
    clear: "Clear them",
  },
  resultLoading: "Working it out …",
  resultFailed: "The result could not be loaded. Your answers are kept in this browser.",
  /** In a deck the answers are not kept, so they are lost with the reload. */
  resultFailedInDeck:
    "The result could not be loaded. After a reload, please answer the questions again to see it.",
  reload: "Reload the page",
} as const;
