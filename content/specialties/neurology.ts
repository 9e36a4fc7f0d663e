import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "A neurologist's guide to the R&D tax credit",
  description:
    "EEG montages, toxin mapping, stimulator programming and tapping tests: when a neurology clinic does research, and when it treats or works for a sponsor.",
  heading: "The R&D tax credit for neurology: which work counts",
  line: "EEG montages, toxin mapping, stimulator programming, tapping and gait",
  introduction: [
    "Titrating a drug, repeating an EEG or moving an electrode for one patient is care.",
    "A project can qualify when the clinic sets out to improve a recording, an injection map or a programming order that it will use on patients it has not met.",
    "Neurology has an advantage here: waveforms, sonograms and stimulator settings are stored with a time stamp, often for years.",
  ],
  activities: [
    {
      notKnown:
        "The inferior temporal chain (F9/F10, T9/T10, P9/P10) is in international recommendations, so adding it is catching up. What you do not know is which further electrodes, references or sleep segments reveal events that your lab's montage has missed.",
      test: "Reformat stored studies first: bipolar, average-reference and Laplacian views of the same epochs, read blind. Then record with two added layouts. Discharges per hour of sleep and agreement between readers decide, with the minimum gain written down first.",
      record:
        "The EEG system keeps annotations by reader and time, impedance checks and montages. Add the technologist's head-measurement sheet.",
      doesNotCount:
        "A repeat EEG ordered because spells go on, and the billed reading. A demo cap worn for an afternoon without a criterion is shopping.",
    },
    {
      notKnown:
        "Published units per neck muscle cover a wide range. How muscle depth and bulk on ultrasound should move your sites, so that the head stays up, has to be worked out.",
      test: "Inject dyed saline under ultrasound into muscle blocks at two depths and two dilutions, and section them to see the spread. With patients, stay at labeled doses. Compare two mapping rules by dystonia scores and by neck-extension force at week four, with the tolerable loss agreed beforehand. Ask a review board first.",
      record:
        "Injection diagrams with units per site, ultrasound clips, posture video and the dynamometer sheet.",
      doesNotCount:
        "More units in the splenius because this patient still turns. The rest of a vial, billed as waste under modifier JW, was paid for. A manufacturer's injection workshop is a course.",
    },
    {
      notKnown:
        "A directional lead allows more settings than any visit can hold. In what order to try contacts, pulse widths and currents, so that tremor falls before speech slurs, is left to the programmer.",
      test: "Write two sequences within labeled limits, ring mode first and single segments first. Score tremor by accelerometer and rating scale, and speech from a read passage that a speech pathologist hears without knowing the setting. Ask a review board first.",
      record:
        "The programmer's log of every setting tried, accelerometer files, and the audio, matched by time.",
      doesNotCount:
        "Programming billed by the quarter hour (95983, 95984). The manufacturer's specialist in the room costs you nothing and adds nothing. Battery checks are follow-up.",
    },
    {
      notKnown:
        "Patients recall wearing off poorly, and a visit catches one moment. Whether tapping rhythm or stride time changes early enough to mark the end of a levodopa dose is uncertain.",
      test: "Record taps and a timed walk at set minutes after the usual dose. Compare three features, such as interval variability, decrement and turning time, with the home diary and a motor score. Reject any feature whose false alarms exceed the limit you set.",
      record:
        "Raw tablet logs, sensor files, the scoring code by version, and diary pages under study numbers.",
      doesNotCount:
        "Learning a cleared monitoring app. Surveys on mood or coping fall under the social-science exclusion. Code that only books visits must meet the stricter test for internal-use software.",
    },
  ],
  practice: {
    people:
      "An epileptologist, a movement-disorder neurologist, a nurse practitioner, two EEG technologists and a medical assistant",
    headCount: 6,
    doctorWagesInUsd: 580_000,
    staffWagesInUsd: 300_000,
    state: "Minnesota",
    activities: [0, 3],
    hours:
      "Two technologist days a week go to extra channels and old studies. The nurse practitioner runs tapping sessions on Thursdays, and each neurologist reviews for three quarters of a Friday.",
    halfTheHours:
      "The tapping sessions end. The technologist days and the epileptologist's Friday remain.",
  },
  cpaQuestions: [
    {
      question: "The clinic enrolls in drug trials. Do the coordinators' hours count?",
      answer:
        "No. Visits are paid for and the data belong to the sponsor: that is funded research, even in a month that loses money. A coordinator's hours on the clinic's own EEG project count only where the time sheet separates them.",
    },
    {
      question: "Is the tapping program internal-use software?",
      answer:
        "It depends on its job. Programs for billing, staffing or other administration face the stricter test. One that scores patients' movement is arguably outside it. Of an outside programmer's bill the statutory share counts, if you owe it even when the code fails and keep rights in the result.",
    },
    {
      question: "Every EEG was billed. What is left?",
      answer:
        "What no payer ordered: reformatting stored studies, channels beyond the order, blind second readings, the statistics. If those hours were never written down, possibly nothing.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["ent", "internal-medicine"],
  comparesTreatments: true,
};
