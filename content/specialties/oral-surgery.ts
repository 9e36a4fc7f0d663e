import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Oral surgery and the R&D tax credit",
  description:
    "Most of an oral surgeon's day is care. Guides, fibrin, grafts and jaw plans can hold research hours: which ones, what proves them, what they come to.",
  heading: "Oral surgery and the R&D tax credit",
  line: "Implant guides, fibrin preparation, ridge grafts, virtual planning",
  introduction: [
    "An oral surgeon changes course in mid-operation every week, and the tax law calls all of it treatment.",
    "The credit looks at the hours around surgery: the guide redrawn because drills wandered, the jaw that missed its plan.",
    "An answer that serves the next series may be research.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "In a narrow ridge a small tilt perforates the plate. Software cannot add up the errors of sleeve, offset and support.",
      test: "Print one narrow jaw many times, drill through two sleeves with and without a pin, and superimpose each result on the plan.",
      record:
        "Guide versions, numbered models, planned and achieved coordinates. Use a postoperative scan only if care required it.",
      doesNotCount: "A guide from a planning service, or for Thursday's patient.",
    },
    {
      notKnown:
        "The same revolutions mean different forces in different rotors. What your centrifuge produces is unmeasured.",
      test: "Compare membranes from three forces by length and weight, then two accepted programs in lower third molars. Both use patients' blood, so ask a review board first.",
      record: "Centrifuge log, tube lots, draw and spin times.",
      doesNotCount:
        "Fibrin made as the kit says; a tally without rival programs is routine data collection.",
    },
    {
      notKnown:
        "When a vertical graft has resorbed once, it is seldom clear whether particles moved, the barrier sank or the flap opened.",
      test: "Name two accepted pairings; compare height at one landmark on the scan that plans the implant. Ask a review board first.",
      record: "Lot stickers, DICOM files with the slice saved, a table by site.",
      doesNotCount:
        "Graft material placed in patients, and evaluations a supplier pays for and owns.",
    },
    {
      notKnown:
        "Scans are off in the same direction each time, and no manual names the step that did it.",
      test: "Rerun finished cases, exchanging hinge axis or splint thickness one at a time; check the better assumption on ten new plans.",
      record: "Planning sessions by version, volumes registered on the cranial base.",
      doesNotCount:
        "The planning call for one patient. An outside engineer counts only if you pay win or lose and keep rights.",
    },
  ],
  practice: {
    roles: [
      { who: "surgeons", people: 2, wageInUsd: 320_000, hoursAWeek: 1.5 },
      { who: "planning technician", people: 1, wageInUsd: 66_000, hoursAWeek: 14 },
      { who: "surgical assistant", people: 1, wageInUsd: 50_000, hoursAWeek: 4 },
      { who: "other assistants", people: 4, wageInUsd: 50_000 },
      { who: "in administration", people: 3, wageInUsd: 46_000 },
    ],
    state: "Kansas",
    projects: "Guide versions on printed jaws, and finished plans rerun on the screen.",
    hoursLog: "time entries in the planning software, by person and project, exported weekly.",
  },
  cpaQuestions: {
    "Orthognathic cases are done at the hospital. Is there research in them?":
      "Not in the operation, and its staff are not your payroll. Your own people's hours before and after may count.",
    "An implant company lends the kit. Is the project funded?":
      "Lent instruments do not fund your hours. A fee per case does, and so does handing over the results.",
    "Most of the surgeons' income is distributions. Do those count?":
      "In an S corporation only W-2 wages do, by hours. A raise for the sake of the credit costs payroll tax first.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["periodontics", "prosthodontics", "ent"],
  rules: ["reviewBoard", "charts"],
};
