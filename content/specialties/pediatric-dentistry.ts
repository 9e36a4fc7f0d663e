import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for pediatric dentists: rigs and records",
  description:
    "From silver fluoride to quiet suction tips: which tests in a children's dental office may be research, which are care, and what a CPA will ask.",
  heading: "How pediatric dentists can use the R&D tax credit",
  line: "Caries arrest, zirconia crowns, quiet suction, space maintainers",
  introduction: [
    "Children's dentistry runs on small inventions that are never written down, such as a bent suction tip or a band from another kit.",
    "One of them becomes research when it is built in versions and measured; it stays care when it gets one four-year-old through one filling.",
    "A child cannot consent, so what can safely be claimed happens mostly on a model, a test rig or a shed tooth.",
  ],
  activities: [
    {
      notKnown:
        "Silver diamine fluoride hardens many lesions, and some soften again. Its label covers sensitivity only. Guidance on arrest speaks of twice a year; whether another interval, or a glass ionomer cover, keeps a molar cavity hard for longer is less clear.",
      test: "Start with exfoliated molars: acid cycling between applications, covered and uncovered, with surface hardness as the measure. Comparing schedules in children needs two accepted ones, one hardness criterion, parents' permission and a review board's answer.",
      record:
        "Lot numbers, photographs at a fixed distance, and the chart, where code D1354 already gives tooth and date for every application.",
      doesNotCount:
        "Painting cavities and looking again at recall. Off-label use is a dentist's decision for a patient; by itself it tests nothing.",
    },
    {
      notKnown:
        "Preformed zirconia cannot be crimped like steel. It has to sit passively and hold by cement, so the tooth is cut to fit the crown. Where in the recommended reduction a first primary molar becomes too short to hold one is open.",
      test: "Prepare printed primary molars at three depths and two tapers, cement crowns on dry and on wetted preparations, and pull them off with a force gauge. Newtons at release decide, within the limit set by the distance to the pulp horn.",
      record:
        "Model files, crown sizes and lots, pull-off readings, and a list of loose crowns by tooth and months in place.",
      doesNotCount:
        "Recementing last week's crown, or trying the next size in the chair. A whiter crown is taste.",
    },
    {
      notKnown:
        "High-volume suction is loud because air rushes through a narrow tip. Vent it behind the tip and the noise falls, along with the flow that clears water. No catalog gives both figures for a tip that suits a small mouth.",
      test: "Print versions with other vents, bores and linings, and mount each on the same valve. Read decibels at a mannequin's ear and liters a minute on a flow meter. Set the lowest acceptable flow first; a quiet tip below it is discarded.",
      record:
        "Design files, printer log, the meters' calibration dates, rig photographs by session, and the rejects.",
      doesNotCount:
        "Colors and animal shapes. Whether children seem calmer is behavior, and social science is excluded. Before a homemade part enters a mouth, ask what the FDA's device rules require.",
    },
    {
      notKnown:
        "Soldered loops break next to the joint, where heat has softened the wire, or at the band. A scan allows a one-piece metal loop, but its fatigue life at a width that suits a six-year-old is on no data sheet.",
      test: "From one scanned quadrant make the loop soldered, laser-welded and printed in metal at two widths. Flex each on a jig until it breaks or reaches the chosen number of cycles, and check seating by scan.",
      record:
        "Lab tickets, alloy lots, cycle counts, fracture photographs, and breakage dates listed from the practice software.",
      doesNotCount:
        "Sending a scan to a commercial lab. The loop's development is the lab's, unless a prior contract leaves you the cost of failure and rights to the design.",
    },
  ],
  practice: {
    people: "Two pediatric dentists, two hygienists, six assistants and a front office of three",
    headCount: 13,
    doctorWagesInUsd: 460_000,
    staffWagesInUsd: 530_000,
    state: "Tennessee",
    activities: [2, 3],
    hours:
      "Both dentists leave one weekday unscheduled for designs and readings. An assistant runs the printer and the test rigs on three days, and three others help for a day each.",
    halfTheHours: "The suction tip alone: one dentist's day and the assistant at the printer.",
  },
  cpaQuestions: [
    {
      question: "Medicaid paid for many of these visits. Is that a problem?",
      answer:
        "It pays for treatment, and treatment time should be left out anyway. A grant or a school program that pays for the comparison itself is funding, and the practice then has no credit for it.",
    },
    {
      question: "Is a quieter visit better performance, or only nicer?",
      answer:
        "Decibels and liters a minute are physical performance, so the adapter can pass. Murals and a gentler script cannot.",
    },
    {
      question: "What if the practice patents the adapter and sells it?",
      answer:
        "A product for sale can qualify just as a tool for your own use can. Patent fees, marketing and manufacture do not count, and hours end when the design is ready for sale.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["orthodontics", "general-dentistry", "pediatrics"],
  comparesTreatments: true,
};
