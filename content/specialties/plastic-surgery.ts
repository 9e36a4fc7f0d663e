import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Plastic surgery R&D tax credit: which hours can pass",
  description:
    "Graft survival, implant drift, seroma and opioid use are questions of function. What plastic surgeons may claim, what proves it, what is excluded.",
  heading: "R&D tax credit for plastic surgeons: function and safety",
  line: "Fat grafts, implant simulation, seromas and nerve blocks",
  introduction: [
    "Two limits decide nearly every plastic surgery claim: cosmetic design is excluded by name, and an operation that somebody pays for is care.",
    "Between them lies a narrow field of function and safety, such as whether a graft survives or fluid collects under a flap.",
    "Hours spent there on scans, specimens and protocols can be defended; hours spent on proportion cannot.",
  ],
  activities: [
    {
      notKnown:
        "Decanting, filtering, washing and spinning all rid fat of oil and fluid, and none has proved best. Much of a graft can be lost, less predictably still after radiation.",
      test: "Divide lipoaspirate that would be discarded, process it in two ways, and compare oil fraction, viable cells and push force through a cannula. In reconstruction compare accepted methods only, by volume on 3D surface scans at three and twelve months against the milliliters injected. Ask a review board first.",
      record:
        "Harvest and injection volumes from the operative record, processing times, cell counts, and scans with the arm position noted.",
      doesNotCount:
        "Grafting for a contour the patient dislikes. Keep processing mechanical, too: fat treated with enzymes to free its cells is regulated as a biologic.",
    },
    {
      notKnown:
        "Simulation software drapes skin over a chosen device and a pocket that stays as it was cut. In life the fold descends and the implant drifts, by an amount no program predicts for your dissection.",
      test: "Rerun finished cases, with permission to use the images, under two or three assumptions on pocket width, fold fixation and tissue stretch. Compare each forecast with landmark distances at twelve months; the smallest error earns a trial on the next series.",
      record:
        "Simulation files by version, device dimensions from the implant card, pinch and stretch readings, and follow-up scans marked by a second reader.",
      doesNotCount:
        "The consultation in which a patient chooses a size on the screen. That is selling, and taste. Predicting migration is mechanics.",
    },
    {
      notKnown:
        "Published series place anywhere from a handful to several dozen progressive-tension sutures. How rows or a grid, barbed or interrupted thread and the bite of Scarpa's fascia act on fluid has no agreed answer.",
      test: "Two patterns in accepted use are drawn to scale on a template. A nurse who was not in the room measures fluid by ultrasound on fixed days, and milliliters aspirated are totaled. Pull-out force can be studied earlier on tissue removed anyway. Ask a review board first.",
      record:
        "A photograph of the template, suture counts, drain sheets, ultrasound images with depth in millimeters, and the aspiration log.",
      doesNotCount:
        "More sutures for one thick flap. A study of minutes saved in the operating room is an efficiency survey, also excluded.",
    },
    {
      notKnown:
        "Blocks of the great auricular nerve and its neighbors are described one at a time. Which of them, in what order, volume and hour of a long facelift, spare an opioid prescription has to be worked out within the maximum dose.",
      test: "Add one stage at a time: field infiltration, then named blocks, then scheduled non-opioid medicine. Pain at set hours, nausea, rescue doses and hematoma are tracked under a stopping rule. New doses or combinations go to a review board before stage one.",
      record:
        "Anesthesia records in milligrams and minutes, recovery-room scores, prescriptions from the e-prescribing log, and the nurse's evening calls.",
      doesNotCount:
        "Adopting a published recovery pathway as printed. A series that the drug's maker pays for is the maker's.",
    },
  ],
  practice: {
    people:
      "Two surgeons, a physician assistant, two nurses, a surgical technologist, an imaging coordinator and three in the front office",
    headCount: 10,
    doctorWagesInUsd: 680_000,
    staffWagesInUsd: 561_000,
    state: "Texas",
    activities: [1, 2],
    hours:
      "Neither surgeon operates on Tuesdays, which go to simulation and scan review. The imaging coordinator measures for half the week, and the physician assistant and a nurse each give half a day to ultrasound readings.",
    halfTheHours:
      "Simulation alone, on one surgeon's Tuesdays, with two days of the imaging coordinator.",
  },
  cpaQuestions: [
    {
      question: "Patients come to look better. Why does the exclusion not end it?",
      answer:
        "It bars research that relates to style, taste or cosmetic design (section 41(d)(3)(B); Max, T.C. Memo. 2021-37). Seroma volume, graft survival and opioid use are performance and safety. Where the aim is a softer line, it does end the project.",
    },
    {
      question: "The surgeons read scans at night. What do unpaid evenings add?",
      answer:
        "Wages count by the share of all hours worked, so an evening enters both sides of the fraction. It helps a little, if it was written down that week, and not at all if reconstructed in March.",
    },
    {
      question: "Do registries or a device maker's follow-up study count?",
      answer:
        "Rarely. Entering cases is routine data collection, and a fee per patient is funding. A study you designed, paid for and may use is another matter; bring the contract.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["med-spa", "dermatology-aesthetic", "general-surgery"],
  comparesTreatments: true,
};
