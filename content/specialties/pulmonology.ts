import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for pulmonology practices",
  description:
    "Spirometry setups, CPAP leak, home rehabilitation, printed airways: where a pulmonary practice does research in the tax sense, and where it does not.",
  heading: "Pulmonology practices and the R&D tax credit",
  line: "Spirometry setups, mask leak, home rehabilitation and airway models",
  introduction: [
    "A pulmonary office measures everything, and measuring alone earns no credit.",
    "What can earn it is a dispute between two setups, decided on numbers: this mouthpiece or that one, this route to a nodule or the next.",
    "Syringes, head forms and printed airways settle it without a patient in the chair.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "The standard wants the two best FEV1 values within 150 milliliters. Which mouthpiece seals around loose dentures it leaves open.",
      test: "Discharge a three-liter syringe through three mouthpieces; then alternate two sensor positions and compare repeatable sessions. Ask a review board first.",
      record: "The spirometer's database keeps rejected efforts, with grade and operator.",
      doesNotCount: "The daily syringe check, coaching, and an hour billed under 94060.",
    },
    {
      notKnown:
        "Where CPAP failed, the download shows a leak and no cause: liner, headgear or ramp?",
      test: "On a head form run three liners and two ramps at four pressures, subtract vent flow, rank by liters a minute. Downloads of patients' own choices confirm or refute it.",
      record: "Bench sheets by liner lot, modem downloads, fit photographs.",
      doesNotCount: "Refitting one patient's mask, and the supplier's service.",
    },
    {
      notKnown:
        "At home there is a finger oximeter, and no guideline says which trend should raise or lower the next load.",
      test: "Let two rules decide on recorded, supervised sessions; therapists mark unsafe steps without knowing the rule; revise it and test again.",
      record: "Oximeter files, walk-test sheets, editions of the rule.",
      doesNotCount: "Sessions under 94625 or 94626, and reminders, which are social science.",
    },
    {
      notKnown:
        "The planning scan is taken at full breath; under anesthesia the lung is smaller. Which route still reaches a small nodule?",
      test: "Print one tree from both scans, drive two planned routes several times, measure from tip to target.",
      record: "Print files, plan exports, distances on scans of the models.",
      doesNotCount: "Rehearsing next Tuesday's biopsy, and the hospital's suite and staff.",
    },
  ],
  practice: {
    roles: [
      { who: "pulmonologist", people: 1, wageInUsd: 330_000, hoursAWeek: 1.5 },
      { who: "respiratory therapists", people: 3, wageInUsd: 76_000, hoursAWeek: 4.5 },
      { who: "sleep technologist", people: 1, wageInUsd: 66_000, hoursAWeek: 8 },
      { who: "nurse practitioner", people: 1, wageInUsd: 126_000 },
      { who: "medical assistants", people: 2, wageInUsd: 41_000 },
    ],
    state: "Tennessee",
    projects: "Mask liners on a head form, and mouthpieces before and after clinic.",
    hoursLog:
      "blocked slots in the therapists' schedule that name the project, confirmed by each person that Friday.",
  },
  cpaQuestions: {
    "How do you separate a therapist's bench hours from lung function tests?":
      "Booked slots are care. If the calendar shows studies back to back all year, the time sheet will not be believed.",
    "The equipment supplier helped with the masks. Who did the research?":
      "Look at who paid and who decided. Free samples are no expense, and days it paid for are funded.",
    "Is a printed airway more than a rehearsal?":
      "Often not, and then the answer is no. A series of models that decides between planning rules is part of an experiment.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["cardiology", "ent", "internal-medicine"],
  rules: ["reviewBoard", "charts"],
};
