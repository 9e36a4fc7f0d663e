import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Med spa R&D tax credit: the part that is not cosmetic",
  description:
    "A look earns nothing; a side effect prevented might. Lasers, fat freezing, needling and filler under the research credit, with records and limits.",
  heading: "R&D tax credits for med spas, within narrow limits",
  line: "Laser safety, fat-freezing nodules, scar depth, filler bruising",
  introduction: [
    "First the bad news: signature facials, lip shapes, treatment menus and anything sold as a look are style or taste, and the law gives them nothing.",
    "Side effects are another matter, since a burn, a nodule or a bruise is a physical event with causes that can be tested.",
    "Even so, a claim needs a clinician in charge, devices used as cleared, and hours that no client paid for.",
  ],
  activities: [
    {
      notKnown:
        "Pigment in the epidermis takes up energy meant for the follicle. For types V and VI the manual of a 1064-nanometer laser gives ranges of fluence and pulse width; inside them, your cooling, spot size and overlap decide who returns with a dark patch.",
      test: "Lay out test spots at two fluences and three pulse widths, all within the cleared range, on an inconspicuous site, with consent, a physician's order and a review board's answer. A skin colorimeter reads melanin index before and at weeks two and six. A rise above your limit strikes that cell from the map.",
      record:
        "The console's shot log, energy-meter checks, colorimeter readings by cell, and cross-polarized photographs at one exposure.",
      doesNotCount:
        "A test spot before one client's package. It is ordinary caution and answers one person's question.",
    },
    {
      notKnown:
        "Firm lumps are a known complaint after fat freezing, and advice on cup overlap and massage varies. Whether placement, tissue draw or the minutes before massage matter most is unsettled.",
      test: "On a marked grid, compare two placements and two massage times that the device's directions allow. Someone who did not treat measures fat thickness and nodules by ultrasound at eight and sixteen weeks. An area that grows is referred at once and reported. Ask a review board first.",
      record:
        "Cycle logs with applicator type, grid photographs, ultrasound stills with calipers, and massage start and stop times.",
      doesNotCount:
        "Inches lost, and the photo pairs on the website. The device maker's class is training.",
    },
    {
      notKnown:
        "When acne scars stop improving, more depth, longer intervals or a serum may be the answer. Real penetration departs from the dial as speed and pressure change, and needling devices are generally not cleared for use with a serum.",
      test: "Needle pig skin at three lengths and two speeds, stain it and measure. On faces, compare two cleared depths by scar depth in microns on a 3D skin scan at twelve weeks. Any serum arm waits for a review board that has read both labels.",
      record:
        "Cartridge lots, settings, stained sections, and scans with the same scars outlined each time.",
      doesNotCount:
        "Blending a serum that clients like. Of the four activities this lies closest to the exclusion, because a shallower scar is also a better look.",
    },
    {
      notKnown:
        "Under the eye every bruise shows. Gel stiffness, cannula gauge and entry point change pressure and path near the angular vessels, and diluting a filler is off label.",
      test: "Work on a phantom: push force for three dilutions through two cannulas, and spread in clear gel. A comparison on clients, by bruise area on day seven, goes to a review board first.",
      record:
        "Force readings, syringe lots, ultrasound clips with millimeters to the vessel, and the board's letters.",
      doesNotCount:
        "A fresher or fuller eye. What an injector adjusts for one face is skill, and syringes used on clients are the cost of a service sold.",
    },
  ],
  practice: {
    people:
      "A physician, two nurse practitioners, three nurses, two aestheticians and two receptionists",
    headCount: 10,
    doctorWagesInUsd: 260_000,
    staffWagesInUsd: 716_000,
    state: "Nevada",
    activities: [0, 1],
    hours:
      "The physician gives one day a week to plans and readings, a nurse practitioner a day and a half and the laser nurse two days. A second nurse scans for half a day; an aesthetician photographs for one.",
    halfTheHours:
      "Laser mapping only: a physician's half day, and one day each of a nurse practitioner and the laser nurse.",
  },
  cpaQuestions: [
    {
      question: "The injectors are on 1099s. Do their payments count?",
      answer:
        "Commissions for treatments do not. A contractor's research counts only under an agreement signed before the work that pays even for failure and leaves you rights, and then at the statutory share. If they are employees in law, settle that first.",
    },
    {
      question: "A management company employs everyone but the physician. Who claims?",
      answer:
        "Whoever bears the cost and may use the result. With a management agreement those can be two companies, and unless they are under common control the credit can fall between them.",
    },
    {
      question: "The website promises a signature glow. Does that hurt?",
      answer:
        "It can. Advertising that sells a look undercuts a file about pigment safety. The file should rest on readings, the adverse-event log and dates, including the settings that did worse.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["dermatology-aesthetic", "plastic-surgery", "regenerative-medicine"],
  comparesTreatments: true,
};
