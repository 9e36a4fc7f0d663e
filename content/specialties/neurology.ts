import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "The R&D tax credit for neurologists",
  description:
    "EEG montages, toxin mapping, stimulator programming and tapping tests: when a neurology clinic does research, and when it treats or works for a sponsor.",
  heading: "The R&D tax credit for neurology: which work counts",
  line: "EEG montages, toxin mapping, stimulator programming, tapping and gait",
  introduction: [
    "Titrating a drug, repeating an EEG or moving an electrode for one patient is care.",
    "A project can qualify when the clinic improves a recording, an injection map or a programming order for patients it has not met.",
    "Waveforms and stimulator settings are stored with a time stamp, which helps.",
  ],
  firstSection: "activities",
  activities: [
    {
      notKnown:
        "The inferior temporal chain is in international recommendations, so adding it is catching up. Which further electrodes or references reveal what your montage missed?",
      test: "Reformat stored, de-identified studies in three views, read blind; then record two added layouts and count discharges. Ask a review board first.",
      record: "Annotations by reader and time, impedance checks, montages.",
      doesNotCount: "A repeat EEG because spells go on, and the billed reading.",
    },
    {
      notKnown:
        "Published units per neck muscle vary widely. How depth and bulk should move your sites so the head stays up is unsettled.",
      test: "Inject dyed saline into muscle blocks, section, see the spread. Within labeled doses compare two mapping rules; ask a review board first.",
      record: "Diagrams with units per site, clips, the dynamometer sheet.",
      doesNotCount:
        "More units because this patient still turns. A remainder billed with JW was paid for.",
    },
    {
      notKnown:
        "A directional lead allows more settings than a visit can hold. In what order to try them is left to the programmer.",
      test: "Write two sequences within labeled limits; score tremor by accelerometer and speech by a listener who does not know the setting. Ask a review board first.",
      record: "The programmer's log, accelerometer files, audio.",
      doesNotCount: "Programming under 95983 or 95984, and the manufacturer's specialist.",
    },
    {
      notKnown:
        "Patients recall wearing off poorly. Does tapping rhythm mark the end of a levodopa dose early enough?",
      test: "Record taps at set minutes after the usual dose; compare three features with diary and motor score; reject those with too many false alarms.",
      record: "Raw tablet logs, scoring code by version, diaries.",
      doesNotCount: "Learning a cleared app, and surveys on mood.",
    },
  ],
  practice: {
    roles: [
      { who: "neurologists", people: 2, wageInUsd: 300_000, hoursAWeek: 2 },
      { who: "nurse practitioner", people: 1, wageInUsd: 128_000, hoursAWeek: 3 },
      { who: "EEG technologists", people: 2, wageInUsd: 66_000, hoursAWeek: 6 },
      { who: "medical assistant", people: 1, wageInUsd: 41_000 },
      { who: "at the front desk", people: 1, wageInUsd: 42_000 },
    ],
    state: "Minnesota",
    projects: "Stored EEGs reformatted and read again, and tapping sessions.",
    hoursLog: "the reading room's log with person, project and minutes, totaled every week.",
  },
  cpaQuestions: {
    "The clinic enrolls in drug trials. Do the coordinators' hours count?":
      "No: funded research, even in a month that loses money. Their hours on your own project count only where the sheet separates them.",
    "Is the tapping program internal-use software?":
      "Administration faces the stricter test; scoring patients' movement is arguably outside it. A program that books visits is inside.",
    "Every EEG was billed. What was never ordered?":
      "Reformatting, added channels, second readings, statistics. If those hours were not written down, possibly nothing.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["ent", "internal-medicine"],
  rules: ["reviewBoard", "charts"],
};
