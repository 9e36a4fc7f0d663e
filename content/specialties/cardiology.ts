import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Cardiology R&D tax credit: what counts, what does not",
  description:
    "Monitor electrodes, stress echo, heart-failure alerts, coronary CT dose: which work in a cardiology office is research and which records prove it.",
  heading: "R&D tax credit for cardiology practices",
  line: "Ambulatory monitors, stress echo, weight alerts and coronary CT dose",
  introduction: [
    "Reading a study, adjusting a diuretic and answering an alert are care, and usually billed.",
    "Research begins where a guideline leaves a technical question open and you settle it by comparison.",
    "Most of those hours are spent by nurses and technologists, on a phantom or on exported data.",
  ],
  activities: [
    {
      notKnown:
        "The hookup diagram shows one chest. It is silent on large breasts, sweat and prone sleepers, and on what a quieter position costs in P-wave amplitude.",
      test: "Staff volunteers wear the recorder for a week in each of three positions its instructions allow, with one daily script: stairs, reaching up, turning over. Settle beforehand what wins: more analyzable hours and fewer false pauses, P waves still visible.",
      record:
        "Downloads with artifact time, the detections your technician struck out, and hookup sheets naming position and skin preparation.",
      doesNotCount:
        "Moving an electrode on one patient with a poor tracing, or the vendor's hookup training. An outside monitoring company's scanning hours are its own.",
    },
    {
      notKnown:
        "Guidelines say when an enhancing agent is indicated. When to inject, so that a patient with a body mass index above 40 has no apical swirling or far-field shadow in the minute after the treadmill, they leave to the lab.",
      test: "With a tube phantom, compare two mechanical-index presets and two dilutions for shadowing. Then compare two injection times within accepted practice, by how many of 16 segments a second reader can score without knowing the timing.",
      record:
        "Stored loops show clock time, heart rate and mechanical index; the stress worksheet has the injection. Add a table of segments seen.",
      doesNotCount:
        "Giving contrast because this patient's lateral wall drops out. Peer review for lab accreditation is quality control, and agent injected in a billed study is no project supply.",
    },
    {
      notKnown:
        "Three pounds in a day or five in a week, says the handout. How often that fires on a moved scale or a bathrobe, and how many of your admissions came without it, is open.",
      test: "Replay a year of transmitted weights through three candidates: the fixed rule, drift from the patient's own average, and a gain joined to a symptom answer. Fix the alerts per patient-month you accept, count blindly adjudicated admissions flagged three days ahead, and confirm on months held back.",
      record:
        "The platform's time-stamped export, the note that closed each alert, discharge summaries, and every version of the rule with its date.",
      doesNotCount:
        "Answering alerts. Minutes billed under 99457 or 99470 are paid care, a tighter limit for one patient is treatment, and counting calls per nurse is management.",
    },
    {
      notKnown:
        "The scanner came with a protocol for each weight class. How little padding will do at 68 beats before the right coronary blurs, and how far voltage can fall before the distal circumflex is lost in noise, has to be measured.",
      test: "Scan a phantom with iodine inserts at three tube voltages and set contrast-to-noise, its floor fixed first, against CTDIvol. Reconstruct stored raw data at fewer phases and have each segment graded blind. Patients get only accepted settings.",
      record:
        "Each scan's dose report with CTDIvol and DLP, the scanner's protocol log, the physicist's measurements and the segment grades.",
      doesNotCount:
        "The physicist's annual survey, the applications specialist's visit, or an extra beta-blocker for one patient's rate. If the technologists are the hospital's, so are their hours.",
    },
  ],
  practice: {
    people:
      "Two cardiologists, a nurse practitioner, two nurses, two sonographers and a device technician",
    headCount: 8,
    doctorWagesInUsd: 620_000,
    staffWagesInUsd: 520_000,
    state: "Pennsylvania",
    activities: [2, 0],
    hours:
      "The nurses have a day and a half each for the alert data, the nurse practitioner one day. The technician tests electrodes for two days, each sonographer for half a day. The cardiologists adjudicate on Friday mornings.",
    halfTheHours:
      "Without the electrode tests, nurses and nurse practitioner keep one day each, and the cardiologists every second Friday morning.",
  },
  cpaQuestions: [
    {
      question: "Payers covered the monitor, the echo and the scan. Which hours are left?",
      answer:
        "Those nobody was billed for: replaying weights, scanning the phantom, grading old loops again. The billed study is doubtful; leave it out. Sometimes nothing remains.",
    },
    {
      question: "Our coordinators work on sponsored trials. Are their wages in?",
      answer:
        "No. The trial budget pays for each visit and the sponsor owns the results, which makes it funded research. Give it a separate time code.",
    },
    {
      question: "A programmer turned the alert rule into code. Does that bill qualify?",
      answer:
        "It depends on its job. Programs for billing, staffing or other administration face a stricter test: innovative, economically risky, nothing like it on the market. A rule that sorts patients' alerts is arguably outside it. An outside programmer counts at the statutory share, and only if you pay even for failure and keep rights in the code.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["internal-medicine", "pulmonology", "neurology"],
  comparesTreatments: true,
};
