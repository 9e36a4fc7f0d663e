import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";
import { calculatorHref } from "../navigation.ts";
import type { CaseStudy } from "./case-studies.ts";

const taxYear = 2026;
const limit = (name: Parameters<typeof figure>[0]) => figure(name, taxYear).value;
const deferral = limit("elective-deferral-limit");
const deferredPay = limit("deferred-compensation-limit");
const health = limit("hsa-limit-family");
const ira = limit("ira-contribution-limit");

/** Shown beside the ten cases, before those of employees: what an employed doctor does first. */
export const ordinaryPlan: CaseStudy = {
  id: "hospitalist",
  sample: true,
  specialty: "Hospitalist",
  employmentType: "W-2 Employee",
  location: "Wisconsin",
  agi: 500_000,
  taxBefore: 132_912,
  totalSavings: 20_790,
  reductionPercent: 16,
  year: taxYear,
  situation:
    "Employed by a county hospital, married to a teacher, both under 50. A matched 403(b) at the lowest rate, a 457(b) that was never opened, and a high-deductible plan without its account.",
  taxRxPrescription:
    "Fill what payroll offers before December 31. Open the health savings account. Put what is left into two IRAs and convert them. Buy nothing.",
  strategies: [
    {
      name: "403(b) Deferral",
      amount: 8_820,
      description: `${formatUsd(deferral)}, the whole limit under age 50.`,
      working: { kind: "deduction", deduction: deferral },
    },
    {
      name: "457(b) Deferral",
      amount: 8_820,
      description: `${formatUsd(deferredPay)} more, in the county’s governmental plan.`,
      working: { kind: "deduction", deduction: deferredPay },
    },
    {
      name: "Health Savings Account",
      amount: 3_150,
      description: `${formatUsd(health)} for a family, by payroll.`,
      working: { kind: "deduction", deduction: health },
    },
    {
      name: "Backdoor Roth IRA",
      amount: 0,
      description: `${formatUsd(ira)} for each spouse, converted within days.`,
      working: { kind: "contribution", contributed: 2 * ira },
    },
  ],
  results:
    "Three forms at the benefits office. Nothing was bought, no promoter was paid, and the money stays theirs.",
  icon: "stethoscope",
  color: "plum",
};

/**
 * An example, not a client: the calculator’s engine computes it, and a test fails if its answer is
 * no longer a no. `{…}` is filled in from what it computes.
 */
export const twoChairPractice = {
  answers: {
    specialties: [
      {
        practiceTypeId: "dentistry",
        specialtyId: "general-dentistry",
        name: "General Dentistry",
        timePercentage: 100,
        innovationLevel: "medium",
        activities: [
          "Tested scan paths and tissue retraction to cut remakes of crowns with subgingival margins",
        ],
      },
    ],
    doctorWagesInUsd: 190_000,
    staffWagesInUsd: 150_000,
    state: "Utah",
  },
  heading: "Two chairs, five people: no",
  note: "An example, computed by our calculator",
  wages: "Wages",
  time: "R&D time",
  hours: "{hours} of every 40 hours",
  methods: "Credit by law",
  range: "{low} to {high}",
  fee: "Our fee",
  holds: "If it holds, at best",
  holdsNote: "after section 280C(c) and the fee",
  fails: "If it fails",
  /** On the home page, instead of the lines. */
  sentence:
    "Wages of {wages}, one technique tested for {hours}: the law’s methods give {range}, our fee is {fee}. Not worth a study.",
  link: { label: "Work yours out", href: calculatorHref },
} as const;
