import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "General surgery and the R&D tax credit",
  description:
    "Mesh pulled on a frame, recovery protocols, bile-duct dye, port layouts: the research a surgical group can own, and the operating hours it cannot claim.",
  heading: "When general surgeons can claim the R&D tax credit",
  line: "Mesh fixation, recovery protocols, bile-duct dye, port layouts",
  introduction: [
    "A hard operation done well is still an operation, and the global fee has paid for the judgment in it.",
    "What a surgical group can claim is narrower: loads on mesh, dye at known dilutions, ports tried on a trainer.",
    "Hospitals own most rooms and employ most staff, so settle early whose project it is.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "In a scarred wall some tacks find fascia and some old mesh. Which fixation holds in a second repair the instructions do not say.",
      test: "Clamp mesh in pork wall; compare tacks, sutures and glue at two spacings by newtons at first slip.",
      record: "Force-gauge files, tissue receipts, failure photographs.",
      doesNotCount: "Repairing the recurrence, the mesh that stays inside, and a registry.",
    },
    {
      notKnown:
        "Enhanced recovery is published as a bundle. Which part brings the nausea back cannot be read from the total.",
      test: "Vary one element between two accepted options; score pain at 6 and 24 hours, count antiemetics. Ask a review board first.",
      record: "Anesthesia record, medication times, nurses' scores.",
      doesNotCount: "Shorter stays as the aim, a society's pathway as printed, ward nurses.",
    },
    {
      notKnown:
        "A bright liver hides the duct. How dose and lead time act with your camera is only partly described.",
      test: "Image dye in albumin under measured fat at three concentrations; then grade on-label video by brightness and minutes.",
      record: "Injection times, raw video with locked gain, vial lots.",
      doesNotCount: "Off-label doses, the camera tower, a representative's advice.",
    },
    {
      notKnown:
        "Port diagrams assume a free abdomen. Under an old scar, entry, spacing and reach pull apart.",
      test: "Mark known adhesions on a domed trainer with mock arms; two surgeons try three layouts; count collisions and quadrants out of reach.",
      record: "Trainer video, tallies, port coordinates.",
      doesNotCount: "Simulator hours for credentialing, and a port this abdomen demanded.",
    },
  ],
  practice: {
    roles: [
      { who: "surgeons", people: 3, wageInUsd: 410_000, hoursAWeek: 1 },
      { who: "physician assistants", people: 2, wageInUsd: 126_000, hoursAWeek: 5 },
      { who: "medical assistant", people: 1, wageInUsd: 41_000, hoursAWeek: 8 },
      { who: "other medical assistants", people: 2, wageInUsd: 41_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Idaho",
    projects:
      "Trainer sessions and the load frame, in the office, on the assistants' administrative half day.",
    hoursLog:
      "a sign-in sheet at the trainer with project and hours, countersigned by a partner that week.",
  },
  cpaQuestions: {
    "The group operates only at the hospital. What research can it own?":
      "Often little: the trainer, the load frame, video grading by its own employees. A stipend for that work funds it to that extent.",
    "Pork and tacks cost a few hundred dollars. Why list supplies at all?":
      "As evidence: a receipt from the week of the test supports the wages. Disposables charged to a case stay out.",
    "Surgeons say that every hostile abdomen is an innovation. Why not count them?":
      "Each was solved for one patient and paid for. If the group has only that, there is no credit.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["gastroenterology", "orthopedics", "urology"],
  rules: ["reviewBoard", "charts"],
};
