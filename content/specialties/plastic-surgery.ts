import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for plastic surgeons",
  description:
    "Graft survival, implant drift, seroma and opioid use are questions of function. What plastic surgeons may claim, what proves it, what is excluded.",
  heading: "R&D tax credit for plastic surgeons: function and safety",
  line: "Fat grafts, implant simulation, seromas and nerve blocks",
  introduction: [
    "Two limits decide nearly every plastic surgery claim: cosmetic design is excluded by name, and an operation that somebody pays for is care.",
    "Between them lies a narrow field of function and safety: whether a graft survives, whether fluid collects.",
    "Hours on proportion do not belong in it.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "Decanting, filtering and spinning all rid fat of oil, and none has proved best, less so after radiation.",
      test: "Divide lipoaspirate that would be discarded, process it two ways, compare oil, viable cells and push force. Accepted methods in reconstruction: ask a review board first.",
      record: "Volumes, processing times, cell counts, scans.",
      doesNotCount: "A contour the patient dislikes. Enzyme-treated fat is a biologic.",
    },
    {
      notKnown:
        "Software drapes skin over a pocket that stays as cut. In life the implant drifts, by an amount no program predicts.",
      test: "Rerun finished cases, with permission for the images, under three assumptions; compare with landmarks at twelve months; correct the forecast.",
      record: "Simulation versions, implant dimensions, scans read by a second person.",
      doesNotCount: "The consultation in which a patient chooses a size.",
    },
    {
      notKnown:
        "Published series use a handful to several dozen tension sutures. What pattern does to fluid has no agreed answer.",
      test: "Study pull-out force on tissue removed anyway. Two accepted patterns, fluid measured by ultrasound: ask a review board first.",
      record: "Template photograph, suture counts, aspiration log.",
      doesNotCount: "More sutures for one flap, and minutes saved in the room.",
    },
    {
      notKnown:
        "Blocks for a long facelift are described one at a time. Which order spares an opioid prescription must be worked out within the maximum dose.",
      test: "Add one stage at a time under a stopping rule; pain at set hours, rescue doses, hematoma. Ask a review board first.",
      record: "Anesthesia records, recovery scores, the e-prescribing log.",
      doesNotCount: "A published pathway as printed, and a drug maker's series.",
    },
  ],
  practice: {
    roles: [
      { who: "surgeons", people: 2, wageInUsd: 450_000, hoursAWeek: 1.5 },
      { who: "physician assistant", people: 1, wageInUsd: 126_000, hoursAWeek: 2 },
      { who: "imaging coordinator", people: 1, wageInUsd: 58_000, hoursAWeek: 12 },
      { who: "nurses", people: 2, wageInUsd: 82_000, hoursAWeek: 1 },
      { who: "surgical technologist", people: 1, wageInUsd: 56_000 },
      { who: "in the front office", people: 3, wageInUsd: 44_000 },
    ],
    state: "Texas",
    projects:
      "Forecasts of implant drift rerun on finished cases, and ultrasound readings of fluid.",
    hoursLog:
      "the imaging coordinator's register: case number, person, project and hours, closed on Fridays.",
  },
  cpaQuestions: {
    "Patients come to look better. Why does the exclusion not end it?":
      "It bars research that relates to style, taste or cosmetic design (section 41(d)(3)(B); Max, T.C. Memo. 2021-37). Seroma volume and opioid use are performance and safety. A softer line is not.",
    "The surgeons read scans at night. What do unpaid evenings add?":
      "Wages count by the share of all hours worked, so an evening enters both sides of the fraction.",
    "Do registries or a device maker's follow-up study count?":
      "Rarely. Entering cases is data collection, and a fee per patient is funding.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["med-spa", "dermatology-aesthetic", "general-surgery"],
  rules: ["reviewBoard", "charts"],
};
