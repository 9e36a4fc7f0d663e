import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "The R&D tax credit for oncology practices",
  description:
    "Drug stability, scalp cooling, premedication timing, symptom triggers: what an oncology practice can count beside sponsored trials, and what it cannot.",
  heading: "The R&D tax credit for oncology practices",
  line: "In-house drug stability, scalp cooling, premedication and symptom triggers",
  introduction: [
    "When oncologists say research they mean trials, and a sponsor or a cooperative group nearly always pays for those.",
    "Look past them, to questions the practice asked and paid for itself, mostly in the pharmacy.",
    "No such question justifies departing from a regimen.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "The label covers certain concentrations and hours. Your bag, hung in a sunny bay, may lie outside its table.",
      test: "Sample bags at two concentrations, shielded and exposed, at zero, four and 24 hours; an outside laboratory assays. Handle and ship them as USP 800 and hazardous-goods rules require.",
      record: "Compounding logs, light and temperature loggers, certificates.",
      doesNotCount:
        "Looking up a beyond-use date, media fills. A good result does not lift USP 797.",
    },
    {
      notKnown:
        "Cap fit decides how cold the scalp becomes. Many machines show the coolant's temperature instead.",
      test: "Thermistors under two cap sizes on a heated head form, hair wet and dry. Then on staff and, inside the clearance, on patients: ask a review board first.",
      record: "Device logs, thermistor curves, photographs at each cycle.",
      doesNotCount:
        "Fitting caps as a paid service. Other temperatures are a device investigation.",
    },
    {
      notKnown:
        "Labels give a window for premedication before a first antibody dose. Where in it your reactions cluster is not known.",
      test: "Build a rule from past infusions: drug, minutes, weight, earlier reactions. Predict the next quarter's grade 2 reactions within the label, and revise where it fails.",
      record: "Bar-code times, pump logs, graded notes, versions of the rule.",
      doesNotCount:
        "Sorting past infusions into bands without a rule, and shorter visits, which are efficiency.",
    },
    {
      notKnown:
        "Which answer on a symptom report comes before an emergency visit, and which only adds a call?",
      test: "Try single severe answers against a two-step rise on last year's reports; revise the limits; rerun on another quarter.",
      record: "Portal exports, triage notes, minutes of threshold changes.",
      doesNotCount: "Triage, and reports that a payment model obliges you to collect.",
    },
  ],
  practice: {
    roles: [
      { who: "oncologists", people: 2, wageInUsd: 430_000, hoursAWeek: 1 },
      { who: "pharmacist", people: 1, wageInUsd: 138_000, hoursAWeek: 6 },
      { who: "pharmacy technician", people: 1, wageInUsd: 52_000, hoursAWeek: 8 },
      { who: "infusion nurses", people: 4, wageInUsd: 92_000, hoursAWeek: 1 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Indiana",
    projects: "Stability runs in the hood after the last chair, and reviews of emergency visits.",
    hoursLog:
      "the compounding log gets two columns, project and hours by person, filled in the same day.",
  },
  cpaQuestions: {
    "Our physicians enroll in cooperative-group trials. Does any of that count?":
      "No. A grant or sponsor pays, and the results are not yours to use; even the part you lost money on stays out.",
    "Drugs are the largest cost. Can they be supplies?":
      "Only what was bought for tests and used up in them. A remainder billed with JW was paid for.",
    "Is keeping hair not cosmetic?":
      "Alopecia is a graded side effect, and the test is of heat transfer. Still, it is the weakest of the four.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["gastroenterology", "urology", "womens-health"],
  rules: ["reviewBoard", "charts"],
};
