import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "OB-GYN R&D tax credit: what qualifies, what does not",
  description:
    "IUD blocks, scar imaging, postpartum pressure alerts and hysteroscopic fluid: which gynecologic work passes the research tests, with records and limits.",
  heading: "Where an OB-GYN practice finds an R&D tax credit",
  line: "IUD pain blocks, scar imaging, pressure alerts, hysteroscopic fluid",
  introduction: [
    "Obstetrics and gynecology run on protocols, and following one, or getting more patients to follow it, earns no credit.",
    "A comparison of techniques, images or alert rules can, if your office makes it because no source it could reach had the answer.",
    "Three of the four projects below can be done on models and stored data; the first involves patients and needs the most care.",
  ],
  activities: [
    {
      notKnown:
        "Guidance now tells clinicians to discuss and offer pain relief for IUD placement. It does not rank sites, volume, depth and waiting time for a patient who has never given birth.",
      test: "Keep to techniques in common use: two sites or four, plain or buffered lidocaine, three minutes or five, under the usual maximum dose. Score pain at tenaculum, sounding and insertion on a 100-millimeter line. If patients are assigned to groups, a review board and consent come first.",
      record:
        "Times of injection and tenaculum, milliliters given, the three marks, vasovagal events. Most templates hold one overall score, so change yours first.",
      doesNotCount:
        "The placement, which is billed along with device and drug. Heat packs, music and a kinder script raise no technical question.",
    },
    {
      notKnown:
        "By consensus a scar indentation of at least two millimeters is a niche. A transvaginal sweep can still miss it in a retroflexed uterus, and the angle, bladder volume and saline that show it are a matter of trial.",
      test: "Mold gel phantoms with notches of known depth and scan them at three angles. Then have two readers measure stored loops and saline studies blind: niche depth, residual myometrium, and the millimeters by which they disagree.",
      record:
        "The image archive keeps loops, caliper positions and presets. Add the phantom drawings and both reading sheets.",
      doesNotCount:
        "A diagnostic saline study (76831) and its report. Time with the ultrasound company's applications specialist is training.",
    },
    {
      notKnown:
        "At 160 over 110 everyone acts. Which pattern of lower readings in the first ten days after birth should alert a nurse, without flooding the inbox, differs from office to office.",
      test: "Feed last year's home readings, whose outcome is known, to four rules: one reading, two in a row, a moving average, a rise over the discharge value. Cap false alarms first. No rule survives that overlooks a readmission, and severe readings keep their usual path.",
      record:
        "Cuff serial numbers, readings as transmitted, the EHR audit trail of who opened which alert, and each rule with its date.",
      doesNotCount:
        "Enrolling, calling or billing patients for remote monitoring. Picking a threshold from the vendor's menu is configuration, and staffing the alert line is management.",
    },
    {
      notKnown:
        "Fluid enters through opened vessels, faster once cavity pressure exceeds mean arterial pressure. The lowest pressure that still gives a view with your loop, sheath and outflow is printed nowhere.",
      test: "Run a saline line at venous pressure through a tissue block, resect at three pump pressures and two outflow settings, and weigh what the line gains per minute. A colleague who does not know the setting grades the view on video; the lowest passing grade is set first.",
      record:
        "Pump deficit logs, video with the pressure in frame, scale readings, tissue receipts. Tissue, loops and tubing used up are supplies.",
      doesNotCount:
        "Stopping a case at the deficit limit, which is plain safety. A resectoscope on loan, and the proctor who brings it.",
    },
  ],
  practice: {
    people:
      "Two obstetrician-gynecologists, a nurse-midwife, a sonographer and three medical assistants",
    headCount: 7,
    doctorWagesInUsd: 600_000,
    staffWagesInUsd: 330_000,
    state: "South Carolina",
    activities: [1, 2],
    hours:
      "The sonographer has two days a week for phantoms and stored loops, the nurse-midwife one day for the alert rules. Medical assistants and physicians give half a day each.",
    halfTheHours:
      "Imaging only, with the sonographer's time and one physician as second reader for half a day.",
  },
  cpaQuestions: [
    {
      question:
        "Postpartum care is in the obstetric fee until the end of 2026 and billed by the visit from 2027. Is the alert project paid for?",
      answer:
        "The calls and visits are. No fee asks for four rules to be run on last year's readings, and the office keeps the rule that survives. Count that analysis and the review of false alarms; leave the nursing line out.",
    },
    {
      question: "Is less pain a permitted purpose, or is it comfort?",
      answer:
        "A better-performing injection technique is a permitted purpose. Décor and wording are not. If all you have is one satisfaction score at checkout, the project fails for lack of a measure.",
    },
    {
      question: "The hospital owns the hysteroscopy room. Whose research is it?",
      answer:
        "Ask who bears the loss and who may use the answer. An office that buys the tissue and pays its own people after hours may claim that. On a hospital grant there is nothing to claim.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["urology", "general-surgery"],
  comparesTreatments: true,
};
