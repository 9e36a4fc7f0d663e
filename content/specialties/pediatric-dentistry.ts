import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for pediatric dentists",
  description:
    "From silver fluoride to quiet suction tips: which tests in a children's dental office may be research, which are care, and what a CPA will ask.",
  heading: "How pediatric dentists can use the R&D tax credit",
  line: "Caries arrest, zirconia crowns, quiet suction, space maintainers",
  introduction: [
    "The suction howls, a four-year-old covers her ears, and an assistant wedges gauze into the vent.",
    "Built in versions and measured, that can become research; getting one child through one filling is care.",
    "A child cannot consent, so what can safely be claimed happens on a model, a rig or a shed tooth.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "Silver diamine fluoride hardens many lesions and some soften again. Its label covers sensitivity only; whether another interval or cover holds longer is less clear.",
      test: "Cycle shed molars in acid, covered and uncovered, and measure hardness. In children: accepted schedules, parents' permission and a review board first.",
      record: "Lots, photographs, and D1354 with tooth and date.",
      doesNotCount: "Painting cavities and looking again at recall.",
    },
    {
      notKnown:
        "Preformed zirconia cannot be crimped, so the tooth is cut to fit. When is a first primary molar too short to hold one?",
      test: "Prepare printed molars at three depths and two tapers, cement dry and wet, pull with a force gauge.",
      record: "Model files, crown lots, pull-off readings.",
      doesNotCount: "Recementing last week's crown, or a whiter one.",
    },
    {
      notKnown:
        "Vent a suction tip and noise falls, along with flow. No catalog gives both for a small mouth.",
      test: "Print other vents and bores on one valve; read decibels at a mannequin's ear and liters a minute; discard what falls below the flow you need.",
      record: "Design files, calibration dates, rig photographs, rejects.",
      doesNotCount:
        "Colors and animal shapes. Ask what FDA device rules require before a part enters a mouth.",
    },
    {
      notKnown:
        "Soldered loops break beside the joint. The fatigue life of a printed one at a six-year-old's width is on no data sheet.",
      test: "Make the loop soldered, welded and printed at two widths; flex each until it breaks.",
      record: "Lab tickets, alloy lots, cycle counts, fracture photographs.",
      doesNotCount:
        "A commercial lab's development, unless a contract leaves you its risk and rights.",
    },
  ],
  practice: {
    roles: [
      { who: "pediatric dentists", people: 2, wageInUsd: 230_000, hoursAWeek: 2.5 },
      { who: "printing assistant", people: 1, wageInUsd: 43_000, hoursAWeek: 12 },
      { who: "other assistants", people: 5, wageInUsd: 43_000 },
      { who: "hygienists", people: 2, wageInUsd: 80_000 },
      { who: "in the front office", people: 3, wageInUsd: 42_000 },
    ],
    state: "Tennessee",
    projects:
      "Suction tips printed and measured after the last patient, and loops flexed on a jig.",
    hoursLog:
      "a page per tip version with date, person and hours, photographed into the project folder that day.",
  },
  cpaQuestions: {
    "Medicaid paid for many of these visits. Is that a problem?":
      "It pays for treatment, which stays out anyway. A grant for the comparison itself is funding: no credit to the extent it pays.",
    "Is a quieter visit better performance, or only nicer?":
      "Decibels and liters a minute are physical performance. Whether children seem calmer is behavior, which is excluded.",
    "What if the practice patents the adapter and sells it?":
      "A product for sale can qualify. Patent fees, marketing and manufacture do not, and hours end when the design is ready.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["orthodontics", "general-dentistry", "pediatrics"],
  rules: ["reviewBoard", "patents"],
};
