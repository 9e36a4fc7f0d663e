import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Urology and the R&D tax credit",
  description:
    "Laser settings in a tank, anterior biopsy templates, stent pain, tibial nerve intervals: an R&D tax credit for urologists who test before they treat.",
  heading: "Urology and the R&D tax credit, project by project",
  line: "Laser settings, biopsy templates, stents and nerve stimulation",
  introduction: [
    "Friday, four o'clock: a urologist fires a laser at gypsum in a warm tank and writes down seconds.",
    "Being early with lasers and robots earns no credit; finding out what a setting does, where the manual stops, may.",
    "In a solo office it seldom reaches the size a study needs.",
  ],
  firstSection: "practice",
  activities: [
    {
      notKnown:
        "Joules times hertz gives watts, and equal watts can behave differently. How fast your water warms is in no preset table.",
      test: "Fire four pairs at cast stones in a warm tank; log seconds above 43 °C, mass lost, and what stays on a sieve.",
      record:
        "Screen photographs, flow rates, thermocouple files, sieve weights. Fibers and stones are supplies.",
      doesNotCount: "Turning the energy down in a case, and a maker's preset taken on trust.",
    },
    {
      notKnown:
        "An anterior lesion is far from a transrectal needle. How many cores make up for a shifting gland your own pathology must show.",
      test: "Sample a gel prostate with hidden beads by two templates; then replay past, de-identified tracks and pathology, and redraw the template.",
      record: "Core coordinates, MRI scores, pathology by core.",
      doesNotCount: "An extra core where a spot looks dark, and the radiology group's time.",
    },
    {
      notKnown:
        "Softer polymers and earlier removal are both said to hurt less. Whether either holds is not established.",
      test: "Soak three cleared stents for a week; compare stiffness and uncurling force. Build a forecast of pain from charts and test it. Assigning patients: ask a review board first.",
      record: "Implant log, symptom questionnaires, force readings.",
      doesNotCount: "The stent in the patient, and a form completed for samples.",
    },
    {
      notKnown:
        "The first course is twelve weekly sessions. For a bladder that relapses, spacing and current are less studied.",
      test: "From past courses build a rule for the next interval, test it on others, revise it. Two labeled schedules on patients: ask a review board first.",
      record: "Session sheets with milliamps, diaries, residuals.",
      doesNotCount: "Sessions under 64566, and one patient's calendar.",
    },
  ],
  practice: {
    roles: [
      { who: "urologist", people: 1, wageInUsd: 430_000, hoursAWeek: 2 },
      { who: "physician assistant", people: 1, wageInUsd: 126_000, hoursAWeek: 4 },
      { who: "nurses", people: 2, wageInUsd: 80_000, hoursAWeek: 2 },
      { who: "medical assistant", people: 1, wageInUsd: 41_000, hoursAWeek: 2 },
      { who: "receptionist", people: 1, wageInUsd: 40_000 },
    ],
    state: "Nevada",
    projects: "The tank on Friday afternoons, and needle tracks reviewed with names removed.",
    hoursLog:
      "a card beside the tank: who, which project, from when to when, collected every Friday.",
  },
  cpaQuestions: {
    "The laser is rented by the case. Can the rental be counted?":
      "No. Apart from computer use, rent is no research expense. Wages, fibers and stones are left, perhaps too little to pursue.",
    "Stones are treated at the hospital. Why believe in a tank at the office?":
      "It leaves sieved fragments, dated temperature files, an invoice for gypsum. Where it exists only in a protocol, do not sign.",
    "The urologist spent the year mastering the robot. Is the learning curve research?":
      "No. It is training in a technique others have, with no alternative under test.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["womens-health", "general-surgery", "oncology"],
  rules: ["reviewBoard", "charts"],
};
