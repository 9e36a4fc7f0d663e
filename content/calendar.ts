/** Words of the calendar files at /calendar and of the links to them. `{…}` is filled in. */
export const calendarWords = {
  /** Behind a day until which something is open. */
  add: "Add to calendar",
  /** Where one sentence has two days. */
  addDueDate: "Add the due date to calendar",
  addExtendedDueDate: "Add the extended one",
  /** The event's title for a deadline of src/tax-law/deadlines.ts. */
  deadline: "Last day: {label}",
  /** A move of the year-end plan. */
  plan: {
    summary: "Last day for {year}: {move}",
    description:
      "From your year-end plan. Payroll, custodians and charities need days or weeks before it.",
    /** The own plan has two days. */
    employeePart: {
      move: "Own plan on 1099 profit, employee part",
      text: "Adopt the 401(k) and elect the employee part by this day. In the plan’s first year a sole owner without employees has until the return is due, in general April 15.",
    },
  },
  /** Ends every event's description. */
  closing: "General information: confirm the day with your CPA and act well before it.",
  /** The days of any tax year, for a calendar-year taxpayer. */
  taxYear: {
    "year-end": {
      summary: "Tax year {year} ends",
      description:
        "What must happen in {year} has to be paid, placed in service, sold or given by this day.",
    },
    "last-estimate": {
      summary: "Last estimated tax payment for {year}",
      description: "The fourth payment of an individual's estimated tax for {year} is due.",
    },
    return: {
      summary: "Individual return for {year} due",
      description:
        "The return or the request for an extension is due, and the tax for {year} in either case.",
    },
    "extended-return": {
      summary: "Individual return for {year} due, with an extension",
      description:
        "The {year} return of an individual with an extension is due. S corporations and partnerships are due a month earlier.",
    },
    "refund-limit": {
      summary: "Refund claims for {year} end, in general",
      description:
        "In general an amended {year} return must be filed by this day. A return filed on extension has until three years after it was filed.",
    },
  },
} as const;
