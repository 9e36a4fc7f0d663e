import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for ENT practices",
  description:
    "Printed sinus tracts, implant maps, sleep-endoscopy video and nystagmus traces: where an ENT office finds research hours that no payer has covered.",
  heading: "An R&D tax credit for ENT practices: where to look",
  line: "Printed sinuses, cochlear maps, sleep endoscopy and vertigo traces",
  introduction: [
    "In the operating room, the booth and at the endoscope, nearly every ENT hour is billed to someone.",
    "Look at the rest: models printed from a CT, nerve responses against later hearing, videos scored twice.",
    "It may qualify if it improves a technique you will use again.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "Balloon instructions state diameters and a limit. Where an agger nasi cell crowds the recess, which size leaves the tract open?",
      test: "Print the tract in brittle resin, line it with silicone, inflate three diameters for two times, pass pin gauges.",
      record:
        "Segmentations without names, gauge video, pin readings. Balloons spent on models are supplies.",
      doesNotCount: "Dilating a patient, and a manufacturer's cadaver lab.",
    },
    {
      notKnown:
        "A toddler cannot say a sound is too loud. How to weigh nerve response and stapedius reflex is left to the clinic.",
      test: "From de-identified maps derive three rules; test them on children left out of the fitting; today's maps follow accepted practice.",
      record: "Impedances, growth curves, maps by date, aided audiograms.",
      doesNotCount: "Mapping appointments (92601 to 92604), and the maker's fitting assistant.",
    },
    {
      notKnown:
        "Deeper sedation makes the palate look worse, and concentric collapse rules some stimulators out. Which depth resembles sleep is disputed.",
      test: "Two raters score stored videos in two ranges of the index; compare with the later sleep study; fit a correction and confirm it.",
      record: "Video with the index in frame, rating sheets, sleep reports.",
      doesNotCount: "The examination (42975), and a study a company pays for.",
    },
    {
      notKnown:
        "After two failed maneuvers, debris may cling to the cupula or lie in another canal. Angle and speed are guesswork.",
      test: "Film beads in a clear canal model along three head paths. Two accepted maneuvers in the clinic: ask a review board first.",
      record: "Goggle files, head-angle data, marked traces.",
      doesNotCount: "Repeating a maneuver until this patient is steady, and a motorized chair.",
    },
  ],
  practice: {
    roles: [
      { who: "otolaryngologists", people: 2, wageInUsd: 400_000, hoursAWeek: 1.5 },
      { who: "audiologists", people: 3, wageInUsd: 92_000, hoursAWeek: 4 },
      { who: "bench nurse", people: 1, wageInUsd: 80_000, hoursAWeek: 4 },
      { who: "other nurse", people: 1, wageInUsd: 80_000 },
      { who: "medical assistants", people: 2, wageInUsd: 41_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Wisconsin",
    projects:
      "Printed sinus tracts at the model bench, and cochlear maps recomputed by the audiologists.",
    hoursLog:
      "a logbook at the bench and one in the booth: date, name, project, hours, closed each week.",
  },
  cpaQuestions: {
    "Hearing aids pay for the audiologists. May their whole week be claimed?":
      "No. Fittings and warranty visits are sales and service. Logged hours with a project's name hold up better than salaries by title.",
    "May patients' CT scans be used for printed models and shown to an examiner?":
      "Strip the identifiers and keep case numbers only. A preparer who sees more needs a business associate agreement.",
    "The endoscopies take place at a surgery center. Who claims the scoring?":
      "The employer of the raters, if it bears the cost. The center's nurses in the center's program are not yours.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["neurology", "pediatrics", "pulmonology"],
  rules: ["reviewBoard", "charts"],
};
