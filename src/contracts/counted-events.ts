/** The steps of the funnel in order, from an opened page to a visitor who gets in touch. */
export const countedEvents = [
  "page-view",
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
  "result-mailed",
  "plan-started",
  "plan-shown",
  "plan-mailed",
  "contact-sent",
  "subscribed",
  "booking-followed",
  "call-booked",
] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** The event counted for each step of the calculator, 1 to 4. */
export const calculatorEvents = [
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
] as const satisfies CountedEvent[];

/** The same for the year-end plan: a first answer, and a first list. */
export const planEvents = ["plan-started", "plan-shown"] as const satisfies CountedEvent[];
