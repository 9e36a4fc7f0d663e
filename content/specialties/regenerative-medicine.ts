import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "R&D tax credit for PRP and regenerative medicine clinics",
  description:
    "Platelet counts, needle paths, marrow draws, tendon loading: what a regenerative clinic may claim, and where the FDA's rules on cell products end it.",
  heading: "R&D tax credit for regenerative medicine and PRP clinics",
  line: "Platelet preparation, needle guidance, marrow yield and tendon loading",
  introduction: [
    "Two agencies may read what a regenerative clinic writes, and the FDA's question about cells comes first: minimally manipulated, for homologous use, returned to the same patient the same day?",
    "Cells that were cultured, enzyme-digested or mixed with a drug are investigational in the FDA's view, and no tax memo repairs that.",
    "Inside those limits there is bench work to count, on blood that is never injected.",
  ],
  activities: [
    {
      notKnown:
        "A kit's brochure promises a multiple of baseline. What your centrifuge delivers depends on rotor radius, hematocrit and technique, and revolutions per minute mean little until converted to g.",
      test: "Draw donor tubes from consenting staff, for counting only. Compare one spin with two, at three forces, and count platelets, white cells and red cells before and after. The goal, set first, is a platelet target with the smallest spread over 20 tubes.",
      record:
        "Centrifuge logs, analyzer printouts, tube lots, and the sheet of preparations poured away.",
      doesNotCount:
        "Spinning a patient's blood as the kit instructs. Kits injected into patients are part of the service they paid for, as is the time at the machine.",
    },
    {
      notKnown:
        "Blind injections gave mixed results, and nobody could say where the fluid had gone. Which approach reaches a proximal hamstring or the deep surface of a patellar tendon, in plane and without a second pass, depends on anatomy that the course did not cover.",
      test: "Set a tendon in gelatin, inject dye along three paths, then cut and measure millimeters from target, passes, and leakage along the needle. Choose the path by numbers before it is used in care.",
      record:
        "Cine clips, photographs of the cut blocks with a scale, gel recipe and needle gauge.",
      doesNotCount:
        "Image guidance, which 0232T includes for platelet-rich plasma (76942 for other injections), a weekend workshop, or practice on the gel until it feels easy.",
    },
    {
      notKnown:
        "A large draw from one hole is mostly blood. How many small draws, from which crest and at what depth, give the most progenitor cells in a patient of 65 is known only roughly.",
      test: "This touches patients, so a review board sees it first. Where an aspiration is planned anyway, compare small draws along a needle withdrawn in steps with fewer larger ones. A laboratory counts nucleated cells and colonies from a teaspoon of it; cultured cells are destroyed and never returned.",
      record:
        "Approval and consent, site diagrams with volumes, laboratory reports by sample number, chain of custody.",
      doesNotCount:
        "Aspiration as part of a paid treatment. Cell counts that decide nothing are routine measurement.",
    },
    {
      notKnown:
        "Partial tears stall at different weeks, and the usual loading chart moves by calendar. Are tendon thickness and Doppler flow a better sign that the next step is safe?",
      test: "Apply two rules to stored scans and therapy notes: calendar weeks, or no new fluid and less flow. Judges who do not know the rule mark each step as early, right or late. Only then write a new chart within accepted rehabilitation.",
      record:
        "Scans at fixed probe positions, load logs in pounds and repetitions, and editions of the chart.",
      doesNotCount:
        "Exercise sessions under 97110, and studies of why patients skip them, which are social science.",
    },
  ],
  practice: {
    people:
      "A sports physician, a physician assistant, a laboratory technician, an athletic trainer, a physical therapist and two medical assistants",
    headCount: 7,
    doctorWagesInUsd: 330_000,
    staffWagesInUsd: 402_000,
    state: "Kansas",
    activities: [0, 1],
    hours:
      "Half of the technician's week is tube tests. Thursday belongs to the gel blocks: the physician assistant and the trainer build and cut them, and the physician injects and reads counts for six hours.",
    halfTheHours:
      "Two days of tube tests are left, and three hours in which the physician reads the counts.",
  },
  cpaQuestions: [
    {
      question: "Does the FDA's position decide the tax question?",
      answer:
        "Section 41 does not ask for FDA approval. Platelet-rich plasma is a blood product outside the tissue rules, though its kits are cleared mostly for mixing with bone graft; a knee is off label. Whether marrow in a joint is homologous is disputed. Expanded cells or digested fat need an investigational new drug application, and a claim that describes them without one documents the violation. We would not prepare it.",
    },
    {
      question: "The website sells results. Is that a problem?",
      answer:
        "Yes. A clinic cannot tell patients that a preparation is proven and the IRS, for the same year, that it was uncertain.",
    },
    {
      question: "What of the outside cell laboratory?",
      answer:
        "Its fee counts at the statutory share if the contract came before the work, the clinic pays even for a useless result, and the clinic may use the data. A lab that sells you finished products is a supplier.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["orthopedics", "plastic-surgery", "dermatology-aesthetic"],
  comparesTreatments: true,
};
