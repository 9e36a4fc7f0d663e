import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credits for dentists",
  description:
    "A fourth remake, a lost filling, a crown that will not seat: when a dentist's tests are research, which records prove it, and a worked example.",
  heading: "R&D tax credits for dentists in general practice",
  line: "Subgingival scans, dentin bonding, same-day crowns and splints",
  introduction: [
    "A crown comes back for the fourth time, and the assistant asks whether it is the cord, the scan or the mill.",
    "Seating the fifth is care; finding out on a typodont, with numbers, can be research.",
    "Expect a small part of the payroll to pass, most of it beside the mill.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "Light stops at the gum. Which retraction and scan path recover a finish line below it is open.",
      test: "On a typodont, try cord and paste with two scan paths; overlay each scan on the bare die.",
      record: "Scan exports, deviation maps, and remake slips with date, tooth and reason.",
      doesNotCount:
        "Packing cord for the patient in the chair, and the scanner company's training day.",
    },
    {
      notKnown:
        "Instructions for sound dentin seldom say whether sclerotic dentin needs roughening, a longer etch or another coat.",
      test: "Bond composite to worn extracted molars in three ways and shear it off; breaking load decides.",
      record: "Adhesive lots, radiometer readings, loads by specimen.",
      doesNotCount: "Changing brands on a colleague's advice, and replacing the lost filling.",
    },
    {
      notKnown: "Shrinkage, worn burs or the default spacer: which makes your crowns bind?",
      test: "Mill one molar repeatedly, changing one setting at a time; judge by replica thickness. Crowns fired outside the maker's program stay on the bench.",
      record: "Job history, bur counters, furnace log, sectioned replicas.",
      doesNotCount: "The crowns you cement: from the day a setting holds, milling is production.",
    },
    {
      notKnown:
        "Some patients still hurt with a flat splint. Jaw tracking does not name the design that would help.",
      test: "Compare two accepted designs by tracked opening, pain and palpation, read blind. Ask a review board first.",
      record: "Tracker exports, splint versions, palpation sheets.",
      doesNotCount:
        "Adjusting one splint until the bite is even, which the statute calls adaptation.",
    },
  ],
  practice: {
    roles: [
      { who: "dentists", people: 2, wageInUsd: 210_000, hoursAWeek: 2 },
      { who: "lab technician", people: 1, wageInUsd: 56_000, hoursAWeek: 14 },
      { who: "scanning assistant", people: 1, wageInUsd: 44_000, hoursAWeek: 4 },
      { who: "other assistants", people: 3, wageInUsd: 44_000 },
      { who: "hygienists", people: 3, wageInUsd: 82_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Idaho",
    projects:
      "Test crowns on the technician's bench, and scans of typodont margins between patients.",
    hoursLog:
      "a sheet at the mill with name, project and minutes, which the technician closes every Friday.",
  },
  cpaQuestions: {
    "Insurance paid for the crown. How can the same crown be research?":
      "Treat it as if it could not. Rest the claim on test crowns that no patient or plan was charged for.",
    "A credit firm quoted a share of everybody's wages. May we use it?":
      "No. Wages count by hours on a named project. A hygienist who cleans teeth all day has none.",
    "The team needed three months to learn the new mill. Does that count?":
      "That is training. Hours begin with a misfit the manual does not explain and a dated plan.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["cosmetic-dentistry", "prosthodontics", "endodontics"],
  rules: ["reviewBoard"],
};
