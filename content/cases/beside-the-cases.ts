/** Two plans shown beside the cases: an ordinary one and a no. Both are computed; the households are invented. */

/** Under the cases of the home page. */
export const twoChairPractice = {
  heading: "Two chairs, and a no",
  text: "A dentist with two chairs and six people, {doctor} and {staff} of wages, who tested two things this year. Simplified estimate {estimate}. By the law’s own methods {low} to {high}.",
  link: "What counts in general dentistry",
  practiceTypeId: "dentistry",
  specialtyId: "general-dentistry",
  doctorWagesInUsd: 180_000,
  staffWagesInUsd: 240_000,
  state: "Tennessee",
} as const;

/** Under the case studies. */
export const ordinaryPlan = {
  heading: "An ordinary plan, without any of these",
  text: "Two employed doctors filing jointly, everything on a W-2. No program, no promoter, nothing to disclose: three choices in payroll before December 31 and one at a brokerage. One doctor’s plans are counted; the other’s come on top.",
  taxYear: 2026,
  agi: 520_000,
  slip: {
    title: "Payroll first",
    subtitle: "W-2 Employees · {year}",
    agi: "AGI before planning",
    lines: [
      { label: "403(b) deferral", figure: "elective-deferral-limit" },
      { label: "457(b) deferral", figure: "deferred-compensation-limit" },
      { label: "Health savings account, family", figure: "hsa-limit-family" },
    ],
    formula: "{amount} kept out of income",
    roth: "Backdoor Roth, each",
    rothValue: "no tax now",
    rothFormula: "{amount} that grows untaxed",
    total: "Federal tax saved",
    failure: "If a line failed",
    failureValue: "tax due again",
    failureNote:
      "What was put in too much is paid back and taxed. HSA or IRA money that had to leave and stays costs an excise each year (section 4973).",
    footnote:
      "Federal brackets after the standard deduction; state tax is not counted, and some states tax these deferrals. Deferred tax is due when the money comes out. A 457(b) of a private hospital is the hospital’s money until then.",
  },
  link: {
    label: "The guide for employed doctors",
    href: "/knowledge-bank/employed-physician-tax-guide-2026",
  },
} as const;
