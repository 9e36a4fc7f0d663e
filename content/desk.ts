/**
 * Words of the desk that other parts use too: the CSV, `npm run leads` and the privacy page's test.
 * All others are in its screens, in src/features/desk.
 */

export const leadStatusNames = {
  new: "New",
  contacted: "Contacted",
  meeting: "Meeting",
  client: "Client",
  "not-a-fit": "Not a fit",
};

export const leadKindNames = {
  estimate: "Estimate",
  contact: "Contact",
  newsletter: "Newsletter",
  booking: "Booked call",
  plan: "Year-end plan",
  partner: "Partner’s application",
};

/** What a booked call is about: on the page, in its mails and at the desk. */
export const bookingSubjects = {
  "rd-credit": "R&D credit",
  charitable: "Charitable strategies",
  employed: "I am employed",
  bonds: "Bonds",
  other: "Something else",
};

/** What is held about a person and erased with them: 3 leads, 7 messages. */
export const heldCountWords = {
  leads: { one: "1 lead", more: "{count} leads" },
  messages: { one: "1 message", more: "{count} messages" },
  notes: { one: "1 note", more: "{count} notes" },
  bookings: { one: "1 booked call", more: "{count} booked calls" },
  subscriptions: { one: "1 newsletter subscription", more: "{count} newsletter subscriptions" },
  cpaOf: {
    one: "the address where 1 other lead names it as its CPA’s",
    more: "the address where {count} other leads name it as their CPA’s",
  },
};

/** Why the website itself erased a lead, held that back, or sent an issue. */
export const activityReasons: Readonly<Record<string, string>> = {
  retention: "no contact for 24 months",
  unsubscribed: "the reader unsubscribed",
  unconfirmed: "the newsletter was not confirmed in time",
  scheduled: "as scheduled",
  clock: "the server’s clock jumped",
  many: "more than a tenth of all leads",
};
