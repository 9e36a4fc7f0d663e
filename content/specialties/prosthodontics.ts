import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for prosthodontists",
  description:
    "Custom work is excluded, prototypes may count. Full-arch provisionals, try-ins, passive fit and obturators, each with its test, record and limit.",
  heading: "R&D tax credit for prosthodontists with a lab of their own",
  line: "Full-arch prototypes, try-ins, passive fit and obturators",
  introduction: [
    "Few dentists build as many true prototypes as you do, and few hear as often that it is all custom work.",
    "The objection is mostly right: a denture made for one person is adaptation, which the statute excludes.",
    "Research begins when the same failure comes back in different mouths and goes to the bench.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "Full-arch provisionals break at the cantilever or an access hole. Strength figures come from flat bars; your arch is curved, drilled and tilted.",
      test: "Make one arch in three materials and two cross-sections, screw each to one base, press until it gives. Load and place of the crack decide.",
      record: "Mill and printer logs, lots, broken arches in numbered boxes.",
      doesNotCount: "The provisional a patient wears home, and its repair.",
    },
    {
      notKnown:
        "A printed try-in rests on a tissue scan, a jaw record and average settings. Which one costs the millimeter of vertical dimension?",
      test: "Record the same casts by wax rim, gothic arch and jaw motion; two people measure each mounting with a caliper.",
      record: "Articulator files, caliper sheets with two sets of initials.",
      doesNotCount:
        "Midline, shade and smile arc, which are style and taste however many try-ins it takes.",
    },
    {
      notKnown:
        "A full-arch scan is stitched, so error grows toward the far implant; photogrammetry is quoted for parallel ones. Yours tilt thirty degrees.",
      test: "Record one angled master ten times each way, compare with a lab scan, mill bars from best and worst, measure the far gap.",
      record: "Raw scans, photogrammetry reports, engraved bars.",
      doesNotCount: "Comparing two cameras in order to buy one.",
    },
    {
      notKnown:
        "After maxillectomy an impression can be impossible. Does a facial scan merged with CT show enough of the wall for a seal?",
      test: "Print defects from several past cases, segment at two thresholds, seat bulbs with different relief under water; leakage sets the rule for later defects.",
      record: "Segmentation settings, bulb versions, leak readings, without names.",
      doesNotCount:
        "The bulb for one patient's defect, its relining, and a grant that pays whatever comes of it.",
    },
  ],
  practice: {
    roles: [
      { who: "prosthodontist", people: 1, wageInUsd: 310_000, hoursAWeek: 2.5 },
      { who: "lab technicians", people: 2, wageInUsd: 60_000, hoursAWeek: 6 },
      { who: "digital designer", people: 1, wageInUsd: 64_000, hoursAWeek: 8 },
      { who: "assistants", people: 3, wageInUsd: 44_000 },
      { who: "in the office", people: 2, wageInUsd: 46_000 },
    ],
    state: "Minnesota",
    projects: "Test arches made and broken, and scans of one angled master compared.",
    hoursLog:
      "lab tickets: a test has a project number, a name and minutes, entered the day it is done.",
  },
  cpaQuestions: {
    "Every prosthesis is unique. Does that not make every case research?":
      "It points to adaptation. The component must be a method for patients not yet met, with its own question and dates.",
    "The lab also works for other dentists. Whose hours are those?":
      "Orders are production, and a test a client pays for whatever the outcome is funded. Without a separate code, leave the time out.",
    "Which materials are research supplies?":
      "Pucks, resin and screws used up in tests. Parts of a delivered arch are not, and mill, press and camera never are.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["oral-surgery", "general-dentistry", "cosmetic-dentistry"],
  rules: ["charts", "patents"],
};
