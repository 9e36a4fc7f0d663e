import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Cosmetic dentistry and the R&D tax credit",
  description:
    "Style and taste are excluded by statute. Fracture load, enamel saved, sensitivity and contacts can be measured: what a cosmetic dentist may claim.",
  heading: "Does cosmetic dentistry qualify for the R&D tax credit?",
  line: "Veneer strength, enamel depth, sensitivity and composite contacts",
  introduction: [
    "Congress kept style, taste and cosmetic design out of the credit, so shade, shape and every mock-up made for approval earn nothing.",
    "What remains is mechanical or biological: whether ceramic cracks, enamel survives the bur, a root hurts, contacts close.",
    "Kept as separate hours, that is a case, usually a modest one.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "Published strength is that of polished disks. It leaves out your etch, silane and cement, and a veneer lying half on dentin.",
      test: "Restore extracted incisors at two thicknesses with three bonding sequences, thermocycle, load the edge; breaking load and crack origin decide.",
      record: "Thickness readings, ceramic and cement lots, load curves, labeled fragments.",
      doesNotCount: "Going thinner for translucency or a livelier look.",
    },
    {
      notKnown:
        "Near the gum an incisor may have less enamel than the planned reduction. Seating and wobble decide whether a guide stops the bur.",
      test: "Cut layered practice teeth freehand and through two guide versions; scan the share of surface still in enamel.",
      record: "Dated guide files, scans in one overlay, the operator's name for each cut.",
      doesNotCount: "The wax-up that the guide serves: log it as smile design.",
    },
    {
      notKnown:
        "Peroxide passes exposed dentin faster than enamel. The syringe does not say which strength or tray spares a receded premolar.",
      test: "Two marketed gels and two trays, within directions and with consent; score an air blast on set days. Ask a review board first.",
      record: "Gel lots, syringe weights, air-blast sheets, recession in millimeters.",
      doesNotCount:
        "Shade tabs. Of the four this lies closest to the exclusion, because whitening is the service.",
    },
    {
      notKnown:
        "A clear index flexes when composite is injected, and contacts come out open or bonded shut.",
      test: "On one printed arch try two index materials and two vent positions; shim stock tests each contact.",
      record: "Arch and index files, curing-light readings, shim results.",
      doesNotCount: "Composites a patient paid for, and polish.",
    },
  ],
  practice: {
    roles: [
      { who: "owner", people: 1, wageInUsd: 280_000, hoursAWeek: 2 },
      { who: "associate", people: 1, wageInUsd: 160_000, hoursAWeek: 1 },
      { who: "ceramist", people: 1, wageInUsd: 72_000, hoursAWeek: 10 },
      { who: "bench assistant", people: 1, wageInUsd: 45_000, hoursAWeek: 4 },
      { who: "other assistant", people: 1, wageInUsd: 45_000 },
      { who: "hygienist", people: 1, wageInUsd: 84_000 },
      { who: "treatment coordinators", people: 2, wageInUsd: 52_000 },
    ],
    state: "Washington",
    projects: "Veneers broken on the ceramist's bench, one afternoon a week.",
    hoursLog:
      "by ticket: a test piece carries a project number, the ceramist's initials and minutes, the day it is made.",
  },
  cpaQuestions: {
    "Cosmetic is in the practice's name. Is the claim dead on arrival?":
      "The law bars research that relates to style, taste or cosmetic design. A first page about fracture load can pass; one about looks cannot be reworded afterward.",
    "Patients pay cash, without insurance. Is that safer?":
      "No. The fee is owed whether or not the new step worked. Bench hours do not depend on who pays for the veneers.",
    "The ceramist layers porcelain all day. How is test time separated?":
      "A doubtful ticket is production. If last year's tickets were never split, last year may be lost.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["prosthodontics", "general-dentistry", "med-spa"],
  rules: ["reviewBoard"],
};
