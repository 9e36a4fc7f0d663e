import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Oral surgery and the R&D tax credit: where hours count",
  description:
    "Most of an oral surgeon's day is care. Guides, fibrin, grafts and jaw plans can hold research hours: which ones, what proves them, what they come to.",
  heading: "Oral surgery and the R&D tax credit",
  line: "Implant guides, fibrin preparation, ridge grafts, virtual planning",
  introduction: [
    "An oral surgeon changes course in mid-operation every week, and the tax law calls all of it treatment.",
    "The credit looks at the time around surgery: the guide you redrew because drills wandered, or the jaw position that missed the plan often enough to be measured.",
    "A question whose answer serves the next series of cases may be research; a question about one patient ends with that patient.",
  ],
  activities: [
    {
      notKnown:
        "In a ridge four or five millimeters wide, a small tilt perforates the cortical plate. Sleeve length, drill play, offset above the bone and the support under the guide all add error. Planning software sets each one; it cannot say how they add up.",
      test: "Print one narrow jaw many times. Drill it through a short and a long sleeve, with and without a fixation pin, and superimpose every result on the plan. Limits for entry point, apex and angle are set before the first hole.",
      record:
        "Guide files by version, printer logs, numbered models, planned and achieved coordinates, insertion torque. Use postoperative cone-beam slices only if care required the scan.",
      doesNotCount:
        "A guide from a planning service, or one drawn for Thursday's patient with settings you already trust. Both belong to a case.",
    },
    {
      notKnown:
        "Published spins differ, and the same revolutions per minute mean different forces in different rotors. A tube that waits before spinning gives a smaller membrane. What your centrifuge produces has to be measured; its effect on dry sockets is a second question.",
      test: "Judge the membranes from three combinations of force and time by length and weight. Then carry two programs in accepted use to lower third molars, with dry socket defined in writing and counted at day seven. Both stages use patients' blood, so ask a review board first.",
      record:
        "The centrifuge log, tube lots, times of draw and spin, membrane photographs, and the sheet of postoperative calls.",
      doesNotCount:
        "Making fibrin as the kit says for every socket. A tally without rival programs is routine data collection, also excluded.",
    },
    {
      notKnown:
        "Height is the hardest dimension to regain. When a site has resorbed once, it is seldom clear whether particles moved, the barrier sank or the flap opened.",
      test: "Name two pairings within accepted care, such as allograft under titanium-reinforced PTFE and under tented collagen. One measure decides: millimeters of height at a fixed landmark on the scan taken to plan the implant. Ask a review board first.",
      record:
        "Lot stickers, operative photographs, DICOM files with the slice position saved, and a table by site.",
      doesNotCount:
        "A product evaluation that the supplier pays for and owns. Leave graft material placed in patients out of research supplies as well.",
    },
    {
      notKnown:
        "A plan states maxillary movement to a tenth of a millimeter; condyles, splint and plates then have their say. When later scans are off in the same direction each time, no manual names the step that did it.",
      test: "Rerun finished cases on the screen. Exchange one assumption at a time, such as hinge axis or splint thickness, and see which predicts the result. Then check it on ten new plans against written limits.",
      record:
        "Planning sessions by version, volumes registered on the cranial base, and notes of calls with the planning engineer.",
      doesNotCount:
        "The planning call for one patient. The engineer's bill is contract research only if you pay win or lose and keep rights in the method, and then only at the share the statute sets.",
    },
  ],
  practice: {
    people:
      "Two surgeons, five surgical assistants, a planning technician and three in administration",
    headCount: 11,
    doctorWagesInUsd: 640_000,
    staffWagesInUsd: 468_000,
    state: "Kansas",
    activities: [0, 3],
    hours:
      "One day a week neither surgeon operates: they drill models and go through plans. The planning technician gives three days to guide versions and scan registration.",
    halfTheHours:
      "One surgeon operates on that day again; the other tests guides with a day and a half of the technician.",
  },
  cpaQuestions: [
    {
      question: "Orthognathic cases are done at the hospital. Is there research in them?",
      answer:
        "Not in the operation, and the hospital's staff are not your payroll. Your own people's hours before and after may count, such as rerunning plans and registering scans.",
    },
    {
      question: "An implant company lends the kit. Is the project funded?",
      answer:
        "Lent instruments do not fund your hours, though free material is not your expense. A fee per case does, and so does an agreement that hands over the results.",
    },
    {
      question: "Most of the surgeons' income is distributions. Do those count?",
      answer:
        "In an S corporation only W-2 wages do, in proportion to hours. Low salaries leave little to count, and a raise for the sake of the credit costs payroll tax first.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["periodontics", "prosthodontics", "ent"],
  comparesTreatments: true,
};
