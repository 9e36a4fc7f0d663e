import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for gastroenterologists",
  description:
    "Prep schedules, polyp scores, flat-lesion technique, breath tests: what a GI practice may claim as research, the proof it has, and what to leave out.",
  heading: "What a GI practice can claim as an R&D tax credit",
  line: "Bowel preparation, polyp scores, resection technique and breath tests",
  introduction: [
    "Whose name is on the endoscopy nurse's W-2? In GI that decides more claims than the science.",
    "A day of endoscopy is care from the first scope to the last.",
    "The credit looks elsewhere: at pig colon on the bench, and at stored images read again without the pathology.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "The second half of a split dose belongs four to six hours before the scope. Which timetable cleans the right colon in slow transit is uncertain.",
      test: "First build the rule: from past reports, predict by medicines and transit who fails which timetable, and test it on later months. Comparing timetables on patients: ask a review board first.",
      record: "Report-writer exports with segment scores, the intake nurse's times.",
      doesNotCount: "A friendlier sheet, reminder calls, filling the afternoon schedule.",
    },
    {
      notKnown:
        "Published classifications handle serrated lesions poorly. How far a score can be trusted on your processor has not been measured.",
      test: "The doctors write a score, read stored stills with pathology hidden, revise it, and confirm it on new stills. Every polyp still goes to the pathologist.",
      record: "Time-stamped captures, reader sheets, one polyp to a jar.",
      doesNotCount:
        "Naming polyps at billed colonoscopies. Matching images to jars without a score under test is data collection.",
    },
    {
      notKnown:
        "With a cap, suction does the lifting, and too much takes muscle. Cap, volume and snare interact.",
      test: "On fresh pig colon remove flat targets with two caps and two fluids; one piece without muscle is success.",
      record: "Photographs with ruler, volumes, generator settings, tissue invoices.",
      doesNotCount:
        "Repetition until the hand is sure, company workshops, and patients under 45390.",
    },
    {
      notKnown:
        "Consensus could not agree on probiotics before a breath test, nor explain high hydrogen at the start.",
      test: "Write a preparation rule from past curves, apply it on paper to others, and revise it until it predicts a spoiled baseline. A change for patients: ask a review board first.",
      record: "Hydrogen, methane and carbon dioxide by sample, diet checklists.",
      doesNotCount: "Repeating one unclear test, and kits whose laboratory wrote the instructions.",
    },
  ],
  practice: {
    roles: [
      { who: "gastroenterologists", people: 2, wageInUsd: 420_000, hoursAWeek: 2 },
      { who: "nurse practitioner", people: 1, wageInUsd: 130_000, hoursAWeek: 3 },
      { who: "endoscopy nurses", people: 4, wageInUsd: 86_000, hoursAWeek: 1 },
      { who: "technicians", people: 2, wageInUsd: 46_000, hoursAWeek: 4 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Wisconsin",
    projects:
      "Cap technique on pig colon, and the doctors' own polyp score, for which each nurse matches images for an hour.",
    hoursLog:
      "a sheet per session with names, project and hours, filed with that week's tissue invoice.",
  },
  cpaQuestions: {
    "The nurses are employed by our endoscopy center. Can the practice count them?":
      "Not on its own. Wages count for the company that pays them; only companies under common control are taken together.",
    "We report every colonoscopy to a quality registry. Is that research?":
      "No, that is routine data collection. Its rows may serve as a record for a comparison you had set up.",
    "A software company trains its polyp detector on our images. What about that?":
      "Paid by the image, it is funded. Unpaid, with no right to use the result, it does not count either.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["general-surgery", "oncology", "internal-medicine"],
  rules: ["reviewBoard", "charts"],
};
