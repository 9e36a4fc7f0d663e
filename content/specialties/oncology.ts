import type { SpecialtyPage } from "./specialty-page.ts";

export const page: SpecialtyPage = {
  title: "Community oncology: an R&D tax credit without the trials",
  description:
    "Drug stability, scalp cooling, premedication timing, symptom triggers: what an oncology practice can count beside sponsored trials, and what it cannot.",
  heading: "The R&D tax credit for oncology practices",
  line: "In-house drug stability, scalp cooling, premedication and symptom triggers",
  introduction: [
    "When oncologists say research they mean trials, and trials are nearly always paid for by a sponsor or a cooperative group.",
    "For the credit you must look past them, to questions that the practice asked and paid for itself, mostly in the pharmacy and in its own infusion records.",
    "No such question justifies departing from a regimen, and none described here does.",
  ],
  activities: [
    {
      notKnown:
        "The label covers certain concentrations, diluents and hours. Your bag, at your dilution, hung in a sunny bay or drawn up at seven for a noon chair, may lie outside its table, and the maker may have no data to send.",
      test: "Prepare bags at two concentrations, light-protected and exposed. Sample at zero, four and 24 hours; an outside laboratory runs a stability-indicating assay. Decide beforehand how much loss ends the test, and let particulates or a color change end it sooner.",
      record:
        "Compounding logs with lots and times, light and temperature loggers, the laboratory's certificates. Pharmacies keep most of this for inspection.",
      doesNotCount:
        "Looking up a beyond-use date, media fills, hood certification: these are compliance. A good result does not lift the limits of USP 797.",
    },
    {
      notKnown:
        "Cap fit and hair thickness decide how cold the scalp becomes, and published times before and after a taxane differ widely. Many machines display coolant temperature, which is not the scalp's.",
      test: "Fix thermistors under two cap sizes on a heated head form, then on staff, with hair wet and dry, and time the minutes to a plateau. With patients stay inside the cleared settings and times; grade photographs on the Dean scale without knowing the group.",
      record:
        "Device logs, thermistor curves, standard photographs at each cycle, and infusion start and stop.",
      doesNotCount:
        "Fitting caps as a paid service. A temperature outside the clearance makes it a device investigation, which needs a board's approval first.",
    },
    {
      notKnown:
        "Labels give a window for antihistamine and steroid before a first antibody dose. Where in that window your reactions cluster has never been tabulated, and chairs run late.",
      test: "Divide past first infusions by minutes between premedication and start, in three bands set in advance, and compare reactions of grade 2 and above in the first two hours. If one band stands out, adopt it within the label and check the next hundred.",
      record:
        "Bar-code times in the administration record, pump logs with rate changes, and graded reaction notes.",
      doesNotCount:
        "Treating a reaction. Shortening visits so that more patients fit in a day is efficiency, even if the times are the same.",
    },
    {
      notKnown:
        "Patients report nausea or fever weekly by phone or portal. Which answer, or which rise between two answers, comes before an emergency visit, and which only adds a call to the triage list, is guesswork at the start.",
      test: "Review last year's emergency visits and the reports of the days before them. Try a single severe answer against a two-step rise. Set the limits first, then weigh visits with a trigger before them against triggers without a visit. Revise, and rerun on another quarter.",
      record:
        "Portal exports, triage notes, hospital records, and minutes of the reviews at which a threshold changed.",
      doesNotCount:
        "Triage itself, and symptom reports that a payment model obliges you to collect. Asking why patients do not call is social science.",
    },
  ],
  practice: {
    people: "Two oncologists, a pharmacist, a pharmacy technician and four infusion nurses",
    headCount: 8,
    doctorWagesInUsd: 720_000,
    staffWagesInUsd: 514_000,
    state: "Indiana",
    activities: [0, 3],
    hours:
      "Pharmacist and technician set aside two days a week for stability runs. Nurses take turns reviewing emergency visits, half a day each, and the oncologists sit with them on Tuesday afternoons.",
    halfTheHours:
      "The trigger has gone into routine use. Stability runs continue as before, with an hour of each oncologist's week.",
  },
  cpaQuestions: [
    {
      question: "Our physicians enroll in cooperative-group trials. Does any of that count?",
      answer:
        "No. A federal grant or a sponsor pays for it, and the results are not yours to use. Without rights in them, even the part you lost money on does not count.",
    },
    {
      question: "Drugs are the largest cost. Can they be supplies?",
      answer:
        "Only what was bought for the tests and used up in them. A vial's remainder that was billed with the JW modifier has been paid for. The outside laboratory's fee enters at the statutory share, provided you owe it whatever it finds and may use the data.",
    },
    {
      question: "Isn't keeping hair cosmetic?",
      answer:
        "The exclusion is for style, taste and cosmetic design. Alopecia is a graded side effect, and the test is of heat transfer. Still, it is the weakest of the four, and a claim can do without it.",
    },
  ],
  articles: ["clinical-activities-that-qualify-for-rd-credits", "rd-tax-credits-are-back-2025"],
  nearby: ["gastroenterology", "urology", "womens-health"],
  comparesTreatments: true,
};
