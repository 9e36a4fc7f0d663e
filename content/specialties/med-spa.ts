import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credits for med spas",
  description:
    "A look earns nothing; a side effect prevented might. Lasers, fat freezing, needling and filler under the research credit, with records and limits.",
  heading: "R&D tax credits for med spas, within narrow limits",
  line: "Laser safety, fat-freezing nodules, scar depth, filler bruising",
  introduction: [
    "Signature facials, lip shapes and anything sold as a look are style or taste, and the law gives them nothing.",
    "A burn, a nodule or a bruise is a physical event with causes that can be tested.",
    "A claim needs a clinician in charge, devices used as cleared, and hours no client paid for.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "For skin types V and VI the manual gives ranges. Inside them cooling, spot and overlap decide who returns with a dark patch.",
      test: "Test spots at two fluences and three pulse widths within the clearance, with consent and a physician's order; melanin index at weeks two and six. Ask a review board first.",
      record: "The console's shot log, energy checks, colorimeter readings.",
      doesNotCount: "A test spot before one client's package.",
    },
    {
      notKnown:
        "Firm lumps follow some fat freezing. Whether placement, draw or the minutes before massage matter most is unsettled.",
      test: "Compare two placements and massage times the directions allow; a blinded reader measures by ultrasound. Ask a review board first.",
      record: "Cycle logs, grid photographs, ultrasound stills.",
      doesNotCount: "Inches lost, photo pairs, and the maker's class.",
    },
    {
      notKnown:
        "When acne scars plateau, depth or interval may be the answer. Real penetration departs from the dial.",
      test: "Needle pig skin at three lengths and two speeds, stain, measure; adjust and repeat. On faces, cleared depths only, and ask a review board first.",
      record: "Cartridge lots, stained sections, 3D scans.",
      doesNotCount:
        "A serum clients like. This lies closest to the exclusion: a shallower scar is also a better look.",
    },
    {
      notKnown:
        "Under the eye every bruise shows. Stiffness, gauge and entry change pressure near the vessels, and dilution is off label.",
      test: "On a phantom measure push force for three dilutions through two cannulas, and spread in gel. Clients: ask a review board first.",
      record: "Force readings, syringe lots, clips with distances.",
      doesNotCount: "A fuller eye, an injector's skill, syringes used on clients.",
    },
  ],
  practice: {
    roles: [
      { who: "physician", people: 1, wageInUsd: 260_000, hoursAWeek: 2 },
      { who: "nurse practitioners", people: 2, wageInUsd: 125_000, hoursAWeek: 2 },
      { who: "laser nurse", people: 1, wageInUsd: 82_000, hoursAWeek: 8 },
      { who: "other nurses", people: 2, wageInUsd: 82_000 },
      { who: "aestheticians", people: 2, wageInUsd: 50_000, hoursAWeek: 1 },
      { who: "receptionists", people: 2, wageInUsd: 40_000 },
    ],
    state: "South Dakota",
    projects: "Laser spot maps, read by colorimeter, and needling depths in pig skin.",
    hoursLog:
      "a device log with client-free hours by person and project, initialed by the physician each week.",
  },
  cpaQuestions: {
    "The injectors are on 1099s. Do their payments count?":
      "Commissions do not. Contract research needs an agreement before the work that pays even for failure and leaves you rights.",
    "A management company employs everyone but the physician. Who claims?":
      "Whoever bears the cost and may use the result. Split between two companies, the credit can fall between them.",
    "The website promises a signature glow. Does that hurt?":
      "It can. Advertising a look undercuts a file about pigment safety.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["dermatology-aesthetic", "plastic-surgery", "regenerative-medicine"],
  rules: ["reviewBoard"],
};
