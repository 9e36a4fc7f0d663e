import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for orthopedic surgeons",
  description:
    "Cutting guides on bone models, printed braces, irrigation and nerve blocks: what an orthopedic group can claim as research, and what is surgery.",
  heading: "Orthopedic surgeons: what earns an R&D tax credit",
  line: "Cutting guides, irrigation, printed braces and nerve blocks",
  introduction: [
    "Fixing a fracture or replacing a knee is a service you bill, and skill alone makes it no experiment.",
    "Research begins where your group designs something, cannot predict how it behaves, and tests one version against another.",
    "Most of that happens on foam bones and in the cast room.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "CT leaves out cartilage, so a guide that seats on the screen can rock on the knee. Pads, slot or printer?",
      test: "Pin two pad layouts and two slot lengths to polyurethane knees with a rubber layer, cut, compare planes with the plan.",
      record: "Printer logs, file history, numbered bones, planned and measured angles.",
      doesNotCount:
        "An implant company's guides. A homemade guide is a device: keep it on the bench until regulatory counsel agrees.",
    },
    {
      notKnown:
        "Manuals give a pump pressure. How cannulas, outflow and temperature change what stays in the deltoid is open.",
      test: "Run two pressures, two outflows and two temperatures in a leaking phantom and weigh the foam. In surgery keep to the manual.",
      record: "Pump readouts, liters in and out, tape measurements.",
      doesNotCount: "The repair, and a comparison the surgery center planned and staffed.",
    },
    {
      notKnown:
        "A stock splint slides when swelling goes down. No catalog says which trim line holds a thinner forearm.",
      test: "Print three shells, mount them on a silicone arm with removable padding, pull in cycles, measure migration.",
      record: "Scans, design versions, photographs of what broke.",
      doesNotCount: "Fitting the finished design, and printing an open-source splint as published.",
    },
    {
      notKnown:
        "Several hip blocks are called motor-sparing. Which pairing lets your patients stand the same afternoon is a guess.",
      test: "Take two combinations in use; measure knee extension at three hours and steps at first therapy. Ask a review board first.",
      record: "Block notes with volume and clock time, the therapist's timed walk.",
      doesNotCount: "Hours of an anesthesia group that bills for itself, and discharge planning.",
    },
  ],
  practice: {
    roles: [
      { who: "surgeons", people: 2, wageInUsd: 520_000, hoursAWeek: 1.5 },
      { who: "orthopedic technicians", people: 2, wageInUsd: 54_000, hoursAWeek: 7 },
      { who: "physician assistant", people: 1, wageInUsd: 128_000, hoursAWeek: 2 },
      { who: "medical assistants", people: 2, wageInUsd: 41_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Indiana",
    projects: "Brace shells on the rig in the cast room, and guides cut on foam knees.",
    hoursLog:
      "the cast room's whiteboard of projects, photographed on Fridays with names and hours.",
  },
  cpaQuestions: {
    "An implant company lent engineers and instruments. Is the guide project funded?":
      "Read the agreement. If it owns the design or pays whether or not it works, there is no credit for that work.",
    "The surgeons own part of the surgery center. Where do the hours belong?":
      "With the entity that pays the person and bears the risk. Common ownership can make both share one credit.",
    "What proves a surgeon's hour at the bench?":
      "Design files saved that day, initialed measurements, the week's time sheet. A share estimated the following March does not.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["general-surgery", "regenerative-medicine"],
  rules: ["reviewBoard", "patents"],
};
