import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for PRP clinics",
  description:
    "Platelet counts, needle paths, marrow draws, tendon loading: what a regenerative clinic may claim, and where the FDA's rules on cell products end it.",
  heading: "R&D tax credit for regenerative medicine and PRP clinics",
  line: "Platelet preparation, needle guidance, marrow yield and tendon loading",
  introduction: [
    "Two agencies may read what a regenerative clinic writes, and the FDA asks first: minimally manipulated, homologous, same patient, same day?",
    "Cells that were cultured, digested or mixed with a drug are investigational in its view, and no tax memo repairs that.",
    "Inside those limits there is bench work, on blood that is never injected.",
  ],
  firstSection: "questions",
  activities: [
    {
      notKnown:
        "A brochure promises a multiple of baseline. What your centrifuge delivers depends on rotor, hematocrit and technique.",
      test: "Draw consenting staff's blood, for counting only: ask a review board first. Compare one spin with two at three forces; aim for a target with little spread.",
      record: "Centrifuge logs, analyzer printouts, preparations poured away.",
      doesNotCount: "Spinning a patient's blood as the kit says, and kits injected into patients.",
    },
    {
      notKnown:
        "Blind injections gave mixed results. Which approach reaches the deep surface of a tendon without a second pass?",
      test: "Set a tendon in gelatin, inject dye along three paths, cut, measure distance and leakage, and try again.",
      record: "Cine clips, cut blocks with a scale, gel recipe.",
      doesNotCount:
        "Image guidance, which 0232T includes for platelet-rich plasma (76942 for other injections), and workshops.",
    },
    {
      notKnown:
        "A large draw from one hole is mostly blood. How many small ones give the most progenitor cells is known roughly.",
      test: "This touches patients: ask a review board first. Where aspiration is planned anyway, compare two accepted draws; a laboratory counts cells and destroys cultures.",
      record: "Approval, consent, site diagrams, reports by sample number.",
      doesNotCount: "Aspiration in a paid treatment, and counts that decide nothing.",
    },
    {
      notKnown: "Loading charts move by calendar. Are thickness and Doppler flow a better sign?",
      test: "Apply two rules to stored, de-identified scans; blinded judges mark steps early, right or late; revise and repeat on others.",
      record: "Scans at fixed positions, load logs, editions of the chart.",
      doesNotCount: "Sessions under 97110, and why patients skip them.",
    },
  ],
  practice: {
    roles: [
      { who: "sports physician", people: 1, wageInUsd: 330_000, hoursAWeek: 2 },
      { who: "laboratory technician", people: 1, wageInUsd: 58_000, hoursAWeek: 14 },
      { who: "physician assistant", people: 1, wageInUsd: 126_000, hoursAWeek: 3 },
      { who: "athletic trainer", people: 1, wageInUsd: 54_000, hoursAWeek: 4 },
      { who: "physical therapist", people: 1, wageInUsd: 86_000 },
      { who: "medical assistants", people: 2, wageInUsd: 41_000 },
    ],
    state: "Kansas",
    projects: "Tube tests on staff blood, and dye in gel blocks on Thursdays.",
    hoursLog: "the laboratory book: run number, person, project and hours, signed on the day.",
  },
  cpaQuestions: {
    "Does the FDA's position decide the tax question?":
      "Section 41 asks for no approval. But a claim that describes expanded cells or digested fat without an investigational application documents the violation. We would not prepare it.",
    "The website sells results. Is that a problem?":
      "Yes. A clinic cannot tell patients a preparation is proven and the IRS, for the same year, that it was uncertain.",
    "What of the outside cell laboratory?":
      "Its fee counts at the statutory share if the contract came first, you pay even for a useless result, and may use the data.",
  },
  articles: ["clinical-activities-that-qualify-for-rd-credits"],
  nearby: ["orthopedics", "plastic-surgery", "dermatology-aesthetic"],
  rules: ["reviewBoard", "charts", "patents"],
};
