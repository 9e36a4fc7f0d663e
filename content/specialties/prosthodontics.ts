import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Prosthodontists and R&D tax credits: tests or custom work",
  description:
    "Custom work is excluded, prototypes may count. Full-arch provisionals, try-ins, passive fit and obturators, each with its test, record and limit.",
  heading: "R&D tax credit for prosthodontists with a lab of their own",
  line: "Full-arch prototypes, try-ins, passive fit and obturators",
  introduction: [
    "Few dentists build as many true prototypes as you do, and few hear as often that it is all custom work.",
    "The objection is mostly right: a denture or bridge made for one person is adaptation, which the statute excludes.",
    "Research begins when the same failure comes back in different mouths, and you take it to the bench to find out why.",
  ],
  activities: [
    {
      notKnown:
        "Full-arch provisionals tend to break at the distal cantilever or through an access hole, often before the implants have integrated. Strength figures for milled PMMA, printed resin and reinforced acrylic come from flat bars. Your arch is curved, drilled and held by tilted implants.",
      test: "Produce one arch in three materials and two cross-sections, screw each to the same metal base, and press on the cantilever until it gives or reaches the load you named beforehand. Fracture load and place of the crack decide.",
      record:
        "Mill and printer logs, puck and resin lots, the broken arches in numbered boxes, and repair tickets with dates.",
      doesNotCount:
        "The provisional a patient wears home, and its repair on Monday morning. The fee already agreed covers both.",
    },
    {
      notKnown:
        "A printed try-in depends on a scan of soft tissue, a jaw record and a virtual articulator with average settings. Any of them can cost a millimeter of vertical dimension, and the screen does not show which.",
      test: "Take three records of the same jaws: wax rim, gothic arch tracing, and jaw motion with a facial scan. Mount each one, measure between two marks on the casts with a caliper, and let a second person repeat it. The acceptable error is on paper before the first mounting.",
      record:
        "Articulator files, caliper sheets with two sets of initials, and lab tickets marked for reset.",
      doesNotCount:
        "Midline, shade, smile arc and whatever the patient decides in the mirror. That is style and taste, however many try-ins it takes.",
    },
    {
      notKnown:
        "An intraoral scan of a full arch is stitched from small images, so error grows toward the far implant. Photogrammetry reads the markers directly, yet accuracy is often quoted for parallel implants. With a distal implant tilted thirty degrees, either may give you a framework that rocks.",
      test: "Prepare one master with angled analogs. Record it ten times each way, vary scan-body length and path, and compare the files with a lab scan. Mill a verification bar from the best and the worst, and judge fit by the one-screw test and the far gap in microns.",
      record:
        "Raw scans, photogrammetry reports, screw torque sheets, and the bars, engraved with file numbers.",
      doesNotCount:
        "Comparing two cameras to decide which to buy. A purchasing trial is a management decision, even with a spreadsheet.",
    },
    {
      notKnown:
        "After maxillectomy, trismus and undercuts can make an impression painful or impossible. Whether a facial scan merged with CT shows enough of the defect's walls for a seal is uncertain, since thin mucosa blurs and metal scatters.",
      test: "Segment the defect at two thresholds, print hollow bulbs with different relief, and seat them in a printed defect with water above. Milliliters leaked in a minute decide the relief and threshold used for the next series of defects.",
      record:
        "Segmentation settings, bulb files by version, leak readings, and the surgeon's resection map with the name removed.",
      doesNotCount:
        "Relining one obturator as the defect contracts. If a cancer center's grant pays whatever comes of it, the research is funded.",
    },
  ],
  practice: {
    people:
      "A prosthodontist, two lab technicians, a digital designer, three assistants, a receptionist and an office manager",
    headCount: 9,
    doctorWagesInUsd: 310_000,
    staffWagesInUsd: 474_000,
    state: "Minnesota",
    activities: [0, 2],
    hours:
      "Wednesdays belong to the bench for the prosthodontist, the designer has two days of file versions and scan comparisons, and one technician makes and breaks test arches for a day and a half.",
    halfTheHours:
      "A half Wednesday and the technician's test arches remain; the designer is back on cases.",
  },
  cpaQuestions: [
    {
      question: "Every prosthesis is unique. Does that not make every case research?",
      answer:
        "It points the other way, to adaptation. The component has to be a method or a product for patients not yet met, say a reinforced provisional, with its own name, question and dates.",
    },
    {
      question: "The lab also works for other dentists. Whose hours are those?",
      answer:
        "Orders are production. A test that a client pays for whatever the outcome is funded. Technicians therefore need a separate code for experiments the practice pays for and keeps; without it, leave their time out.",
    },
    {
      question: "Which materials are research supplies?",
      answer:
        "Pucks, resin, analogs and screws used up in tests. Titanium bases in a delivered arch are not, and the mill, the press and the camera never are.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["oral-surgery", "general-dentistry", "cosmetic-dentistry"],
  comparesTreatments: false,
};
