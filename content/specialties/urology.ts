import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Urologists and the research credit: four projects",
  description:
    "Laser settings in a tank, anterior biopsy templates, stent pain, tibial nerve intervals: an R&D tax credit for urologists who test before they treat.",
  heading: "Urology and the R&D tax credit, project by project",
  line: "Laser settings, biopsy templates, stents and nerve stimulation",
  introduction: [
    "Urologists take up lasers, robots and scopes early, and being early earns no credit.",
    "The credit is for finding out what a setting, a needle path or an interval does when the manual and the literature stop short.",
    "Artificial stones, gel prostates and last year's bladder diaries answer much of that before a patient is involved.",
  ],
  activities: [
    {
      notKnown:
        "Joules times hertz gives watts, and two pairs with equal wattage can behave differently: one dusts the stone, the other drives it back. How fast the water warms at your irrigation flow, through your sheath, is in no preset table.",
      test: "Cast stones from one batch of gypsum powder, soak them, and fire four pairs in a warm tank with a calyx-shaped cup. Log seconds above 43 °C, mass lost per kilojoule and what stays on a one-millimeter sieve. The heat limit comes first; a pair beyond it is out.",
      record:
        "Photographs of the laser screen, flow rates, thermocouple files, sieve weights and batch numbers. Fibers and stones spent in the tank are supplies.",
      doesNotCount:
        "Turning the energy down in the middle of a case. A preset loaded by the manufacturer and taken on trust.",
    },
    {
      notKnown:
        "An anterior lesion is a long way from a transrectal needle. How many cores, by which route, make up for a gland that shifts between MRI and ultrasound is something your own pathology has to show.",
      test: "Sample a gel prostate with hidden anterior beads by two templates and measure the distance from needle to bead. Then go back to past biopsies: MRI target, recorded tracks, pathology by core, and the whole gland if it was removed. Missed lesions decide, then cores taken.",
      record:
        "Core coordinates from the fusion workstation, MRI reports with their scores, pathology tables, phantom photographs.",
      doesNotCount:
        "An extra core where a spot looks dark. Submitting cases to a state collaborative. The radiology group's reading time.",
    },
    {
      notKnown:
        "Softer polymers and earlier removal are both said to hurt less. Whether either holds in your stone patients, without more obstruction after the stent is out, is not established.",
      test: "Soak three cleared stents in artificial urine for a week and compare stiffness and the force that uncurls the coil. Next, review charts: symptom questionnaire, tablets used, return visits, by material and day of removal. Assigning patients waits for a review board.",
      record:
        "Implant log with lot numbers, stent symptom questionnaires, removal by string or scope with date, force-gauge readings.",
      doesNotCount:
        "The stent in the patient and the visit to remove it. An evaluation form completed for the maker in return for samples.",
    },
    {
      notKnown:
        "The first course is standard: twelve weekly half-hour sessions at the ankle. For the bladder that relapses afterward, spacing and current are much less studied.",
      test: "Sort past courses by interval and by current above the toe-flexion threshold. From that, define two follow-on schedules within the device's labeling. Three-day diaries decide, by voids, urgency leaks and nocturia, with the success line drawn before they are opened. Ask a review board first.",
      record:
        "Session sheets with side, milliamps and toe response, diaries, and residuals from the bladder scanner.",
      doesNotCount:
        "Sessions billed as 64566. Stretching one patient's interval to suit a calendar. Keeping the stimulation chair full is efficiency.",
    },
  ],
  practice: {
    people: "A urologist, a physician assistant, two nurses and a medical assistant",
    headCount: 5,
    doctorWagesInUsd: 390_000,
    staffWagesInUsd: 315_000,
    state: "South Carolina",
    activities: [0, 1],
    hours:
      "On Fridays until three the urologist is at the tank or reviewing needle tracks, and the physician assistant all day. The nurses share a day and a half of weighing and data entry; the medical assistant casts stones for half a day.",
    halfTheHours:
      "Friday mornings at the tank, for the urologist, the physician assistant and one nurse.",
  },
  cpaQuestions: [
    {
      question: "The laser is rented by the case. Can the rental be counted?",
      answer:
        "No. Apart from computer use, rent is not a research expense, and the rental company's technician comes with it. Wages at the tank, fibers and stones are what is left, and in one year that may be too little to pursue.",
    },
    {
      question: "Stones are treated at the hospital. Why believe in a tank at the office?",
      answer:
        "Because it leaves things behind: sieved fragments with weights, temperature files with dates, an invoice for gypsum. Where the tank exists only in a written protocol, do not sign.",
    },
    {
      question: "The urologist spent the year mastering the robot. Is the learning curve research?",
      answer:
        "No. It is training in a technique that others already have. Console times that improve month by month show practice, with no alternative under test, and the proctor's fee is a course by another name.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["womens-health", "general-surgery", "oncology"],
  comparesTreatments: true,
};
