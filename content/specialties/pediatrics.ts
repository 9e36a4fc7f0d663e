import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for pediatric practices",
  description:
    "Spacer doses, hearing screens, skin bilirubin and needle sticks: the few pediatric projects that can be research, and the many visits that are not.",
  heading: "Pediatricians and the R&D tax credit: a short list",
  line: "Needle sticks, spacer doses, skin bilirubin and hearing screens",
  introduction: [
    "Tuesday, after the last well visit, a nurse fires an inhaler into a filter behind a rubber face.",
    "It is one of few pediatric hours that nobody was billed for, and it is short.",
    "Because the patients are minors, this page leans on bench tests; going further takes a review board and the parents' permission.",
  ],
  firstSection: "practice",
  activities: [
    {
      notKnown:
        "A label gives the cream's minimum time, a vein finder its distance. Why is a second stick still needed in a chubby arm?",
      test: "On a training arm with tubing at known depths vary light angle and height, count hits, revise the technique. A comparison at real draws: ask a review board first.",
      record:
        "Hit tables by depth and angle, photographs of the rig, then draw logs with attempts.",
      doesNotCount:
        "Distraction and surveys, which are behavioral science, and the draw, which was paid for.",
    },
    {
      notKnown:
        "Delivery figures assume a sealed mask. How much passes at a small breath you have to measure.",
      test: "Press the mask on a soft face before a breathing pump; fire through three chambers at two forces; have the filter assayed.",
      record: "Pump settings, lots, filter numbers, assay sheets.",
      doesNotCount:
        "Choosing a mask for a toddler. Free samples are no expense; the pump is equipment.",
    },
    {
      notKnown:
        "The AAP guideline asks for a serum level within 3 mg/dL of the line or at 15. How far does your meter stray?",
      test: "Use existing, de-identified pairs; run three corrections; a single missed high serum rejects a rule.",
      record: "The meter's memory, collection times, versions of the rule.",
      doesNotCount:
        "A looser cutoff on newborns: ask a review board first. Daily checks are quality control.",
    },
    {
      notKnown:
        "A refer can mean hearing loss, vernix or a loud hallway. Which tip and noise limit match the audiologist?",
      test: "Map room noise with the test cavity; compare two tip sets and two retry rules, pass criteria untouched.",
      record: "Screener exports with probe fit and noise, audiology letters.",
      doesNotCount: "Screening, state reporting, calibration, coaching a nurse.",
    },
  ],
  practice: {
    roles: [
      { who: "pediatricians", people: 3, wageInUsd: 205_000, hoursAWeek: 1 },
      { who: "nurse practitioner", people: 1, wageInUsd: 118_000, hoursAWeek: 6 },
      { who: "bench nurses", people: 2, wageInUsd: 76_000, hoursAWeek: 4 },
      { who: "other nurses", people: 2, wageInUsd: 76_000 },
      { who: "medical assistants", people: 2, wageInUsd: 40_000 },
      { who: "at the front desk", people: 2, wageInUsd: 40_000 },
    ],
    state: "Vermont",
    projects: "The inhaler bench on Tuesdays, and noise maps of the screening rooms.",
    hoursLog: "a bench sheet with name, project and clock times, handed in on Friday.",
  },
  cpaQuestions: {
    "Medicaid and insurers paid for the visits. Is there anything they did not pay for?":
      "The bench: no payer has a code for firing an inhaler into a filter. If everything happened inside visits, the answer is no.",
    "Is this the quality improvement that board certification asks for anyway?":
      "Some of it. No-shows and vaccination rates are management; masks compared by a measure can pass.",
    "The office belongs to a vaccine trial network. Does that help?":
      "It hurts if hours are mixed. The sponsor pays per child and keeps the data, so give your own project its own code.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["pulmonology", "ent", "internal-medicine"],
  rules: ["reviewBoard", "charts"],
};
