import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for ophthalmologists",
  description:
    "Lens constants for short eyes, cross-linking, injection intervals, gland heat: what an eye practice may claim, and what its exports can prove.",
  heading: "What the R&D tax credit covers for ophthalmologists",
  line: "Lens constants, cross-linking, injection intervals, dry-eye heat",
  introduction: [
    "A cataract work-up fills a page with numbers before anyone has operated, and collecting them is care.",
    "It becomes research when you compare ways of using those numbers, because no formula or label settled the point.",
    "The lens on label, the injection on schedule and the premium package stay outside.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "Below 22 millimeters of axial length a small error becomes a large surprise. Published constants lean on average eyes.",
      test: "Split past short eyes into a fitting set and one kept aside; refit three formulas; compare median absolute error on the second set.",
      record: "Biometry exports, implant log, one-month refractions, versions.",
      doesNotCount: "A constant from a public list, or a power for one hyperope.",
    },
    {
      notKnown:
        "Since October 2025 one epithelium-on system is approved, and its steps are its maker's. Depth against haze under 400 microns is unsettled outside that label.",
      test: "On pig or research eye-bank corneas compare three soaks and two light profiles by fluorescence depth and stiffness.",
      record: "Lamp calibrations, drop times, slit photographs, tissue receipts.",
      doesNotCount: "Treating a patient off protocol, and a company's trial.",
    },
    {
      notKnown:
        "Treat-and-extend names a step and a retreat. Which fluid foretells a recurrence is not part of it.",
      test: "Replay stored, de-identified volumes through three rules; weeks of warning against needless visits; revise and rerun. Patients keep their schedule.",
      record: "OCT volumes with corrections, injection dates, the code's history.",
      doesNotCount: "Injection visits, registry uploads, and a package used as sold.",
    },
    {
      notKnown:
        "Heat, light and expression are studied one at a time. In which order they work best is unanswered.",
      test: "Map temperatures on a gel lid; compare two accepted orders by breakup time and expressible glands. Ask a review board first.",
      record: "Meibography, breakup videos, osmolarity lots.",
      doesNotCount: "Pricing a dry-eye package, and cards charged to a patient.",
    },
  ],
  practice: {
    roles: [
      { who: "cataract surgeons", people: 2, wageInUsd: 380_000, hoursAWeek: 1.5 },
      { who: "optometrist", people: 1, wageInUsd: 140_000, hoursAWeek: 4 },
      { who: "ophthalmic technicians", people: 2, wageInUsd: 50_000, hoursAWeek: 5 },
      { who: "other technicians", people: 3, wageInUsd: 50_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Arizona",
    projects: "Lens constants refitted from exported short eyes, and gel-lid temperatures.",
    hoursLog: "an entry per person and project in the practice calendar, exported on Fridays.",
  },
  cpaQuestions: {
    "The constants come out of a spreadsheet. Is arithmetic experimentation?":
      "Running a published method once is calculation. Rival models, eyes held back and rejected versions come closer; ask to see the rejects.",
    "Dry-eye sessions are cash-pay. Did the patients pay for the research?":
      "They paid for care, so sessions stay out. If only a few afternoons remain, they will not carry a study.",
    "A sponsor's retina trial ran over budget. Can the overrun count?":
      "Usually not. Only where the contract leaves you substantial rights, and few trial contracts do.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["endocrinology", "ent"],
  rules: ["reviewBoard", "charts"],
};
