import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for orthodontists: what counts",
  description:
    "Attachment staging, in-house aligners, mini-screws, indirect bonding: which orthodontic work is research, what proves it, and what it could come to.",
  heading: "The R&D tax credit for orthodontists",
  line: "Aligner staging, in-house printing, anchorage and bracket placement",
  introduction: [
    "Moving one patient's teeth is treatment, however long the case and however clever the mechanics.",
    "Working out why your printed trays distort, or which staging spares the next fifty patients a refinement, can be research: you did not know the answer, you compared ways, and you measured.",
    "Most orthodontic offices that qualify do so in the lab and at the planning screen, not at the chair.",
  ],
  activities: [
    {
      notKnown:
        "A canine's crown gives an aligner little to hold, and on a rotation of more than about 15 degrees it tends to slip. Planning software proposes an attachment; it does not say whether to place it before the rotation starts, midway, or together with overcorrection.",
      test: "Plan comparable canines in three ways. Before the first tray, fix the measure: degrees reached against degrees planned at tray 12, from a superimposed scan, and the number of refinement scans each case needed. Ask a review board first.",
      record:
        "The planning software keeps every version with its date and author. Add the scan exports and one sheet that says which sequence each case number received.",
      doesNotCount:
        "Approving the vendor's plan, or changing attachments for one patient because the tooth is lagging. A refinement is the end of a treatment, not the start of an experiment.",
    },
    {
      notKnown:
        "A resin's data sheet gives one wash and one cure. How wall thickness, orientation and supports affect the fit of a tray that was cured by those instructions, after a week of wear, is not on it.",
      test: "Print the same arch in several thicknesses and orientations, cured as the maker says, scan each tray fresh and after a week in water at body temperature, and compare the deviation from the design file in tenths of a millimeter. A tray cured in any other way stays on the bench, however well it fits: what is left uncured goes into the mouth.",
      record:
        "Printer and curing logs, resin lot numbers, the scans, and the trays you threw away, photographed with their numbers. Spoiled resin belongs in the account for project supplies.",
      doesNotCount:
        "Production. Once a setting holds, the trays you print for patients are the product, and so are the resin in them and the assistant's hour at the trimming bench.",
    },
    {
      notKnown:
        "Screws loosen for reasons a textbook names only in general: bone thickness, soft tissue, load. Where they hold well enough in your hands to intrude an upper molar, after two sites have failed, is open.",
      test: "Choose two or three sites and angles in advance, such as the infrazygomatic crest against a buccal and a palatal pair. Judge by mobility at each visit and by millimeters of intrusion on superimposed cephalograms at six months. Ask a review board first.",
      record:
        "Cone-beam slices with the planned path, torque at insertion, and a failure list by site with dates. Most offices have all three in the chart and none of them in one table.",
      doesNotCount:
        "Replacing a loose screw one tooth further on because this patient needs it. That is care. So is a weekend course on a new driver.",
    },
    {
      notKnown:
        "A bracket can leave the planning screen in the right place and land half a millimeter off. Whether the tray's stiffness, its undercut or the adhesive layer does it must be found out.",
      test: "Build trays in two materials and with two hole designs, bond them to printed models first, scan, and measure height, angle and rotation of each bracket against the plan. Carry the better one into the next round.",
      record:
        "Design files by version, model scans with the deviation maps, and the count of brackets repositioned before the working wire, which your software can list by date.",
      doesNotCount:
        "Ordering trays from a lab that designs them. If the lab bears the cost of getting them right, the research is the lab's.",
    },
  ],
  practice: {
    people: "Two orthodontists, eight assistants and a lab technician",
    headCount: 11,
    doctorWagesInUsd: 520_000,
    staffWagesInUsd: 430_000,
    state: "Utah",
    activities: [1, 0],
    hours:
      "The technician spends half the week on test prints, two assistants scan and measure on Wednesdays, and the doctors plan and review one day a week.",
    halfTheHours:
      "Only the printing project is left, and the doctors see patients on that day again.",
  },
  cpaQuestions: [
    {
      question: "The family pays one fee for the whole treatment. Is the work not paid for?",
      answer:
        "The contract pays for straight teeth, not for a better tray, and the practice keeps what it learned. Still, leave billed chair time out: the hours at the printer, the scanner and the planning screen are the ones that nobody was billed for.",
    },
    {
      question: "The aligner company's technicians stage the cases. Whose research is it?",
      answer:
        "Theirs, where they decide and bear the cost. The practice's part is the rule it wrote, the cases it selected and the measuring it did itself. Time spent clicking through proposed plans is not in it.",
    },
    {
      question: "Do the printer and the scanner count?",
      answer:
        "No. Equipment that is depreciated is never a research expense, and neither is the rent of the lab. Resin used up in tests counts; resin delivered to patients does not.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["pediatric-dentistry", "prosthodontics", "oral-surgery"],
  comparesTreatments: true,
};
