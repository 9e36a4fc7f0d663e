import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Orthopedics and the R&D tax credit: start at the bench",
  description:
    "Cutting guides on bone models, printed braces, irrigation and nerve blocks: what an orthopedic group can claim as research, and what is surgery.",
  heading: "Orthopedic surgeons: what earns an R&D tax credit",
  line: "Cutting guides, irrigation, printed braces and nerve blocks",
  introduction: [
    "Fixing a fracture or replacing a knee is a service you bill, and skill alone does not make it an experiment.",
    "Research begins where your group designs something, cannot predict how it will behave, and tests one version against another.",
    "In orthopedics most of that happens on foam bones, in the cast room and in the readings that therapists take anyway.",
  ],
  activities: [
    {
      notKnown:
        "CT shows bone and leaves out cartilage, so a guide that seats perfectly on the screen can rock on the knee. How much of the error comes from pads, slot or printer is unknown.",
      test: "Print two pad layouts with two slot lengths, pin each to a fresh polyurethane knee with a rubber layer for cartilage, and cut. Compare varus-valgus and slope of the scanned planes with the plan. Both cuts together may err by three degrees, agreed first.",
      record:
        "Printer logs, the history of each guide file, sawn bones with numbers, and planned against measured angles. Models used up are supplies.",
      doesNotCount:
        "Guides from an implant company whose engineers plan and pay for them. Templating one patient's knee. A homemade guide is a medical device: keep it on the bench until regulatory counsel agrees.",
    },
    {
      notKnown:
        "Pump manuals give a pressure range for the shoulder. How your cannulas, outflow and fluid temperature change what stays in the deltoid after a long cuff repair is left open.",
      test: "Start with a leaking shoulder phantom. Run two pressures, two outflow setups, and saline at room temperature and warmed, and weigh the foam; grams absorbed decide. In surgery keep to the manual, and tape the deltoid before and after.",
      record:
        "Pump readouts, liters in and out on the nurse's fluid sheet, the tape measurements, and arthroscopic video.",
      doesNotCount:
        "The repair. If the surgery center owns the pump, pays the nurses and planned the comparison, the project is the center's. Turning up the pressure because one patient bleeds is judgment.",
    },
    {
      notKnown:
        "A stock splint fits on day one and slides when the swelling goes down. No catalog says which trim line, wall thickness and strap angle will hold a forearm that has lost a centimeter of girth.",
      test: "Print three shells from a scan and mount each on a silicone arm with removable padding. Pull in cycles on a simple rig. Millimeters of migration after a fixed number of pulls decide; a cracked strap slot fails.",
      record:
        "Time-stamped scans, design versions, goniometer readings of the motion each shell still allows, and photographs of what broke.",
      doesNotCount:
        "Fitting the finished design to the next wrist, and the filament that goes home with it. Printing an open-source splint as published is duplication.",
    },
    {
      notKnown:
        "Several hip blocks are called motor-sparing. Which pairing and volume lets your patients stand the same afternoon is still a guess.",
      test: "Take two combinations that your anesthesiologists already use, such as a pericapsular block with and without a lateral femoral cutaneous block. Measure knee extension by hand-held dynamometer at three hours, and count steps at the first therapy visit. Before assigning patients by plan, ask a review board.",
      record:
        "Block notes with drug, volume and clock time, recovery-room scores, and the therapist's timed first walk, joined by case number.",
      doesNotCount:
        "Hours of an anesthesia group that bills for itself. Discharge checklists and bed planning are management.",
    },
  ],
  practice: {
    people:
      "Two surgeons, two orthopedic technicians, a physician assistant and two medical assistants",
    headCount: 7,
    doctorWagesInUsd: 760_000,
    staffWagesInUsd: 320_000,
    state: "Indiana",
    activities: [2, 0],
    hours:
      "One surgeon designs and reviews on Fridays, the other on Friday mornings. The technicians give three days between them to printing and the rig, the physician assistant half a day to measuring.",
    halfTheHours:
      "The brace rig alone, with two technician days, the physician assistant's half day and a single Friday morning.",
  },
  cpaQuestions: [
    {
      question: "An implant company lent engineers and instruments. Is the guide project funded?",
      answer:
        "Read the agreement. If the company owns the design, or pays whether or not it works, there is no credit for that work. A loan without strings leaves the practice's own wages in.",
    },
    {
      question: "The surgeons own part of the surgery center. Where do the hours belong?",
      answer:
        "With the entity that pays the person and bears the risk. Center nurses who wrote down pump pressures are on another payroll. Common ownership can make both share one credit, so bring the ownership charts.",
    },
    {
      question: "What proves a surgeon's Friday?",
      answer:
        "The operating room log shows what the day was free of. Design files saved on that date, initialed measurements and a weekly time sheet show what filled it. A share estimated the following March does not.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["general-surgery", "regenerative-medicine"],
  comparesTreatments: true,
};
