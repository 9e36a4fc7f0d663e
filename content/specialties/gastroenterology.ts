import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credits for gastroenterologists: what may count",
  description:
    "Prep schedules, polyp scores, flat-lesion technique, breath tests: what a GI practice may claim as research, the proof it has, and what to leave out.",
  heading: "What a GI practice can claim as an R&D tax credit",
  line: "Bowel preparation, polyp scores, resection technique and breath tests",
  introduction: [
    "A day of endoscopy is care from the first scope to the last, difficult polyps included.",
    "The credit looks elsewhere: at stored images read again without the pathology, and at the pig colon on the bench.",
    "GI groups have more of this on file than they think, though the people who did it may be on the payroll of a separate endoscopy center.",
  ],
  activities: [
    {
      notKnown:
        "The second half of a split dose belongs four to six hours before the scope. For a three o'clock slot that permits several timetables, and which of them cleans the right colon in patients with diabetes or slow transit is uncertain.",
      test: "Offer two timetables that guidelines accept equally. Endoscopists who do not know the timetable score each segment on withdrawal, after washing. The Boston score of the right colon, fixed as the measure in advance, decides. Ask a review board first.",
      record:
        "Report-writer exports with segment scores and withdrawal times, and the intake nurse's note of when the last glass was finished.",
      doesNotCount:
        "A friendlier instruction sheet, reminder calls, or a second bottle for one patient. Filling gaps in the afternoon schedule is management.",
    },
    {
      notKnown:
        "Published classifications were made on other processors and handle serrated lesions poorly. How far a score can be trusted on your light modes, in polyps of five millimeters or less, has not been measured.",
      test: "Score stored stills twice, once with and once without serrated features, pathology hidden. Society guidance names the bar: nine in ten for ruling out adenoma in the rectosigmoid, and for agreement on the surveillance interval. Every polyp still goes to the pathologist.",
      record:
        "Time-stamped captures, reader sheets, and pathology by jar. Pooled jars break the match, so the project needs one polyp to a jar.",
      doesNotCount:
        "Naming polyps during billed colonoscopies, or switching on a detection module you bought.",
    },
    {
      notKnown:
        "With a cap, suction does the lifting, and too much of it takes muscle. Cap length, injected volume and the seat of the snare interact in ways that a video of an expert does not disclose.",
      test: "On fresh pig colon, mark flat targets and remove them with two cap lengths and two lift fluids. Pin each piece on cork, measure it, and look for muscle on the cut edge. One piece and no muscle is success; state it before the first cut.",
      record:
        "Photographs with ruler and number, a sheet of fluid, volume and generator settings, and the invoices for tissue.",
      doesNotCount:
        "Repetition until the hand is sure: that is training, as is the device company's workshop. Patients treated later, under 45390, are care.",
    },
    {
      notKnown:
        "Consensus asks for four weeks without antibiotics and a day without fermentable food. It could not agree on probiotics, and it does not explain why patients who did everything right start with high hydrogen.",
      test: "Compare a one-day with a two-day diet in constipated patients, and probiotics stopped or continued. Set the baseline limit first and count the curves that exceed it or must be repeated. Ask a review board first.",
      record:
        "Hydrogen, methane and carbon dioxide for every sample, the diet checklist, substrate and dose.",
      doesNotCount:
        "Repeating one unclear test, or mail-in kits whose laboratory wrote the instructions.",
    },
  ],
  practice: {
    people:
      "Two gastroenterologists, a nurse practitioner, four endoscopy nurses and two technicians",
    headCount: 9,
    doctorWagesInUsd: 660_000,
    staffWagesInUsd: 540_000,
    state: "Wisconsin",
    activities: [1, 3],
    hours:
      "No scopes run on Monday mornings, when both doctors grade stills. Each nurse pairs images with jars one day a week. Breath curves occupy the nurse practitioner for twelve hours, each technician for four.",
    halfTheHours:
      "Grading shrinks to every other Monday, and three of the nurses still pair images. The breath tests are routine now.",
  },
  cpaQuestions: [
    {
      question: "The nurses are employed by our endoscopy center. Can the practice count them?",
      answer:
        "Not on its own. Wages count for the company that pays them. Only companies under common control are taken together, and a center shared with a hospital or a management company often is not. Check whose name is on the W-2.",
    },
    {
      question: "We report every colonoscopy to a quality registry. Is that research?",
      answer:
        "No, that is routine data collection, however careful. The registry's rows may serve as a record for a comparison you had already set up.",
    },
    {
      question: "A software company trains its polyp detector on our images. What about that?",
      answer:
        "If it pays by the image, or only it may use the result, the work is funded. Unpaid work with no right to use what comes of it does not count either.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["general-surgery", "oncology", "internal-medicine"],
  comparesTreatments: true,
};
