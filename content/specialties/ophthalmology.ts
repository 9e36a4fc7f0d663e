import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Ophthalmology R&D tax credit: biometry to dry eye",
  description:
    "Lens constants for short eyes, cross-linking, injection intervals, gland heat: what an eye practice may claim, and what its exports can prove.",
  heading: "What the R&D tax credit covers for ophthalmologists",
  line: "Lens constants, cross-linking, injection intervals, dry-eye heat",
  introduction: [
    "A cataract work-up fills a page with numbers before anyone has operated, and collecting them is care.",
    "It becomes research when you compare ways of using those numbers, against a criterion written first, because no formula or label settled the point.",
    "The lens implanted on label, the injection given on schedule and the premium package stay outside, whatever they cost.",
  ],
  activities: [
    {
      notKnown:
        "Below about 22 millimeters of axial length, a small error in effective lens position becomes a large surprise. Published constants lean on average eyes, so yours must be derived for your biometer and your short eyes.",
      test: "Divide past short eyes, one per patient, into a fitting set and a set kept aside. Refit the constants of three formulas, with and without lens thickness where they allow it, and compare median absolute error on the eyes kept aside. Decide beforehand what gain would change your choice.",
      record:
        "Biometry exports, the implant log with model and power, manifest refractions at one month, and the calculation by version. Post-LASIK eyes go on an exclusion list.",
      doesNotCount:
        "Typing in the constant from a public list, or choosing a power for one hyperope. A refraction within the surgical global period is follow-up.",
    },
    {
      notKnown:
        "Since October 2025 one epithelium-on system is approved, and its steps are its maker's. Outside that label, how soak time, light profile and oxygen trade depth against haze in a cornea under 400 microns is unsettled, and no label leaves room to improvise on a patient.",
      test: "Work on pig eyes, or eye-bank corneas released for research, thinned to a set pachymetry. Compare three soaks and two light profiles by depth of riboflavin fluorescence at the slit lamp and by stiffness at an outside lab. Haze is read from densitometry of patients treated on label.",
      record:
        "Lamp calibrations, drop times, slit photographs, tissue receipts, and the lab's contract, signed before work starts, with risk and rights on your side.",
      doesNotCount:
        "Treating someone off protocol and calling it a test. That needs a review board, and a company's riboflavin trial is funded anyway.",
    },
    {
      notKnown:
        "Treat-and-extend names a step and a retreat. Which fluid, in which ring of the map, foretells a recurrence at the longer interval is not part of the rule.",
      test: "Replay stored volumes of eyes already treated through three rules: intraretinal fluid, subretinal fluid, central thickness. Compare weeks of warning with needless visits, on a scale agreed first. Today's patients keep their accepted schedule until one rule wins.",
      record:
        "OCT volumes with hand-corrected segmentation, the correction log, injection dates, acuity, and the code's history.",
      doesNotCount:
        "Injection visits, the drug, prior authorizations. Uploads to the specialty's registry are routine data collection, and a segmentation package used as sold is a purchase.",
    },
    {
      notKnown:
        "Heat, light and expression are mostly studied one at a time. In which order they work best, and how warm the inner lid gets under your device, is unanswered.",
      test: "Map mask and plate temperatures on a gel lid with thermocouples. Then compare two accepted orders of the same steps by noninvasive breakup time, osmolarity and expressible glands at week four, read by a technician who does not know the order. Ask a review board first.",
      record:
        "Meibography, breakup videos, osmolarity cards with lot numbers, and a log of temperature and minutes.",
      doesNotCount:
        "Pricing a dry-eye package or asking who liked it. Cards charged to a patient are no research supply.",
    },
  ],
  practice: {
    people: "Two cataract surgeons, an optometrist and five ophthalmic technicians",
    headCount: 8,
    doctorWagesInUsd: 660_000,
    staffWagesInUsd: 355_000,
    state: "Arizona",
    activities: [0, 3],
    hours:
      "One surgeon keeps Mondays for the lens audit, the other Monday mornings. The optometrist reads tear films on Wednesdays, and the technicians find three and a half days between them for exports, repeat refractions and thermocouples.",
    halfTheHours:
      "The dry-eye work is dropped; one surgeon's Monday and two technician days remain.",
  },
  cpaQuestions: [
    {
      question: "The constants come out of a spreadsheet. Is arithmetic experimentation?",
      answer:
        "Running a published method once is calculation. Posing rival models, holding eyes back and rejecting what fails is closer to the regulation, since optics and anatomy decide the result. Ask to see the rejected versions; without them the answer is no.",
    },
    {
      question: "Dry-eye sessions are cash-pay. Did the patients pay for the research?",
      answer:
        "They paid for care, whatever was learned, so the sessions stay out. Gel-lid temperatures, unbilled readings and blind scoring are the claim. If that shrinks to a few afternoons, it will not carry the cost of a study.",
    },
    {
      question: "A sponsor's retina trial ran over budget. Can the overrun count?",
      answer:
        "Usually not. If the sponsor takes the results, all of it is funded. Only where the contract leaves the practice substantial rights can cost above the payment be considered, and few trial contracts do.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["endocrinology", "ent"],
  comparesTreatments: true,
};
