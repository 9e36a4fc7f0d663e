import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "The R&D tax credit for periodontists",
  description:
    "Laser settings, tunnel flaps, implant decontamination, margin guides: what a periodontist may claim as research and what remains surgery or recall.",
  heading: "The R&D tax credit in a periodontist's office",
  line: "Intrabony defects, recession flaps, failing implants, margin guides",
  introduction: [
    "A pocket is back at six millimeters a year after surgery. Treating it again is care.",
    "Finding out why such sites fail, by rival methods and a limit, can be research; charting every recall is routine data collection, which is excluded.",
    "The strongest hours come from extracted roots, retrieved implants and merged scans.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "A laser manual speaks of pockets in general. Energy, tip angle and water decide whether a root is cleaned or overheated before grafting.",
      test: "Run three settings on calculus-covered extracted roots with a thermocouple. With patients, compare one graft with and without cleared laser settings; ask a review board first.",
      record: "Joules from the console, temperature curves, masked probing.",
      doesNotCount:
        "Following the manufacturer's protocol, however new to you, and cases the company pays for.",
    },
    {
      notKnown:
        "A tunnel spares the papillae and hides the graft; a flap gives a view at the price of release. In tissue under a millimeter the choice is disputed.",
      test: "Rehearse both on pig jaws. With patients, compare root covered at six months on superimposed scans; ask a review board first.",
      record: "Thickness by needle and stopper, scans, graft dimensions.",
      doesNotCount: "Success judged by the smile, and the surgery itself, which is billed.",
    },
    {
      notKnown:
        "Around a rough implant, curettes miss the threads. Brushes, powders and rinses each leave something behind.",
      test: "Coat unused or retrieved implants with a stained film, set them in printed craters, run four sequences for equal time, count stained pixels.",
      record: "Images with counts, powder and brush lots, air pressure.",
      doesNotCount: "Maintenance visits, or a rescue that tries everything on one implant.",
    },
    {
      notKnown:
        "A cone-beam volume merged with a scan shows bone and gum. How far the margin creeps back is not in the software.",
      test: "Plan with two distances from bone; lay the scan at six months over the prediction; revise the rule when it misses. Ask a review board first.",
      record: "Registration error, guide files, predicted and measured margins.",
      doesNotCount: "Deciding with the patient how much tooth should show, which is cosmetic.",
    },
  ],
  practice: {
    roles: [
      { who: "periodontists", people: 2, wageInUsd: 250_000, hoursAWeek: 2 },
      { who: "scan coordinator", people: 1, wageInUsd: 58_000, hoursAWeek: 16 },
      { who: "assistant", people: 1, wageInUsd: 45_000, hoursAWeek: 4 },
      { who: "other assistants", people: 3, wageInUsd: 45_000 },
      { who: "hygienists", people: 3, wageInUsd: 84_000 },
      { who: "receptionists", people: 2, wageInUsd: 42_000 },
    ],
    state: "North Dakota",
    projects:
      "Guide predictions checked against scans, and implants stained and photographed on Mondays.",
    hoursLog:
      "the coordinator's calendar: project, person and hours in each entry, printed at the end of the week.",
  },
  cpaQuestions: {
    "Hygienists chart every patient. Can their hours go in?":
      "Recall charting cannot. Extra unbilled readings that a dated plan calls for can, with initials and times: a few hours a month.",
    "Did the patients know they were in a comparison?":
      "They must, and a review board may have to approve. A tax file that says experiment beside a consent that says standard treatment is trouble twice.",
    "Who owns the guide method?":
      "The practice, if it paid for the tests and owes nobody the files. Where a guide company designed it, no rights means no credit.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["oral-surgery", "general-dentistry", "prosthodontics"],
  rules: ["reviewBoard", "charts"],
};
