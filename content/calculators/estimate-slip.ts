/**
 * The names of an estimate's lines: on the running slip, the result, in the e-mail and at the desk.
 * src/wording/slip-lines.ts fills in `{state}`.
 */
export const estimateSlip = {
  wages: "Doctor and staff wages",
  rdTime: "Total R&D time",
  qualifiedExpenses: "Estimated QREs",
  federal: "Federal credit (10% of QREs)",
  state: "{state}, calculator’s simplified rate",
  total: "Estimated credit",
} as const;

/**
 * Shown beside the state's line: what the state's own law does, in the sentence of
 * src/tax-law/state-credit-law.ts, and how that sentence was checked.
 */
export const stateLaw = {
  heading: "{state}’s own law",
  howRead: {
    "text-read": "Read on {date} in a copy of the law’s text; it may have changed since.",
    "summary-read":
      "Taken on {date} from summaries, not from the law’s text; it may have changed since.",
  },
  /** All states beside each other. */
  article: {
    label: "Forms and refunds, state by state",
    href: "/knowledge-bank/state-research-credits-for-practices-2026",
  },
} as const;
