import { firm } from "./firm.ts";

/** `short` is shown beside every amount of savings, `full` in the footer. */
export const disclaimer = {
  short: "An educational estimate, not tax advice.",
  full: [
    `${firm.name} is not a tax firm and does not give tax, legal or accounting advice.`,
    "Everything on this site is educational only.",
    "Consult your own licensed tax professional before you act on any of it.",
    "No tax outcome is guaranteed, and compliance with the law is your own responsibility.",
  ].join(" "),
} as const;

/** On every page while anything in content is marked as sample. */
export const sampleStrip = {
  label: "Sample site",
  text: "Sample site: people, results and partners are invented.",
} as const;
