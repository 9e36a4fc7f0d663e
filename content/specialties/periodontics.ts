import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for periodontists, activity by activity",
  description:
    "Laser settings, tunnel flaps, implant decontamination, margin guides: what a periodontist may claim as research and what remains surgery or recall.",
  heading: "The R&D tax credit in a periodontist's office",
  line: "Intrabony defects, recession flaps, failing implants, margin guides",
  introduction: [
    "When a pocket is back at six millimeters a year after surgery, treating it again is care.",
    "Finding out why such sites fail, by rival methods and a limit set beforehand, can be research; six-point charting at every recall is routine data collection, which the statute excludes.",
    "The strongest hours come from extracted roots, retrieved implants and merged scans, since patients and their plans pay for the surgery.",
  ],
  activities: [
    {
      notKnown:
        "Defects that stay deep after scaling differ in depth and number of walls, while a laser manual speaks of pockets in general. Energy per pulse, tip angle and water decide whether a root is cleaned or overheated before it is grafted.",
      test: "Begin with extracted, calculus-covered roots and a thermocouple: three settings, judged by temperature rise and deposit left. With patients, use cleared settings within accepted care, compare the same graft with and without the laser, name the month for probing depth and defect fill, and ask a review board beforehand.",
      record:
        "Joules from the console, temperature curves, films taken with a positioning stent, and probing by a masked examiner.",
      doesNotCount:
        "Following the manufacturer's protocol after its course, however new to you. If the company pays for cases, they are funded besides.",
    },
    {
      notKnown:
        "Thin tissue tears. For several adjacent recessions a tunnel spares the papillae but hides the graft; a coronally advanced flap gives a view at the price of more release. Which holds better in tissue under a millimeter thick is disputed.",
      test: "Describe both designs incision by incision, the thickness that makes a site eligible, and one result: millimeters of root covered at six months on superimposed scans. Suture tension and tearing can be rehearsed on pig jaws without patients. Ask a review board first.",
      record:
        "Thickness by needle and stopper, scans before and after, graft dimensions, and an operative note that names the design.",
      doesNotCount:
        "Success judged by the smile. Appearance is taste in this law; torn flaps and sensitive roots left bare are function. The surgery itself is billed, so leave it out.",
    },
    {
      notKnown:
        "Around a rough implant that has lost bone, curettes do not reach between threads. Titanium brushes, glycine or erythritol powder and chemical rinses each leave something behind or change the surface. No sequence has settled the matter.",
      test: "Coat unused or retrieved implants with a stained film, set them in printed bone craters, and run four sequences for equal time. Photograph the threads from six sides and count stained pixels. The stopping rule is written first.",
      record:
        "Images with their counts, powder and brush lots, air pressure, and for later patients films with millimeters from platform to bone.",
      doesNotCount:
        "Maintenance every three months, or a rescue that tries everything in the drawer on one implant and cannot show which step helped.",
    },
    {
      notKnown:
        "A cone-beam volume merged with an intraoral scan puts bone, enamel and gum on one screen. How far the margin creeps back in thick and in thin tissue is not in the software.",
      test: "Plan with two distances from bone to margin, check the printed guides on models, and lay a scan at six months over the prediction. Each tooth is read at three points, and a miss beyond your limit sends the rule back for revision.",
      record:
        "The merge with its registration error, guide files, the printer log, and a sheet of predicted and measured margins.",
      doesNotCount:
        "Deciding with the patient how much tooth should show. Smile design is cosmetic; the accuracy of a prediction is not.",
    },
  ],
  practice: {
    people:
      "Two periodontists, three hygienists, four assistants, a scan coordinator and two receptionists",
    headCount: 12,
    doctorWagesInUsd: 500_000,
    staffWagesInUsd: 610_000,
    state: "North Dakota",
    activities: [3, 2],
    hours:
      "The periodontists each keep a day for models and scan readings, the coordinator spends four days on guides and merges, and two assistants stain and photograph implants on Mondays.",
    halfTheHours:
      "Guides go on with one periodontist's day and three of the coordinator's; the implant tests end.",
  },
  cpaQuestions: [
    {
      question: "Hygienists chart every patient. Can their hours go in?",
      answer:
        "Recall charting cannot. Extra readings that a dated plan calls for, at no charge and with initials and times, can. In most offices this is a few hours a month.",
    },
    {
      question: "Did the patients know they were in a comparison?",
      answer:
        "They must, wherever the plan goes beyond accepted care, and a review board may have to approve it first. A tax file that says experiment beside a consent form that says standard treatment is trouble twice.",
    },
    {
      question: "Who owns the guide method?",
      answer:
        "The practice, if it paid for the tests and owes nobody the files. Where a guide company designed it under its own terms, ask what rights you kept. None means no credit.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["oral-surgery", "general-dentistry", "prosthodontics"],
  comparesTreatments: true,
};
