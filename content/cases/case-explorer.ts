/** Words of the cards with their filters, on the home page and in the case studies. */
export const caseExplorer = {
  filters: "Show cases",
  open: "View case",
  close: "Close",
} as const;
