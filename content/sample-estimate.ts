import { disclaimer } from "./firm.ts";

/** The sample slip; its amounts are computed. */
export const sampleEstimate = {
  title: "Sample estimate",
  subtitle: "Orthodontics · Utah",
  labels: {
    wages: "Doctor and staff wages",
    time: "R&D time (3 activities, high)",
    expenses: "Estimated QREs",
    federal: "Federal credit, 10% of QREs",
    state: "Utah credit, 5% of federal",
    total: "Estimated credit",
  },
  footnote: `${disclaimer.short} A study usually finds a smaller share of R&D time.`,
} as const;
