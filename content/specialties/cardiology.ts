import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for cardiology practices",
  description:
    "Monitor electrodes, stress echo, heart-failure alerts, coronary CT dose: which work in a cardiology office is research and which records prove it.",
  heading: "R&D tax credit for cardiology practices",
  line: "Ambulatory monitors, stress echo, weight alerts and coronary CT dose",
  introduction: [
    "Reading a study, adjusting a diuretic and answering an alert are care, and usually billed.",
    "Research begins where a guideline leaves a technical question open and you settle it by comparison.",
    "Nurses and technologists spend most of those hours, on a phantom or on exported data.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown: "The hookup diagram shows one chest: no large breasts, sweat or prone sleepers.",
      test: "Staff volunteers try three allowed positions; analyzable hours and visible P waves decide. Ask a review board first.",
      record: "Downloads with artifact time, hookup sheets.",
      doesNotCount:
        "Moving an electrode on one patient, and the monitoring company's scanning hours.",
    },
    {
      notKnown:
        "Guidelines say when an enhancing agent is indicated, not when to inject it in a large patient.",
      test: "Compare presets and dilutions in a tube phantom. Then two accepted injection times, by how many of 16 segments a blinded reader scores. Ask a review board first.",
      record: "Stored loops with clock time and mechanical index; segments seen.",
      doesNotCount:
        "Contrast because this patient's wall drops out, and agent billed with a study.",
    },
    {
      notKnown:
        "Three pounds in a day or five in a week, says the handout. How often that fires on a bathrobe is open.",
      test: "Replay a year of de-identified weights through three rules; count missed admissions and false alarms; confirm on other months.",
      record: "The platform's export, discharge summaries, each version of the rule with its date.",
      doesNotCount: "Answering alerts, and minutes billed under 99457 or 99470.",
    },
    {
      notKnown:
        "Only your scanner shows how far voltage can fall before the distal circumflex is lost.",
      test: "Scan a phantom at three voltages, contrast-to-noise against CTDIvol. Patients get accepted settings only.",
      record: "Dose reports, protocol log, the physicist's measurements.",
      doesNotCount: "The annual survey, and the hospital's technologists.",
    },
  ],
  practice: {
    roles: [
      { who: "cardiologists", people: 2, wageInUsd: 340_000, hoursAWeek: 1 },
      { who: "nurse practitioner", people: 1, wageInUsd: 132_000, hoursAWeek: 3 },
      { who: "nurses", people: 2, wageInUsd: 84_000, hoursAWeek: 5 },
      { who: "sonographers", people: 2, wageInUsd: 92_000, hoursAWeek: 1 },
      { who: "device technician", people: 1, wageInUsd: 60_000, hoursAWeek: 6 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Pennsylvania",
    projects: "Replayed weight alerts, which the doctors adjudicate, and electrode tests on staff.",
    hoursLog: "a project code in the nurses' schedule, with hours by person, locked every Friday.",
  },
  cpaQuestions: {
    "Payers covered the monitor, the echo and the scan. What did nobody pay for?":
      "Replaying weights, scanning the phantom, grading old loops. The billed study is doubtful; leave it out. Sometimes nothing remains.",
    "Our coordinators work on sponsored trials. Are their wages in?":
      "No. The sponsor pays for visits and owns the results: funded research. Give it a separate time code.",
    "A programmer turned the alert rule into code. Does that bill qualify?":
      "Administrative software faces a stricter test; a rule that sorts patients' alerts is arguably outside it. Pay even for failure and keep rights.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["internal-medicine", "pulmonology", "neurology"],
  rules: ["reviewBoard", "charts"],
};
