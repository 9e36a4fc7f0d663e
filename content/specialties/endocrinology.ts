import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Endocrinology: which projects earn an R&D tax credit",
  description:
    "Sensor lag, thyroid nodule scores, steroid tapers, bone drug intervals: what an endocrinologist may count as research, what proves it, and the limits.",
  heading: "R&D tax credits for endocrinologists",
  line: "Sensor lag, nodule scores, cortisol curves and bone markers",
  introduction: [
    "Endocrinology is adjustment by numbers, and adjusting one patient's dose by that patient's numbers is treatment.",
    "The same numbers, taken from many patients and with names removed, can be used to ask which rule would have been right, and that can be research.",
    "It changes nobody's therapy, which is why the first two activities below are the safest for patients. Without a rule that you then build, test and revise, sorting past charts is data collection, which earns no credit.",
  ],
  activities: [
    {
      notKnown:
        "Sensor glucose trails blood glucose, and during exercise it trails further. Pump makers say little about how their controllers allow for it, so the right correction for a runner's falling glucose must come from data.",
      test: "Take exercise days with meter readings. Shift the sensor trace by a fixed five minutes, by ten, and by an amount that depends on its slope. Compare the mean absolute relative difference while glucose is falling, and lows predicted 20 minutes ahead. Choose on one half of the recordings, confirm on the other.",
      record:
        "Five-minute exports, pump event logs, paired meter values and the scripts with their history.",
      doesNotCount:
        "Changing a pump's ratios for a patient, or reading a report billed under 95251. Altering a cleared controller for patients is a device study, with rules that come before the tax.",
    },
    {
      notKnown:
        "TI-RADS points and size decide which nodules are biopsied. In your series many high scores came back benign, and a few modest ones did not; whether margin, shape or echogenicity misleads on your probe is unknown.",
      test: "Two readers score stored clips blind, once by the published points and once with changed weights. Judge by needle biopsies spared and by cancers that would have fallen under the cutoff, with surgical pathology as referee where there is any.",
      record:
        "Clips with caliper marks, score sheets, cytology by Bethesda category, and the table of cutoffs by date.",
      doesNotCount:
        "The scan and the biopsy themselves. Adopting a published system as it is counts as good practice, and as nothing else.",
    },
    {
      notKnown:
        "Above 10 micrograms per deciliter of morning cortisol the steroid can stop; below 5 it continues. In between, the guideline says to hold the dose and repeat in weeks to months, a wide span, while withdrawal imitates adrenal insufficiency.",
      test: "Sort finished tapers by the interval they happened to use in that span: redrawn at about four weeks, or at twelve. Fix the measures before sorting, such as dose increases for symptoms and weeks until cortisol passed 10. Assigning patients to an interval belongs before a review board.",
      record: "Draw times, the assay and its lot, dose diaries and symptom scores from the chart.",
      doesNotCount:
        "Tapering a patient, however closely you follow. A new assay at the reference lab is the lab's change.",
    },
    {
      notKnown:
        "When one bone drug ends, another must begin. Six months after the last denosumab injection is the advice; how soon turnover climbs, and whether a marker could time the next infusion, is not settled.",
      test: "Never stretch an interval to see what happens. Charts already hold early and late switches: group them by weeks set beforehand, and compare fasting C-telopeptide and density change beyond your own least significant change.",
      record:
        "Injection logs, marker results from one laboratory, raw density files and the technologist's precision study.",
      doesNotCount:
        "Density scans billed under 77080, recall lists, and a manufacturer's registry. A chart review without a rule to choose is data collection.",
    },
  ],
  practice: {
    people:
      "Two endocrinologists, a nurse practitioner, two diabetes educators, a data analyst, a sonographer and two medical assistants",
    headCount: 9,
    doctorWagesInUsd: 470_000,
    staffWagesInUsd: 520_000,
    state: "Nebraska",
    activities: [0, 1],
    hours:
      "Of the analyst's week, three and a half days are sensor data. The sonographer needs a day and a half to pull and score clips, each educator half a day to collect exercise recordings. The doctors read on Wednesday afternoons.",
    halfTheHours:
      "Thyroid clips are put aside. The analyst has three days, the educators their half day, and the doctors an hour a week.",
  },
  cpaQuestions: [
    {
      question: "Everything here is old data. Can that be experimentation?",
      answer:
        "Yes, if alternatives were named and the measure was chosen before anyone looked. If the analyst tried cutoffs until one looked good and wrote the question afterward, no.",
    },
    {
      question: "A sensor maker gave a grant for the lag project. What happens?",
      answer:
        "Payment that is due whatever the result makes the project funded to that extent, and losing the right to use the result removes it altogether. Let your CPA read the agreement first.",
    },
    {
      question: "Is the analyst's cloud service an expense?",
      answer:
        "It can be. Paying for the use of computers in qualified research is the one exception to the rule that rent never counts. Keep project use apart from the practice's own hosting, or claim nothing.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["internal-medicine", "womens-health", "pediatrics"],
  comparesTreatments: true,
};
