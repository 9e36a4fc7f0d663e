import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credits for endocrinologists",
  description:
    "Sensor lag, thyroid nodule scores, steroid tapers, bone drug intervals: what an endocrinologist may count as research, what proves it, and the limits.",
  heading: "R&D tax credits for endocrinologists",
  line: "Sensor lag, nodule scores, cortisol curves and bone markers",
  introduction: [
    "Adjusting one patient's dose by that patient's numbers is treatment.",
    "The same numbers from many patients, without names, can test which rule would have been right. That is safe for patients and weak in law: sorting charts is data collection.",
    "Only a rule that you build, test, revise and confirm gets past that.",
  ],
  firstSection: "practice",
  activities: [
    {
      notKnown:
        "Sensor glucose trails blood, further during exercise. Pump makers say little about the correction a runner needs.",
      test: "On exported exercise days shift the trace by five minutes, ten, or by its slope; choose on half of the recordings, confirm on the rest.",
      record: "Five-minute exports, paired meter values, scripts with their history.",
      doesNotCount: "A report billed under 95251. Altering a cleared controller is a device study.",
    },
    {
      notKnown:
        "TI-RADS points decide which nodules are biopsied. Whether margin, shape or echogenicity misleads on your probe is unknown.",
      test: "Two readers score stored clips blind, by the published points and by your weights; revise; judge by biopsies spared and cancers missed.",
      record: "Clips with calipers, score sheets, cytology by Bethesda category.",
      doesNotCount: "The scan, the biopsy, and adopting a published system as it is.",
    },
    {
      notKnown:
        "Between 5 and 10 micrograms of morning cortisol the guideline says hold and repeat in weeks to months.",
      test: "Write a rule for the next draw from dose, duration and slope. Run it on half of the finished tapers, revise it, and count on the other half the early draws and symptoms it would have spared.",
      record: "Draw times, assay lots, editions of the rule with reasons.",
      doesNotCount:
        "Grouping past tapers by interval and comparing. Assigning patients: ask a review board first.",
    },
    {
      notKnown:
        "Six months after denosumab another drug must begin. Could a marker time the infusion better?",
      test: "Build a forecast of turnover from fasting C-telopeptide, test it on charts it has not seen, revise it. Never stretch an interval to see.",
      record: "Injection logs, one laboratory's markers, density files, forecast versions.",
      doesNotCount: "Density scans under 77080, registries, and chart reviews without a forecast.",
    },
  ],
  practice: {
    roles: [
      { who: "endocrinologists", people: 2, wageInUsd: 245_000, hoursAWeek: 1.5 },
      { who: "diabetes educators", people: 2, wageInUsd: 82_000, hoursAWeek: 3 },
      { who: "sonographer", people: 1, wageInUsd: 84_000, hoursAWeek: 5 },
      { who: "nurse practitioner", people: 1, wageInUsd: 126_000 },
      { who: "medical assistants", people: 2, wageInUsd: 41_000 },
      { who: "receptionist", people: 1, wageInUsd: 40_000 },
    ],
    state: "Nebraska",
    projects: "A lag correction from exercise recordings, and stored thyroid clips scored twice.",
    hoursLog:
      "a shared sheet with date, person, project and hours, closed each Friday by the office manager.",
  },
  cpaQuestions: {
    "Everything here is old data. Can that be experimentation?":
      "If rival rules and the measure were named before anyone looked. Cutoffs tried until one looked good are not.",
    "A sensor maker gave a grant for the lag project. What happens?":
      "Payment due whatever the result funds it to that extent; losing the right to the result removes it altogether.",
    "Is a cloud service for the data an expense?":
      "It can be: the use of computers in qualified research is the exception to the rule on rent. Keep it apart from hosting.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["internal-medicine", "womens-health", "pediatrics"],
  rules: ["reviewBoard", "charts"],
};
