import { disclaimer } from "../disclaimer.ts";
import { estimateSlip } from "./estimate-slip.ts";

/**
 * The sample estimate on the home page, the R&D service page, the one-page summary and the sharing
 * pictures. Its amounts are computed from these answers. Its share of R&D time is one that records
 * can support: our article on clinical activities explains how examiners cut flat shares.
 */
export const sampleEstimate = {
  title: "Sample estimate",
  subtitle: "Orthodontics · Utah",
  answers: {
    specialties: [
      {
        practiceTypeId: "dentistry",
        specialtyId: "orthodontics",
        name: "Orthodontics",
        timePercentage: 100,
        innovationLevel: "medium",
        activities: [
          "Tested three attachment-staging sequences to cut refinement scans on rotated canines",
          "Printed aligners in-house, changing resin cure times until the trays stopped distorting",
        ],
      },
    ],
    doctorWagesInUsd: 400_000,
    staffWagesInUsd: 300_000,
    state: "Utah",
  },
  labels: {
    wages: "Doctor and staff wages",
    time: "R&D time (2 activities, medium)",
    expenses: "Estimated QREs",
    federal: "Federal credit, 10% of QREs",
    state: "Utah, simplified rate: 5% of federal",
    total: estimateSlip.total,
  },
  footnote: `${disclaimer.short} It counts 15% of everyone’s wages. Our cases count staff who did little else all year, and our specialty pages a few hours a week, so their amounts differ.`,
} as const;
