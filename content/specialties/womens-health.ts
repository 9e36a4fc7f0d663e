import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for OB-GYN practices",
  description:
    "IUD blocks, scar imaging, postpartum pressure alerts and hysteroscopic fluid: which gynecologic work passes the research tests, with records and limits.",
  heading: "Where an OB-GYN practice finds an R&D tax credit",
  line: "IUD pain blocks, scar imaging, pressure alerts, hysteroscopic fluid",
  introduction: [
    "Obstetrics and gynecology run on protocols, and following one, or getting more patients to follow it, earns no credit.",
    "A comparison of techniques, images or alert rules can, if no source had the answer.",
    "Three of the four projects can be done on models and stored data; the first involves patients and needs the most care.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "Guidance says to offer pain relief for IUD placement. It does not rank sites, volume and waiting time.",
      test: "Begin on a pelvic model: dye at two and four sites, two depths, spread measured on section. Two accepted techniques on patients, scored at three moments: ask a review board first.",
      record: "Section photographs, injection and tenaculum times, milliliters, marks.",
      doesNotCount:
        "The placement, billed with device and drug. Heat packs and a kinder script raise no technical question.",
    },
    {
      notKnown:
        "A scar indentation of two millimeters is a niche. A sweep can still miss it in a retroflexed uterus.",
      test: "Scan gel phantoms with notches of known depth at three angles; then two readers measure stored loops blind.",
      record: "Loops, caliper positions, phantom drawings, both sheets.",
      doesNotCount: "A diagnostic saline study (76831), and the applications specialist.",
    },
    {
      notKnown:
        "At 160 over 110 everyone acts. Which lower pattern should alert a nurse differs by office.",
      test: "Feed last year's de-identified readings to four rules; drop any that overlooks a readmission; revise. Severe readings keep their usual path.",
      record: "Readings as transmitted, each rule with its date.",
      doesNotCount:
        "Enrolling, calling or billing patients, and a threshold from the vendor's menu.",
    },
    {
      notKnown:
        "Fluid enters faster once cavity pressure exceeds mean arterial pressure. The lowest pressure that still gives a view is printed nowhere.",
      test: "Run saline through a tissue block, resect at three pressures and two outflows, weigh what the line gains.",
      record: "Pump logs, video with the pressure in frame, tissue receipts.",
      doesNotCount: "Stopping a case at the deficit limit, and a resectoscope on loan.",
    },
  ],
  practice: {
    roles: [
      { who: "obstetrician-gynecologists", people: 2, wageInUsd: 320_000, hoursAWeek: 1.5 },
      { who: "nurse-midwife", people: 1, wageInUsd: 128_000, hoursAWeek: 3 },
      { who: "sonographer", people: 1, wageInUsd: 84_000, hoursAWeek: 8 },
      { who: "medical assistants", people: 3, wageInUsd: 41_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "South Carolina",
    projects: "Phantoms and stored loops, and alert rules run on last year's readings.",
    hoursLog: "the ultrasound room's calendar with project, person and hours, signed weekly.",
  },
  cpaQuestions: {
    "Postpartum care is in the obstetric fee until the end of 2026 and billed by the visit from 2027. Is the alert project paid for?":
      "Calls and visits are. No fee asks for four rules to be run on old readings; count that analysis only.",
    "Is less pain a permitted purpose, or is it comfort?":
      "A better-performing injection is permitted; décor is not. One satisfaction score at checkout is no measure.",
    "The hospital owns the hysteroscopy room. Whose research is it?":
      "Ask who bears the loss and who may use the answer. On a hospital grant there is nothing to claim.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["urology", "general-surgery"],
  rules: ["reviewBoard", "charts"],
};
