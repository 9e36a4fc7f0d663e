import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for aesthetic dermatology, and its limits",
  description:
    "The research credit excludes cosmetic design. What an aesthetic dermatologist can still claim: measured redness, pain, relapse and repeatable imaging.",
  heading: "The R&D tax credit in aesthetic dermatology",
  line: "Laser order, photodynamic pain, melasma relapse and scar imaging",
  introduction: [
    "The statute says that research on style, taste, cosmetic or seasonal design never qualifies, so start by crossing out everything done for a look.",
    "What survives is what an instrument can judge: redness that comes back, pain under the lamp, pigment that rebounds, a photograph that can be repeated.",
    "If the only possible verdict is that the patient looks better, stop there.",
  ],
  activities: [
    {
      notKnown:
        "Rosacea treated with a vascular laser often reddens again. Fractional treatment in the same season may delay that or, through its own inflammation, hasten it. Device manuals treat each laser alone.",
      test: "Compare two orders at one spacing, with settings both clearances allow. The measure is an erythema reading from the same square of cheek at baseline, eight and 24 weeks; relapse is a number fixed before the first session. Ask a review board first.",
      record:
        "Treatment logs with fluence, pulse width, spot and passes; cross-polarized photographs; colorimeter files with date and site.",
      doesNotCount:
        "A touch-up for one patient before a wedding, and any series sold for glow or smoothness: that is taste, whatever the laser.",
    },
    {
      notKnown:
        "Offices incubate aminolevulinic acid for far less time than the original label, because it is quicker and hurts less. How short is too short on scalp or forearm, where keratoses are thicker, published series do not settle.",
      test: "Measure before you treat: fluorescence under a Wood's lamp camera at 30, 60 and 90 minutes on small sites. Then compare two times in accepted use by pain score each minute and keratoses counted on a map at three months. Ask a review board before patients are assigned.",
      record:
        "Application and lamp times, lesion maps with film overlays, gel or solution lots, pain sheets.",
      doesNotCount:
        "Sessions billed under 96567, 96573 or 96574. Treatment bought for a fresher complexion is cosmetic, even with the same drug and lamp.",
    },
    {
      notKnown:
        "Melasma that faded after a peel can be darker by fall. Whether acid strength, the weeks of preparation or the vehicle provokes the rebound in skin types IV and V has to be found out for each peel.",
      test: "Bench first: pH and free acid of two strengths as mixed, fresh and after a month. With accepted regimens, compare preparation with and without hydroquinone, by melanin index at fixed points and modified MASI graded from numbered photographs. Rebound within three months ends a variant. Ask a review board first.",
      record: "Mixing sheets with pH, narrow-band readings, consent forms, sun diaries.",
      doesNotCount:
        "Choosing a peel for the skin in front of you, the supplier's peel course, or brightening as a house style.",
    },
    {
      notKnown:
        "Two photographs of one scar taken an hour apart can differ more than a month of healing. Distance, flash angle, polarization and the patient's posture each add error, in unknown proportion.",
      test: "Photograph a color chart and a silicone scar with two light rigs and two chin rests, by three staff members on three days. The rig with the smaller spread in area and in color difference wins. Fix the target spread, then try real scars.",
      record:
        "Raw files with camera data, drawings of each rig, chart readings, and the parts list of what was discarded.",
      doesNotCount:
        "Before-and-after pictures for the website. Camera, lenses and stands are equipment. Once the rig meets its target, taking pictures with it is routine.",
    },
  ],
  practice: {
    people:
      "A dermatologist, a physician assistant, two nurses, an imaging technician and three medical assistants",
    headCount: 8,
    doctorWagesInUsd: 390_000,
    staffWagesInUsd: 455_000,
    state: "Nevada",
    activities: [3, 0],
    hours:
      "The imaging technician builds and measures for three days. On Mondays, without laser patients, the two nurses take readings and the dermatologist compares series for six hours.",
    halfTheHours:
      "The rig is the only project. The technician keeps the three days, the dermatologist three hours, and Mondays are booked again.",
  },
  cpaQuestions: [
    {
      question: "Cosmetic work is excluded by name. Why are we talking?",
      answer:
        "Because the words are cosmetic design factors, and a relapse rate is none. But the burden is yours. A protocol whose goal or measure is appearance fails, and in many aesthetic practices that leaves nothing.",
    },
    {
      question: "Patients pay cash up front. Is the research paid for?",
      answer:
        "The fee buys a session and is kept whatever you learn, so the session is a doubtful hour; leave it out. Unbilled Monday readings, and materials used up on them, are different. Disclose a discount for taking part to the review board and to your CPA.",
    },
    {
      question: "The laser company lent the device and wrote the settings. Whose project is it?",
      answer:
        "The company's, most likely. If it chooses the settings, pays, or keeps the pictures, your hours support its research. Owning a device early is no experiment.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["med-spa", "plastic-surgery", "regenerative-medicine"],
  comparesTreatments: true,
};
