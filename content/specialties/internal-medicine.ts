import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for internists: four projects examined",
  description:
    "Home blood pressure schedules, insulin rules, duplicate prescriptions, fingerstick A1c: when an internist's project may earn the credit, and when not.",
  heading: "Can an internal medicine practice claim the R&D tax credit?",
  line: "Home cuffs, insulin rules, prescription matching and fingerstick A1c",
  introduction: [
    "Internists change doses all day, and none of that is research.",
    "A few also find that a published schedule, an analyzer or a matching rule does not work in their office as it should, and test other ways until they know why.",
    "That work is done at the bench and the desk, hardly ever in the exam room.",
  ],
  activities: [
    {
      notKnown:
        "A week of duplicate morning and evening readings is the accepted schedule. Whether your patients' first three days, or mornings alone, would sort white-coat from sustained hypertension equally well is your question.",
      test: "One full week contains the shorter schedules, so no patient is treated differently. Compute all three from the same readings and count whom each puts on the wrong side of the daytime ambulatory average. Write down the cutoff first.",
      record:
        "The cuff's memory export rather than the paper diary, ambulatory reports, and arm circumference with cuff size.",
      doesNotCount:
        "Teaching one patient to sit still with feet flat. The ambulatory study itself, if billed under 93784, was paid for.",
    },
    {
      notKnown:
        "Two more units every three days until the fasting target is reached: that is the textbook rule. It has no answer to a missed dose, a late supper or one low reading.",
      test: "Run all three versions on stored fasting values. Replay cannot show the glucose that would have followed; it does show how often a version would have raised the dose within days of a reading below 70. Fix the tolerable number first.",
      record:
        "Meter downloads, dated versions with the reason for each change, and dose orders with the signer in the record system's audit trail.",
      doesNotCount:
        "Titrating a patient, or using a published rule as printed. Assigning patients to competing versions needs a review board's opinion before it needs a CPA's.",
    },
    {
      notKnown:
        "Lists hold brand names, combination tablets and lines that were stopped but never removed. Does matching by ingredient code or by cleaned text find true duplicates without flooding the inbox?",
      test: "An internist marks the true duplicates in several hundred de-identified lists. Both methods then run without the marks. Missed and false pairs per hundred lists decide, and the worst errors shape the next version.",
      record:
        "Commits with dates and authors, the marked test set, and the error list of every run, including the method you gave up.",
      doesNotCount:
        "Switching on the duplicate warning your prescribing module already has, or reconciling medications at a visit.",
    },
    {
      notKnown:
        "Your cartridge analyzer reads lower than the reference lab. The insert leaves room for habit: how long a cartridge warms, how the drop is taken, how soon it goes in. Which habit causes the bias is not in it.",
      test: "Take the fingerstick when blood is drawn anyway. Vary warm-up, then drop handling, one at a time and inside the insert, and pair each result with the lab's. The target is a mean difference inside a limit you set beforehand at low, middle and high A1c.",
      record:
        "The analyzer's log with lot and operator, control runs, lab reports, and the table of pairs.",
      doesNotCount:
        "Daily controls and staff training. Leave the insert and the test loses its waiver under CLIA.",
    },
  ],
  practice: {
    people:
      "Two internists, a nurse practitioner, a programmer, a lab technician, three medical assistants and a receptionist",
    headCount: 9,
    doctorWagesInUsd: 430_000,
    staffWagesInUsd: 414_000,
    state: "Nebraska",
    activities: [2, 3],
    hours:
      "Three and a half of the programmer's days go into the matching methods and two of the technician's into paired samples. Each internist marks cases and reviews differences for half a day.",
    halfTheHours:
      "The A1c pairs are finished. The programmer keeps three days, and the internists mark cases for an hour a week.",
  },
  cpaQuestions: [
    {
      question: "Is the prescription program internal-use software?",
      answer:
        "The regulation means software for finance, personnel and support services. A prescription check is arguably none of these, but an examiner may differ. Prepare for the stricter test; if a comparable product is sold, expect to fail it.",
    },
    {
      question: "A health plan pays us a bonus for A1c and blood pressure. Does that fund it?",
      answer:
        "A bonus rewards results in care, and nobody ordered the research. A plan's grant to build the insulin rule, due even if the rule fails, is another matter: what it paid for is out.",
    },
    {
      question: "Who paid for the extra lab tests?",
      answer:
        "If an insurer did, they are no expense of yours, and a test that only the project needed should never have been billed. Cartridges you bought and used up in the comparison are supplies. The analyzer is not.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["endocrinology", "cardiology", "pediatrics"],
  comparesTreatments: true,
};
