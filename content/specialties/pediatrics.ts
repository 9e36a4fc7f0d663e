import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Does a pediatric practice qualify for the R&D credit?",
  description:
    "Spacer doses, hearing screens, skin bilirubin and needle sticks: the few pediatric projects that can be research, and the many visits that are not.",
  heading: "Pediatricians and the R&D tax credit: a short list",
  line: "Needle sticks, spacer doses, skin bilirubin and hearing screens",
  introduction: [
    "Most of a pediatric day is well visits, vaccines and sick calls, all of it care.",
    "Measured work on a technique can be research: how a dose reaches a small airway, how a screening probe seats, which rule spares a heel stick.",
    "Because the patients are minors, this page leans on bench tests and chart readings; going further takes a review board and the parents' permission.",
  ],
  activities: [
    {
      notKnown:
        "The cream's label gives a minimum time on intact skin, and the infrared vein finder a working distance. Neither explains why your nurses still need a second stick in a chubby two-year-old's arm.",
      test: "On a training arm with tubing at known depths, change the light's angle and height and count hits. At real draws, compare two waiting times that the label allows by sticks per sample, tallied by a nurse who did not draw. Ask a review board first.",
      record:
        "Draw logs with site, gauge, attempts and initials; cream-on and needle-in times; the lab's list of hemolyzed or short samples.",
      doesNotCount:
        "Distraction and parent surveys are behavioral science, which is excluded. The draw was ordered and paid for.",
    },
    {
      notKnown:
        "Delivery figures often assume a sealed mask. How much drug passes when an infant draws less than a hundred milliliters and the seal leaks, you have to measure.",
      test: "Press the mask on a soft face model in front of a breathing pump. Fire the inhaler through three chambers, new and rinsed in detergent, at two mask forces, and have the filter assayed. Fix the acceptable share of the label dose before the first puff.",
      record:
        "Pump settings, inhaler lots and puff counts, filter numbers, assay sheets. Inhalers emptied in tests are supplies, free samples are not.",
      doesNotCount:
        "Choosing a mask for a wheezing toddler, teaching a parent, selling the spacer. The breathing pump is equipment.",
    },
    {
      notKnown:
        "The 2022 AAP guideline asks for a serum level when the skin reading is within 3 mg/dL of the phototherapy line or reaches 15. How far your meter strays in your newborns, by skin tone, site and age in hours, is another question.",
      test: "Use pairs that exist: skin readings with a serum level drawn soon after for clinical reasons. Run three corrections, and forehead against sternum. Count sticks saved; a single high serum that a rule would have missed rejects it.",
      record:
        "The meter's memory with serial number and time, laboratory collection times, and the rule's dated versions.",
      doesNotCount:
        "Using a cutoff looser than the guideline on newborns: that is a study for a review board. Daily meter checks are quality control.",
    },
    {
      notKnown:
        "A refer can mean hearing loss, vernix in the canal or a loud hallway. Which tip, depth and noise limit makes your screen match the audiologist is unclear at the start.",
      test: "Map the noise in each room with a sound level meter and the screener's test cavity. Compare two tip sets and two rules for stopping and retrying, with pass criteria untouched. Judge by the refers that a diagnostic brainstem test confirms, and by losses found later in babies who passed.",
      record:
        "Screener exports with probe fit, noise and response by frequency, and the audiology letters that come back.",
      doesNotCount:
        "Screening, state reporting, annual calibration. Coaching a nurse whose technique is off is supervision.",
    },
  ],
  practice: {
    people: "Three pediatricians, a nurse practitioner, four nurses and two medical assistants",
    headCount: 10,
    doctorWagesInUsd: 570_000,
    staffWagesInUsd: 480_000,
    state: "Vermont",
    activities: [1, 3],
    hours:
      "The nurse practitioner runs the inhaler bench on Tuesdays. Two nurses spend two days each on masks and probe tips; medical assistants and pediatricians add a half day apiece.",
    halfTheHours:
      "The inhaler bench keeps its Tuesday, one nurse for two days and a pediatrician's morning.",
  },
  cpaQuestions: [
    {
      question: "Medicaid and insurers paid for the visits. Which hours did they not pay for?",
      answer:
        "The bench hours: no payer has a code for firing an inhaler into a filter. Readings added to a visit are weaker, and the visit stays out. If everything happened inside visits, tell the owner no.",
    },
    {
      question: "Is this the quality improvement that board certification asks for anyway?",
      answer:
        "Some of it. A cycle on no-shows or vaccination rates is management and excluded. One that compares masks or probe tips by a measure set in advance can pass the four tests.",
    },
    {
      question: "The office belongs to a vaccine trial network. Does that help?",
      answer:
        "It hurts if the hours are mixed. The sponsor pays per child and keeps the data. Give your own project a code, and where possible other people. The outside assay counts at the statutory share if you pay whatever it shows and keep the results.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["pulmonology", "ent", "internal-medicine"],
  comparesTreatments: true,
};
