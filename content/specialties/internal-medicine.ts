import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for internists",
  description:
    "Home blood pressure schedules, insulin rules, duplicate prescriptions, fingerstick A1c: when an internist's project may earn the credit, and when not.",
  heading: "Can an internal medicine practice claim the R&D tax credit?",
  line: "Home cuffs, insulin rules, prescription matching and fingerstick A1c",
  introduction: [
    "The fingerstick A1c says 6.9, the reference lab 7.4, and the patient wants to know which one to believe.",
    "Changing a dose is care. Testing why an analyzer, a schedule or a rule misbehaves in your office can be research.",
    "It is done at the bench and the desk, and seldom adds up to much.",
  ],
  firstSection: "practice",
  activities: [
    {
      notKnown:
        "A week of duplicate readings is the accepted schedule. Would three days, or mornings alone, sort white-coat from sustained hypertension as well?",
      test: "One full week contains the shorter schedules. Compute all three and count whom each puts on the wrong side of the ambulatory average; revise the rule on a second series.",
      record: "The cuff's memory export, ambulatory reports, arm and cuff size.",
      doesNotCount: "The ambulatory study, if billed under 93784, and coaching one patient.",
    },
    {
      notKnown:
        "Two units more every three days until fasting glucose is at target: the rule has no answer to a missed dose or one low reading.",
      test: "Run versions on stored, de-identified values; count how often each would have raised the dose within days of a reading below 70.",
      record: "Meter downloads, dated versions with the reason for each change.",
      doesNotCount:
        "Titrating a patient. Assigning patients to versions: ask a review board first.",
    },
    {
      notKnown:
        "Every prescribing module warns of duplicates, so the only question is what those warnings miss: combination tablets, stopped lines, brand names.",
      test: "Mark true duplicates in several hundred de-identified lists; compare your two methods with the module you own, and drop the project if the module wins.",
      record: "Commits with dates and authors, the marked set, errors of every run.",
      doesNotCount: "Switching on the warning you have, and reconciling medications at a visit.",
    },
    {
      notKnown:
        "Your cartridge analyzer reads low. The insert leaves room for habit: warm-up, drop, delay. Which one makes the bias?",
      test: "Take a fingerstick when blood is drawn anyway; vary one step inside the insert; pair the results. Ask a review board first.",
      record: "The analyzer's log with lot and operator, lab reports, the table of pairs.",
      doesNotCount:
        "Daily controls and training. Outside the insert the test loses its CLIA waiver.",
    },
  ],
  practice: {
    roles: [
      { who: "internists", people: 2, wageInUsd: 225_000, hoursAWeek: 1 },
      { who: "nurse practitioner", people: 1, wageInUsd: 128_000, hoursAWeek: 2 },
      { who: "lab technician", people: 1, wageInUsd: 56_000, hoursAWeek: 8 },
      { who: "medical assistant", people: 1, wageInUsd: 41_000, hoursAWeek: 5 },
      { who: "other medical assistants", people: 2, wageInUsd: 41_000 },
      { who: "receptionist", people: 1, wageInUsd: 40_000 },
    ],
    state: "Nebraska",
    projects: "Paired A1c samples, and shorter cuff schedules computed from full weeks.",
    hoursLog:
      "the lab bench's day sheet: who, which project, how long, initialed before the week ends.",
  },
  cpaQuestions: {
    "Is the prescription program internal-use software?":
      "The strict test is for finance, personnel and support services. A prescription check is arguably none, but where a comparable product is sold, expect to fail.",
    "A health plan pays a bonus for A1c and blood pressure. Does that fund it?":
      "A bonus rewards care. A grant to build the rule, due even if it fails, funds what it pays for.",
    "Who paid for the extra lab tests?":
      "If an insurer did, they are no expense of yours. Cartridges you bought and used up are supplies; the analyzer is not.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["endocrinology", "cardiology", "pediatrics"],
  rules: ["reviewBoard", "charts"],
};
