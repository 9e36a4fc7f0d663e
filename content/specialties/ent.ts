import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "ENT practice R&D tax credit: models, maps and traces",
  description:
    "Printed sinus tracts, implant maps, sleep-endoscopy video and nystagmus traces: where an ENT office finds research hours that no payer has covered.",
  heading: "An R&D tax credit for ENT practices: where to look",
  line: "Printed sinuses, cochlear maps, sleep endoscopy and vertigo traces",
  introduction: [
    "In the operating room, in the booth and at the endoscope, nearly every ENT hour is billed to someone.",
    "Look at the rest: models printed from a CT, nerve responses compared with later hearing levels, sleep videos scored twice, eye movements recorded through a maneuver.",
    "Such work may qualify if it improves a technique you will use again, and if you chose the number that decides before you began.",
  ],
  activities: [
    {
      notKnown:
        "Balloon instructions state diameters and a pressure limit. Where an agger nasi cell crowds the frontal recess, they cannot tell you which size and dwell time leave the tract open and which only flex the bone.",
      test: "Print the tract from CT in a brittle resin and line it with silicone. Inflate three diameters for two dwell times, and pass pin gauges at once and an hour later. A torn lining fails, however wide the opening.",
      record:
        "Segmentations without names, print settings, video of the inflation gauge, pin readings, and the cracked models in a labeled box. Balloons bought and spent on models are supplies.",
      doesNotCount:
        "Dilating a patient, in the office or elsewhere. A manufacturer's cadaver lab. Models printed for practice once the size is settled.",
    },
    {
      notKnown:
        "A toddler cannot say that a sound is too loud. Nerve-response thresholds suggest the shape of a map better than its level, and the stapedius reflex suggests its ceiling; how to weigh the two is left to the clinic.",
      test: "Take children who later gave reliable behavioral levels. Derive three rules, from the nerve response, the reflex and a weighted profile, and compare the predicted with the eventual levels in children left out of the fitting. Audiologists go on setting today's maps by accepted practice.",
      record:
        "Programming software stores impedances, growth curves and every map by date. Aided sound-field audiograms complete the file.",
      doesNotCount:
        "Mapping appointments (92601 to 92604). The implant maker's fitting assistant is the maker's research.",
    },
    {
      notKnown:
        "The deeper the sedation, the worse the palate looks, and complete concentric collapse can rule a nerve stimulator out. Which depth resembles your patients' natural sleep is disputed.",
      test: "Have two raters score stored videos blind, by site, direction and degree, in two ranges of the processed-EEG index. Compare both with the sleep study after implantation. Nobody is sedated longer or deeper for this than the examination requires.",
      record:
        "Endoscopy video with the index in frame, the infusion log, rating sheets, sleep-study reports and therapy downloads.",
      doesNotCount:
        "The examination (42975) and an independent anesthesiologist's time. Deciding on one candidate. A post-market study that the stimulator company pays for.",
    },
    {
      notKnown:
        "After two failed rounds of the usual maneuver, debris may cling to the cupula or lie in another canal. The angle, speed and hold that would move it are then guesswork without a recording.",
      test: "Film beads in a clear canal model along three head paths at two speeds. In the clinic, compare two accepted maneuvers for the same canal by slow-phase velocity before and after; the drop that counts as success is agreed beforehand. Ask a review board first.",
      record:
        "Infrared goggle files, head-angle sensor data, and traces marked with canal and side.",
      doesNotCount:
        "Repeating a maneuver until this patient is steady. A motorized chair, and the course that comes with it. Balance classes.",
    },
  ],
  practice: {
    people: "Two otolaryngologists, three audiologists, two nurses and two medical assistants",
    headCount: 9,
    doctorWagesInUsd: 600_000,
    staffWagesInUsd: 490_000,
    state: "Wisconsin",
    activities: [0, 3],
    hours:
      "On Thursdays one otolaryngologist works at the model bench with a nurse and a medical assistant. The audiologists share three days on eye recordings, which the second otolaryngologist reviews on Tuesday mornings.",
    halfTheHours: "Thursdays at the model bench go on. The eye recordings are made for care only.",
  },
  cpaQuestions: [
    {
      question: "Hearing aids pay for the audiologists. May their whole week be claimed?",
      answer:
        "No. Fittings, real-ear checks and warranty visits are sales and service, even when a program was tuned with great care for one wearer. Three logged days with a project's name hold up better than three salaries by title.",
    },
    {
      question: "May patients' CT scans be used for printed models and shown to an examiner?",
      answer:
        "For the credit it makes no difference; for privacy it does. Strip the identifiers, and keep only case numbers in the tax file. An outside preparer who sees more needs a business associate agreement.",
    },
    {
      question: "The endoscopies take place at a surgery center. Who claims the scoring?",
      answer:
        "The employer of the raters, if it also bears the cost. Surgeons who score copies at their own office bring those hours home. Where the center's nurses do it for the center's quality program, the practice has no claim.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["neurology", "pediatrics", "pulmonology"],
  comparesTreatments: true,
};
