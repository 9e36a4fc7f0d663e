/**
 * The names of an estimate's lines: on the running slip, the result, in the e-mail and at the desk.
 * src/calculations/rd-credit/slip-lines.ts fills in `{braces}`.
 */
export const estimateSlip = {
  wages: "Doctor and staff wages",
  rdTime: "Total R&D time",
  qualifiedExpenses: "Estimated QREs",
  federal: "Federal credit (10% of QREs)",
  state: "{state}, simplified rate",
  total: "Simplified estimate",
  /** Below the R&D time: what that share means at work. */
  hours: "{share} of all wages: {hours} of every 40 hours, by everyone",
  /** Below the state's line, where we know what the state's own law gives a practice. */
  stateOwn: "{amount} by {state}’s law",
  /** Where only some do the work: what the law's methods are applied to, and below the total. */
  counted: "QREs, {who}",
  everyone: "counts everyone, not only these people",
  /** In a sentence: what the law's methods are applied to. */
  expenses: {
    everyone: "the same {amount} of expenses",
    some: "the {amount} of expenses for {who}",
  },
} as const;

/** The whole slip, on the result and at the desk. */
export const resultSlipWords = {
  title: "Educational estimate",
  ...estimateSlip,
  contribution: "R&D time, {specialty}",
  caveat:
    "This is an educational estimate, not tax advice. A study may find less, or nothing, and only your own tax professional can tell.",
} as const;

/**
 * Shown beside the state's line: what the state's own law does, in the sentence of
 * src/tax-law/state-credit-law.ts, and how that sentence was checked.
 */
export const stateLaw = {
  heading: "{state}’s own law, beside the simplified rate",
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
