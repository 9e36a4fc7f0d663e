import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for aesthetic dermatology",
  description:
    "The research credit excludes cosmetic design. What an aesthetic dermatologist can still claim: measured redness, pain, relapse and repeatable imaging.",
  heading: "The R&D tax credit in aesthetic dermatology",
  line: "Laser order, photodynamic pain, melasma relapse and scar imaging",
  introduction: [
    "Start by crossing out everything done for a look: research that relates to style, taste or cosmetic design never qualifies.",
    "What survives is what an instrument can judge: redness that returns, pain under the lamp, a photograph that repeats.",
    "If the only verdict is that the patient looks better, stop there.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "Rosacea often reddens again after a vascular laser. Fractional treatment in the same season may delay that or hasten it.",
      test: "Compare two orders within both clearances by erythema of one square of cheek at 8 and 24 weeks. Ask a review board first.",
      record: "Logs with fluence, pulse width and passes; colorimeter files.",
      doesNotCount: "A touch-up before a wedding, and any series sold for glow.",
    },
    {
      notKnown:
        "Offices incubate aminolevulinic acid far shorter than the label. How short is too short on scalp is not settled.",
      test: "Read fluorescence at 30, 60 and 90 minutes on small sites; then two accepted times by pain and keratoses on a map. Ask a review board first.",
      record: "Application and lamp times, lesion maps, lots.",
      doesNotCount: "Sessions under 96567, 96573 or 96574, and a fresher complexion.",
    },
    {
      notKnown:
        "Melasma that faded after a peel can be darker by fall. Strength, preparation or vehicle?",
      test: "Measure pH and free acid of two strengths, fresh and after a month. Accepted regimens by melanin index: ask a review board first.",
      record: "Mixing sheets, narrow-band readings, sun diaries.",
      doesNotCount: "Evenness of tone. Of the four this lies closest to the exclusion.",
    },
    {
      notKnown:
        "Two photographs of one scar an hour apart can differ more than a month of healing. Distance, flash or posture?",
      test: "Photograph a chart and a silicone scar with two rigs by three people on three days; rebuild until the spread meets the target.",
      record: "Raw files, rig drawings, chart readings.",
      doesNotCount:
        "Before-and-after pictures, camera and lenses, and routine use of the finished rig.",
    },
  ],
  practice: {
    roles: [
      { who: "dermatologist", people: 1, wageInUsd: 420_000, hoursAWeek: 2 },
      { who: "imaging technician", people: 1, wageInUsd: 54_000, hoursAWeek: 14 },
      { who: "physician assistant", people: 1, wageInUsd: 130_000, hoursAWeek: 2 },
      { who: "nurses", people: 2, wageInUsd: 80_000, hoursAWeek: 3 },
      { who: "medical assistants", people: 3, wageInUsd: 41_000 },
      { who: "at the front desk", people: 2, wageInUsd: 42_000 },
    ],
    state: "Nevada",
    projects: "The imaging rig, rebuilt and measured, and unbilled redness readings.",
    hoursLog:
      "the technician's worksheet per session: person, project, start and end, filed the same week.",
  },
  cpaQuestions: {
    "Cosmetic work is excluded by name. Why are we talking?":
      "The words are cosmetic design factors, and a relapse rate is none. But the burden is yours (Max, T.C. Memo. 2021-37), and many practices are left with nothing.",
    "Patients pay cash up front. Is the research paid for?":
      "The fee buys a session whatever you learn, so leave it out. Unbilled readings are different.",
    "The laser company lent the device and wrote the settings. Whose project is it?":
      "The company's, most likely, if it chooses, pays or keeps the pictures.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["med-spa", "plastic-surgery", "regenerative-medicine"],
  rules: ["reviewBoard"],
};
