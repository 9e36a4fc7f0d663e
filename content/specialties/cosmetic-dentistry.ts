import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Cosmetic dentistry R&D tax credit: what taste rules out",
  description:
    "Style and taste are excluded by statute. Fracture load, enamel saved, sensitivity and contacts can be measured: what a cosmetic dentist may claim.",
  heading: "Does cosmetic dentistry qualify for the R&D tax credit?",
  line: "Veneer strength, enamel depth, sensitivity and composite contacts",
  introduction: [
    "Shade, shape, smile line and every mock-up made for approval earn nothing, because Congress kept style, taste and cosmetic design out of the credit.",
    "What remains is mechanical or biological: whether ceramic cracks, how much enamel survives the bur, whether a root hurts, whether contacts close.",
    "An office that can show those two lists as separate hours has a case, usually a modest one.",
  ],
  activities: [
    {
      notKnown:
        "A veneer a few tenths of a millimeter thick behaves one way on enamel and another where half of it lies on dentin. Published strength is that of polished disks. It leaves out your etch, silane and cement, and the overlap at the incisal edge.",
      test: "Prepare extracted incisors, restore them at two thicknesses with three bonding sequences, thermocycle them, and load the edge at one angle. Breaking load is the measure; the crack's origin tells you what to change.",
      record:
        "Thickness readings before bonding, ceramic and cement lots, etch times, load curves, and the fragments on labeled cards.",
      doesNotCount:
        "Going thinner for a livelier look. A project that seeks translucency fails at its first line.",
    },
    {
      notKnown:
        "Near the gum, an upper incisor may have less enamel than the planned reduction. A guide should stop the bur in time; seating, tilt and wobble decide whether it does.",
      test: "Take practice teeth with a separate enamel layer. Cut some freehand with depth burs and the rest through two guide versions, then scan. The score is the share of the surface still in enamel and the deepest point.",
      record:
        "Dated guide files, scans before and after in one overlay, the printer log, and the operator's name for every cut.",
      doesNotCount:
        "Designing the wax-up that the guide serves. Log that hour as smile design, or a reviewer will assume the rest was too.",
    },
    {
      notKnown:
        "Peroxide passes exposed dentin faster than enamel. Weaker gel for more hours or stronger for fewer, with a reservoir or a tray cut short of the gum: the syringe does not say which spares a receded premolar.",
      test: "This compares treatments on people. Use marketed gels within their directions, ask a review board whether it must approve, and obtain consent. Two strengths and two tray forms are assigned by list, and the response to an air blast is scored on set days.",
      record:
        "Gel lots and syringe weights, tray scans, air-blast sheets, and recession in millimeters from the periodontal chart.",
      doesNotCount:
        "Shade tabs. How white the teeth became is the cosmetic result, so it can be neither the aim nor the measure.",
    },
    {
      notKnown:
        "A clear index flexes when composite is injected. Contacts come out open or bonded shut, and print layers, index thickness, vents and the order of teeth all contribute.",
      test: "On one printed arch, use an index of clear silicone and one of printed resin, with two vent positions, filling every second tooth or all in sequence. Shim stock tests each contact, and a scan is compared with the design. Versions that need more than a finishing strip are dropped.",
      record:
        "Arch and index files, curing-light readings, shim results by contact, and composite weighed into the project account.",
      doesNotCount:
        "The composites a patient paid for, even with an index that was new that morning. Polish is taste again.",
    },
  ],
  practice: {
    people:
      "An owner and an associate, a ceramist, two assistants, a hygienist and two treatment coordinators",
    headCount: 8,
    doctorWagesInUsd: 430_000,
    staffWagesInUsd: 391_000,
    state: "Washington",
    activities: [0, 3],
    hours:
      "A day a week at the bench for the owner and half a day for the associate; the ceramist makes test pieces on two days, and an assistant scans and sections for a day and a half.",
    halfTheHours:
      "Veneers only, with half a day of the owner, a day and a half of the ceramist and half a day of the assistant.",
  },
  cpaQuestions: [
    {
      question: "Cosmetic is in the practice's name. Is the claim dead on arrival?",
      answer:
        "The purpose of each project decides. If its first page speaks of fracture load or enamel left, it can pass. If it speaks of looks, withdraw it, and do not reword it afterward.",
    },
    {
      question: "Patients pay cash, without insurance. Is that safer?",
      answer:
        "No. The fee is owed whether or not the new step worked, so the treatment hour stays doubtful. Bench hours do not depend on who pays for the veneers.",
    },
    {
      question: "The ceramist layers porcelain all day. How is test time separated?",
      answer:
        "By ticket. A piece for a patient's tooth is production, a piece with a project number is a test, and a doubtful ticket is production. If last year's tickets were never split, last year may be lost.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["prosthodontics", "general-dentistry", "med-spa"],
  comparesTreatments: true,
};
