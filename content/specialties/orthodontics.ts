import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for orthodontists",
  description:
    "Attachment staging, in-house aligners, mini-screws, indirect bonding: which orthodontic work is research, what proves it, and what it could come to.",
  heading: "The R&D tax credit for orthodontists",
  line: "Aligner staging, in-house printing, anchorage and bracket placement",
  introduction: [
    "Moving one patient's teeth is treatment, however clever the mechanics.",
    "Finding out why your printed trays distort, or which staging spares the next fifty patients a refinement, can be research.",
    "Offices that qualify do so in the lab and at the planning screen.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "An aligner slips on a rotated canine. Software proposes an attachment, but not when.",
      test: "Plan comparable canines in three ways; compare degrees reached with degrees planned at tray 12, and refinements. Ask a review board first.",
      record: "Plan versions with date and author, scan exports, sequence by case.",
      doesNotCount: "Approving the vendor's plan, or changing attachments because one tooth lags.",
    },
    {
      notKnown:
        "How thickness, orientation and supports change the fit after a week is on no data sheet.",
      test: "Print one arch in several thicknesses and orientations, cured as the maker says; scan fresh and after a week in warm water. A tray cured otherwise stays on the bench.",
      record: "Printer and curing logs, resin lots, scans, numbered rejects.",
      doesNotCount:
        "Trays printed for patients once a setting holds, with their resin and trimming.",
    },
    {
      notKnown: "Screws loosen for reasons named only in general.",
      test: "Choose two or three accepted sites; judge by mobility and millimeters of intrusion at six months. Ask a review board first.",
      record: "Cone-beam slices, insertion torque, and failures by site and date.",
      doesNotCount: "Moving a loose screw because this patient needs it.",
    },
    {
      notKnown: "A bracket lands half a millimeter off the plan: stiffness, undercut or adhesive?",
      test: "Bond trays in two materials and two hole designs to printed models; scan height, angle and rotation against the plan.",
      record: "Design versions, deviation maps, brackets repositioned by date.",
      doesNotCount: "Trays from a lab that designs them and bears the cost.",
    },
  ],
  practice: {
    roles: [
      { who: "orthodontists", people: 2, wageInUsd: 260_000, hoursAWeek: 1.5 },
      { who: "lab technician", people: 1, wageInUsd: 58_000, hoursAWeek: 10 },
      { who: "scanning assistants", people: 2, wageInUsd: 44_000, hoursAWeek: 3 },
      { who: "other assistants", people: 6, wageInUsd: 44_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Utah",
    projects:
      "Test prints on two afternoons a week, measured by assistants and planned by the doctors. Nobody works on it full-time, so it comes to less than our sample estimate and our cases.",
    hoursLog:
      "the technician's notebook: person, project and hours, copied to payroll each Friday.",
  },
  cpaQuestions: {
    "The family pays one fee for the whole treatment. Is the work not paid for?":
      "The contract pays for straight teeth, and the practice keeps what it learned. Leave billed chair time out.",
    "The aligner company's technicians stage the cases. Whose research is it?":
      "Theirs, where they decide and bear the cost. Yours is the rule you wrote and the measuring you did.",
    "Do the printer and the scanner count?":
      "No. Depreciated equipment and rent never do. Resin used up in tests counts; resin delivered to patients does not.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["pediatric-dentistry", "prosthodontics", "oral-surgery"],
  rules: ["reviewBoard", "patents"],
};
