import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "General surgery R&D tax credit: what a group can own",
  description:
    "Mesh pulled on a frame, recovery protocols, bile-duct dye, port layouts: the research a surgical group can own, and the operating hours it cannot claim.",
  heading: "When general surgeons can claim the R&D tax credit",
  line: "Mesh fixation, recovery protocols, bile-duct dye, port layouts",
  introduction: [
    "A hard operation done well is still an operation, and the global fee has paid for the judgment in it.",
    "What a surgical group can claim is narrower: loads on mesh, dye at known dilutions, trocar maps tried on a trainer.",
    "Hospitals own most of the rooms and employ most of the staff, so settle early whose project it is.",
  ],
  activities: [
    {
      notKnown:
        "In a scarred wall some tacks find fascia and some find old mesh. Which fixation holds at a given overlap in a second repair, the instructions for use do not say, since they assume clean tissue.",
      test: "Sew a strip of mesh into pork abdominal wall and clamp it in a frame. Compare tacks, transfascial sutures and glue at two spacings, by newtons at first slip after cyclic loading. In patients choose among cleared methods as usual, and only tabulate.",
      record:
        "Force-gauge files, receipts for the tissue, a photograph of each failure, and operative notes that state overlap and fixation points.",
      doesNotCount:
        "Repairing the recurrence, and the mesh that stays inside. A hernia registry collects data routinely. If a company gives the mesh and takes the results, little is left to claim.",
    },
    {
      notKnown:
        "Enhanced recovery is published as a bundle. Which part of it spares your patients pain, and which brings the nausea back, cannot be read from the total.",
      test: "Freeze the pathway and vary one element between two accepted options: fluid at two rates, then a plane block against a lidocaine infusion. Score pain at 6 and 24 hours and count antiemetic doses. Randomizing or alternating patients takes a review board's approval.",
      record:
        "Anesthesia record, medication times, weight on day one, nurses' scores. The EHR audit trail shows when each entry was made.",
      doesNotCount:
        "Shorter stays and lower cost as the aim, which is management. A society's pathway as printed. Ward nurses on the hospital's payroll.",
    },
    {
      notKnown:
        "Indocyanine green reaches the liver before the bile, and a bright liver hides the duct. How dose and lead time act with your camera in obese or inflamed patients is only partly described.",
      test: "Dilute dye in albumin inside a thin tube, cover it with fat of measured thickness, and image three concentrations at two distances. Then grade video of on-label cases: duct-to-liver brightness in set frames, by minutes since injection. Define a clear view in advance.",
      record:
        "Injection times, raw video with the gain locked, region-of-interest readings, vial lots.",
      doesNotCount:
        "Off-label doses tried on a patient outside a reviewed study. The camera tower, its upgrade, and the representative's advice on settings.",
    },
    {
      notKnown:
        "Port diagrams assume a free abdomen. Under an old midline scar, safe entry, arm spacing and distance to the target pull in different directions, and no diagram reconciles them.",
      test: "Mark the adhesions from earlier operative notes on a domed trainer with mock robot arms and a fixed target. Let two surgeons try three layouts. Count arm collisions and quadrants out of reach, and time one set task.",
      record:
        "Trainer video, collision tallies, and port coordinates from costal margin and midline on a dated sketch.",
      doesNotCount:
        "Simulator hours for credentialing. A port moved because this abdomen demanded it. Faster docking for its own sake is an efficiency study.",
    },
  ],
  practice: {
    people: "Three general surgeons, two physician assistants and three medical assistants",
    headCount: 8,
    doctorWagesInUsd: 870_000,
    staffWagesInUsd: 370_000,
    state: "Idaho",
    activities: [3, 0],
    hours:
      "Wednesday is trainer day for one surgeon, a physician assistant and a medical assistant. The other two surgeons give a morning each to the load frame, which the second physician assistant and another medical assistant run once a week.",
    halfTheHours: "The frame is put away, and the trainer keeps its Wednesday with three people.",
  },
  cpaQuestions: [
    {
      question: "The group operates only at the hospital. What research can it own?",
      answer:
        "Often little: trainer time, the load frame, video grading and protocol writing by its own employees. If the hospital pays a stipend for that work, as some directorships do, it is funded to that extent or entirely, depending on who keeps the rights.",
    },
    {
      question: "Pork and tacks cost a few hundred dollars. Why list supplies at all?",
      answer:
        "As evidence. A receipt from the week of the test supports the wages on the time sheet. Disposables opened in the operating room and charged to a case stay out.",
    },
    {
      question: "Surgeons say that every hostile abdomen is an innovation. Why not count them?",
      answer:
        "Each was solved for one patient and paid for. Improvising under pressure sets no alternatives and no measure beforehand. If the group has only that, there is no credit, and a study would cost more than it finds.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["gastroenterology", "orthopedics", "urology"],
  comparesTreatments: true,
};
