import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for endodontists",
  description:
    "On extracted teeth, sometimes; at the chair, rarely. Irrigation, files, access guides and bioceramics, with the tests and records a claim needs.",
  heading: "Is there an R&D tax credit for endodontists?",
  line: "Irrigation, file sequences, access guides and apical plugs",
  introduction: [
    "Is there a credit for time at the microscope with a patient under the rubber dam? Rarely.",
    "A molar that took three hours, with a canal two others had missed, is billed treatment.",
    "Extracted teeth and printed blocks are different: vary one step, section, and learn something for every molar that follows.",
  ],
  firstSection: "practice",
  activities: [
    {
      notKnown:
        "Files pack debris into the isthmus of a lower molar. Bench tests of activation disagree, and your final apical size is in none of them.",
      test: "Prepare extracted molars alike, activate in three ways for equal time, section, and let two blinded readers score the area still filled.",
      record: "Tooth numbers, irrigant concentration, section photographs, both sheets.",
      doesNotCount: "Activating in every case because the tip came with the handpiece.",
    },
    {
      notKnown:
        "Fatigue figures come from smooth grooves of one radius. A double curve bends and twists a file at once.",
      test: "Print blocks from one severe curve; run rotation against reciprocation and two taper orders, counting insertions until separation.",
      record: "Torque curves, file lots, and blocks with fragments in place.",
      doesNotCount:
        "Retrieving a separated instrument, and blocks broken at a file company's course.",
    },
    {
      notKnown:
        "A thin drill flexes, its sleeve has play, and half a millimeter misses the lumen. Software draws the path without relating sleeve length to drift.",
      test: "Print jaws with buried canals, drill through three sleeve lengths and two supports, scan tip deviation, redraw what exceeds your limit.",
      record: "Planning files, resin lots, overlays of plan and bore, rejected guides.",
      doesNotCount: "The guide for Tuesday's canine, and the cone-beam scan behind it.",
    },
    {
      notKnown:
        "With an open apex there is no stop: push harder against voids and more putty is extruded.",
      test: "Open extracted roots over wet foam; compare three placements by voids and extrusion. With patients, two accepted methods and a review board asked first.",
      record: "Film pairs, putty lots, consents and recall dates.",
      doesNotCount: "Choosing a barrier for one tooth, which is what dentists refer to you for.",
    },
  ],
  practice: {
    roles: [
      { who: "endodontists", people: 2, wageInUsd: 280_000, hoursAWeek: 2 },
      { who: "bench assistant", people: 1, wageInUsd: 46_000, hoursAWeek: 8 },
      { who: "other assistants", people: 4, wageInUsd: 46_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Arizona",
    projects: "Access guides drilled in printed jaws, on the afternoon when the schedule is thin.",
    hoursLog: "the bench book: date, person, project and hours for each block, signed that week.",
  },
  cpaQuestions: {
    "Everything here is billed by the tooth. Where is the unbilled time?":
      "Printing, drilling, sectioning, reading. Where both doctors treat every day it is a few hours a month, and a study costs more.",
    "Has the literature not answered these questions already?":
      "Some. Repeating a published protocol is duplication. Say on page one what the papers leave open for your motor or guide.",
    "The microscope camera was bought for the tests. Does it count?":
      "It is depreciated and adds nothing. Files, blocks and resin used up do, with invoices apart from those for patients.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["general-dentistry", "periodontics", "oral-surgery"],
  rules: ["reviewBoard", "patents"],
};
