/** Words of the calendar of refund claims. `{braces}` are filled in by the screen. */
export const amendedClaimsWords = {
  heading: "Which years are open, and until when",
  lede: "For your own return, Form 1040 with a calendar year, or a C corporation's. The form starts from returns filed on the due date: enter the days of yours.",
  year: "Return for {taxYear}",
  fields: {
    day: "On which day?",
    dayHint: "Leave it empty for today.",
    filed: "Filed on",
    extended: "An extension had been requested",
    paid: "More tax paid on",
    paidHint: "After an audit, for instance. Otherwise leave it empty.",
  },
  result: {
    title: "Last day to claim a refund",
    note: "A claim is in time if it is postmarked or sent electronically by that day (section 7502). Disaster relief can move a day and is not included.",
    on: "On {day}",
    status: {
      open: "{taxYear} is open, {days}.",
      "later-payments-only": "{taxYear} is closed, except for tax that was paid later.",
      closed: "{taxYear} is closed.",
    },
    oneDay: "with 1 day left",
    manyDays: "with {count} days left",
    lastDay: "on its last day",
    working: "The working for {taxYear}",
  },
  calendar: {
    button: "Save to your calendar (.ics)",
    file: "refund-claims.ics",
    summary: "Last day to amend {taxYear} for the research credit",
    description:
      "Refund claims for {taxYear} end, by the days you entered. Confirm the day with your CPA and file well before it.",
  },
  clear: "Start again",
  stays:
    "What you type stays in this browser, for 30 days at most. Start again removes it at once.",
  withoutScript:
    "The form needs JavaScript. Without it, the days below are those of returns filed on the due date.",
} as const;
