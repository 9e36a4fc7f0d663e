import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credits for dentists: crowns, bonds, splints",
  description:
    "A fourth remake, a lost filling, a crown that will not seat: when a dentist's tests are research, which records prove it, and a worked example.",
  heading: "R&D tax credits for dentists in general practice",
  line: "Subgingival scans, dentin bonding, same-day crowns and splints",
  introduction: [
    "Exams, prophies, fillings and crowns fill a general dentist's week, and none of them is research.",
    "What can be is the work after the fourth remake, when you set up a comparison: cord against paste, or one spacer setting against another.",
    "Expect a small part of the payroll to pass, most of it beside the mill and the scanner.",
  ],
  activities: [
    {
      notKnown:
        "A scanner records what light can reach. Once the finish line lies half a millimeter or more below the gum, tissue, fluid and blood can hide it. Which retraction and which scan path recover it in your hands is open.",
      test: "On a typodont with a silicone gum, prepare margins at two depths. Try one cord, two cords and an aluminum chloride paste, each with two scan paths, and lay every scan over one of the bare die. Decide first how many microns are a failure.",
      record:
        "Scan exports, deviation maps, and the lab's remake slips, which already carry a date, a tooth number and a reason.",
      doesNotCount:
        "Packing cord for the patient in the chair. The scanner company's training day is out too, because its trainers knew the answer.",
    },
    {
      notKnown:
        "Sclerotic dentin is glassy, and mineral plugs its tubules. An etch time written for sound dentin may do little there, and instructions seldom say whether to roughen it, etch longer or scrub in a second coat.",
      test: "Collect extracted molars with worn, shiny dentin. Bond composite after bur roughening, air abrasion or a longer etch, and have it sheared off on a bench tester. Breaking load decides; where the break ran explains it.",
      record:
        "Adhesive lots, radiometer readings of the curing light, loads by specimen, and a list of debonded fillings by tooth and date.",
      doesNotCount:
        "Changing brands on a colleague's advice and using the new one as directed. Replacing the lost filling is care, charged or free.",
    },
    {
      notKnown:
        "Lithium disilicate shrinks slightly as it crystallizes, burs wear, and the default spacer suits an average preparation. Which of these makes your crowns bind at the contacts or rock on the die cannot be read off the block's box.",
      test: "Mill the same molar again and again. Change spacer, bur age and firing one at a time, and judge by silicone replica thickness at marked points and minutes of grinding until the crown seats. Crowns fired outside the manufacturer's program stay on the bench.",
      record:
        "The mill's job history, bur counters, the furnace log, sectioned replicas in labeled bags, and test blocks booked to a project account.",
      doesNotCount:
        "The crowns you cement. From the day a setting holds, milling is production, and a tight crown three months later is troubleshooting.",
    },
    {
      notKnown:
        "Some patients wear a flat-plane splint for months and still hurt. Jaw tracking shows how they open and slide; it does not name the design that would help.",
      test: "Write down two designs within accepted care, such as canine guidance and an anterior stop, and who is eligible. Compare tracked opening, a pain score and muscle palpation at fixed weeks, read by someone who does not know the design. Ask a review board first.",
      record: "Tracker exports, splint files by version, and palpation sheets under a case number.",
      doesNotCount:
        "Adjusting one splint until the bite is even. Fitting a known appliance to one mouth is what the statute calls adaptation.",
    },
  ],
  practice: {
    people:
      "Two dentists, three hygienists, four assistants, a lab technician and two at the front desk",
    headCount: 12,
    doctorWagesInUsd: 420_000,
    staffWagesInUsd: 584_000,
    state: "Idaho",
    activities: [2, 0],
    hours:
      "Both dentists keep Fridays free of patients for design and review, the technician runs test blocks on three days, and three assistants scan and section for a day each.",
    halfTheHours:
      "One dentist is back with patients on Fridays, and the technician has two days for milling tests with one assistant.",
  },
  cpaQuestions: [
    {
      question: "Insurance paid for the crown. How can the same crown be research?",
      answer:
        "Treat it as if it could not. A billed visit is a doubtful hour, so rest the claim on test crowns and measuring that no patient or plan was charged for.",
    },
    {
      question: "A credit firm quoted a share of everybody's wages. May we use it?",
      answer:
        "No. Wages count by hours on a named project. A hygienist who cleans teeth all day has none, and an examiner will ask for dates and results that a percentage cannot supply.",
    },
    {
      question: "The team needed three months to learn the new mill. Does that count?",
      answer:
        "Learning a system you bought is training, and the mill itself is depreciated equipment. Hours can begin where the manual ends, with a misfit it does not explain and a dated plan to compare settings.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["cosmetic-dentistry", "prosthodontics", "endodontics"],
  comparesTreatments: true,
};
