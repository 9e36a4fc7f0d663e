import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Pulmonology R&D tax credit: from spirometry to airways",
  description:
    "Spirometry setups, CPAP leak, home rehabilitation, printed airways: where a pulmonary practice does research in the tax sense, and where it does not.",
  heading: "Pulmonology practices and the R&D tax credit",
  line: "Spirometry setups, mask leak, home rehabilitation and airway models",
  introduction: [
    "A pulmonary office measures everything, and measuring alone earns no credit.",
    "What can earn it is a dispute between two setups, decided on numbers: this mouthpiece or that one, this route to a nodule or the next.",
    "Syringes, head forms and printed airways let you have that dispute without a patient in the chair.",
  ],
  activities: [
    {
      notKnown:
        "The technical standard wants the two best FEV1 values within 150 milliliters. It leaves open which mouthpiece seals around loose dentures, and whether a sensor on an arm or in the hand gives fewer slow starts.",
      test: "Discharge a three-liter syringe through each of three mouthpieces to rule out a volume error. Then alternate two sensor positions over comparable sessions. The share of sessions that meet repeatability decides, and after it the efforts rejected for back-extrapolated volume. Ask a review board first.",
      record:
        "The spirometer's database keeps rejected efforts as well as good ones, with grade and operator. Calibration logs carry temperature and pressure.",
      doesNotCount:
        "The daily syringe check, coaching a hesitant patient, or the technologist's certification. An hour billed under 94060 has been paid for.",
    },
    {
      notKnown:
        "Where CPAP failed, the download shows a leak and no cause. Liner, headgear tension and the pressure at which the ramp ends may each be to blame, and makers define a large leak differently.",
      test: "Mount the mask on a head form with one model of device. Run three liners and two ramps at four pressures, subtract the mask's vent flow, and rank by liters per minute at the highest pressure, as written down beforehand. Patients then choose among accepted options; the 95th-percentile leak confirms or refutes the ranking.",
      record:
        "Bench sheets by liner lot, modem downloads with leak and residual events, and photographs of the fit.",
      doesNotCount:
        "Refitting one patient's mask. Fitting by the equipment supplier is the supplier's service.",
    },
    {
      notKnown:
        "In the gym a therapist watches. At home there is a finger oximeter, and no guideline says which trend in it should raise, hold or lower the next session's load.",
      test: "Take recordings from supervised sessions and let two rules decide on paper: one by the lowest saturation, one by minutes below 88 percent together with the Borg score. Therapists mark unsafe steps without knowing the rule. Only the safer rule goes home, within the prescription.",
      record:
        "Oximeter memory files, exercise logs, walk-test sheets and each edition of the rule.",
      doesNotCount:
        "Supervised sessions under 94625 or 94626. Learning which reminders keep people exercising is social science, which the statute excludes.",
    },
    {
      notKnown:
        "The planning scan is taken at full breath; under anesthesia the lung is smaller. For a nodule below two centimeters without an airway leading into it, the software offers routes and cannot say which still arrives.",
      test: "From an inspiratory and an expiratory scan of one chest, print the tree twice, plan two routes, and drive each several times. Measure from catheter tip to target on a scan of the model; set the tolerated millimeters first.",
      record:
        "Print files, plan exports, scans of the models with distances, and the resin invoice.",
      doesNotCount:
        "Rehearsing next Tuesday's biopsy. That is one patient's procedure, and the suite and its staff usually belong to a hospital.",
    },
  ],
  practice: {
    people:
      "A pulmonologist, a nurse practitioner, three respiratory therapists, a sleep technologist and two medical assistants",
    headCount: 8,
    doctorWagesInUsd: 340_000,
    staffWagesInUsd: 492_000,
    state: "Tennessee",
    activities: [1, 0],
    hours:
      "Every therapist keeps a day and a half free of patients for bench runs and curve reviews, the sleep technologist two days for downloads. The pulmonologist gives Thursday afternoon.",
    halfTheHours:
      "One therapist and the sleep technologist go on with the masks, two days each; the doctor looks in for an hour.",
  },
  cpaQuestions: [
    {
      question: "How do you separate a therapist's bench hours from lung function tests?",
      answer:
        "By the schedule. Booked slots are care, and project hours must fall outside them. If the calendar shows studies back to back all year, the time sheet will not be believed, and should not be.",
    },
    {
      question: "The equipment supplier helped with the masks. Who did the research?",
      answer:
        "Look at who paid and who decided. Samples from the supplier cost you nothing, so they are no expense. If it paid for the therapist's days, they are funded and drop out.",
    },
    {
      question: "Is a printed airway more than a rehearsal?",
      answer:
        "Often it is only that, and then the answer is no. It becomes part of an experiment when a series of models decides between planning rules for patients not yet referred. Count the resin of that series, and leave out the printer.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["cardiology", "ent", "internal-medicine"],
  comparesTreatments: true,
};
