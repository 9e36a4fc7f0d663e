import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for endodontists: away from the chair",
  description:
    "On extracted teeth, sometimes; at the chair, rarely. Irrigation, files, access guides and bioceramics, with the tests and records a claim needs.",
  heading: "Is there an R&D tax credit for endodontists?",
  line: "Irrigation, file sequences, access guides and apical plugs",
  introduction: [
    "Sometimes, and rarely for time at the microscope with a patient under the rubber dam.",
    "A root canal in a referred molar is billed treatment, even if it took three hours and a canal that two others had missed.",
    "Extracted teeth and printed blocks are different: there you can vary one step, section the result and learn something for every molar that follows.",
  ],
  activities: [
    {
      notKnown:
        "Files do not touch the isthmus between the mesial canals of a lower molar; they pack debris into it. Sonic, ultrasonic and laser activation have each been tested at the bench, with results that disagree. How order, seconds and your final apical size combine is unsettled.",
      test: "Pick extracted lower molars whose isthmus shows on a small-field scan. Prepare them alike, activate in three ways for equal time and volume, and section at fixed distances from the apex. Two blinded readers score the share of isthmus area still filled.",
      record:
        "Tooth numbers, irrigant concentration, timer readings, section photographs from the microscope camera, and both readers' sheets.",
      doesNotCount:
        "Activating in every case because the tip came with the handpiece. Recall films collected as usual are no experiment.",
    },
    {
      notKnown:
        "Cyclic fatigue figures come from smooth steel grooves with one radius. A canal with a double curve and a tight orifice bends and twists a file at once, and the chart in the box stops short of that.",
      test: "Print blocks from the scan of one severe curve. Run rotation against reciprocation, and two taper orders with and without a glide path, at fixed torque limits. Insertions until separation are counted; transportation is measured at three levels on overlaid photographs.",
      record:
        "Torque curves where the motor exports them, file lots and use counts, and the blocks with the fragments still in place.",
      doesNotCount:
        "Retrieving a separated instrument: a fine skill, and a billed one. Practice blocks at a file company's course are training, however many files you break.",
    },
    {
      notKnown:
        "In a calcified incisor the canal may begin deep in the root. A thin drill flexes, its sleeve has play, and half a millimeter at the tip can miss the lumen. Planning software draws the path without relating sleeve length to drift.",
      test: "Print jaws with buried canals, make guides with three sleeve lengths and two kinds of support, drill to depth and scan. Tip deviation and angle are the measures. A guide beyond your limit is redrawn, and the reason goes on its tag.",
      record:
        "Planning files, the printer's job list, resin lots, overlays of plan and bore, and every rejected guide.",
      doesNotCount:
        "The guide for Tuesday's canine once the sleeve is settled. It is treatment, and so is the cone-beam scan behind it.",
    },
    {
      notKnown:
        "With an open or resorbed apex there is no stop. Putty can be carried in, condensed, vibrated, or laid on a collagen barrier; push harder to close voids and you extrude more.",
      test: "Open extracted roots to a set diameter over wet foam. Compare three placements by voids on films from two angles and extrusion in millimeters. If patients follow, compare two accepted methods, with a healing index chosen in advance and a review board asked.",
      record:
        "Film pairs with exposure settings, putty lots, and for patients consent forms and recall dates by case number.",
      doesNotCount:
        "Deciding on a barrier for the tooth in front of you. Dentists refer to you for that judgment, and the fee pays for it.",
    },
  ],
  practice: {
    people: "Two endodontists, five assistants and two at the front desk",
    headCount: 9,
    doctorWagesInUsd: 560_000,
    staffWagesInUsd: 334_000,
    state: "Arizona",
    activities: [2, 1],
    hours:
      "Each endodontist has one day a week without patients, at the bench and the planning screen, and one assistant works beside each of them to print, mount and section.",
    halfTheHours:
      "A single endodontist and assistant keep their bench day for access guides; the file tests stop.",
  },
  cpaQuestions: [
    {
      question: "Everything here is billed by the tooth. Which hours are left?",
      answer:
        "Those without a patient: printing, drilling, sectioning, reading, writing. Where both doctors treat every day, that may be a few hours a month, and a study costs more than it brings.",
    },
    {
      question: "Has the literature not answered these questions already?",
      answer:
        "Some of them. Repeating a published protocol is duplication, and excluded. State on the first page what the papers leave open for your apical size, your motor or your guide, or drop the project.",
    },
    {
      question: "The microscope camera was bought for the tests. Does it count?",
      answer:
        "It is depreciated like any equipment and adds nothing to the credit. Files, blocks and resin used up in tests do add, if the invoices can be told from those for patients.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["general-dentistry", "periodontics", "oral-surgery"],
  comparesTreatments: true,
};
