import { disclaimer } from "../firm.ts";

/**
 * The sample estimate wherever one stands: home, the R&D service, the one-page summary and the
 * sharing pictures. Its amounts are computed from these answers. The share of R&D time
 * is one that records can show: our own article on clinical activities tells how flat shares are cut.
 */
export const sampleEstimate = {
  title: "Sample estimate",
  subtitle: "Orthodontics · Utah",
  answers: {
    specialties: [
      {
        practiceTypeId: "dentistry",
        subspecialtyId: "orthodontics",
        name: "Orthodontics",
        timePercentage: 100,
        innovationLevel: "medium",
        activities: [
          "Tested three attachment-staging sequences to cut refinement scans on rotated canines",
          "Printed aligners in-house, changing resin cure times until the trays stopped distorting",
        ],
      },
    ],
    doctorWages: 400_000,
    staffWages: 300_000,
    state: "Utah",
  },
  labels: {
    wages: "Doctor and staff wages",
    time: "R&D time (2 activities, medium)",
    expenses: "Estimated QREs",
    federal: "Federal credit, 10% of QREs",
    state: "Utah credit, 5% of federal",
    total: "Estimated credit",
  },
  footnote: `${disclaimer.short} A study counts hours that records show, and may find a smaller share.`,
} as const;
