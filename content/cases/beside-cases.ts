import { calculatorHref, employedDoctors } from "../navigation.ts";

/**
 * Shown beside the ten cases, before those of employees: what an employed doctor does first. The
 * amounts are computed from the limits of the year.
 */
export const ordinaryPlan = {
  sample: true,
  specialty: "Hospitalist",
  employmentType: "W-2 Employee",
  location: "Wisconsin",
  taxYear: 2026,
  agi: 500_000,
  lines: [
    { label: "403(b) deferral", limit: "elective-deferral-limit" },
    { label: "457(b) deferral, governmental", limit: "deferred-compensation-limit" },
    { label: "Health savings account", limit: "hsa-limit-family" },
  ],
  roth: { label: "Backdoor Roth, two IRAs", limit: "ira-contribution-limit", accounts: 2 },
  /** Beside the total. */
  note: "{percent} of the tax of {tax}, most of it due later, when the money is taken out",
  /** Deferrals within the limit cannot fail; an IRA with pre-tax money makes the conversion taxable. */
  failure: "If an old IRA is overlooked",
  link: { label: employedDoctors.label, href: employedDoctors.href },
} as const;

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
    state: "Nevada",
  },
  heading: "Two chairs: the answer is no",
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
