import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import type { Colleague, NextStep } from "#contracts/desk/people.ts";
import type { PersonEvent } from "#contracts/desk/person.ts";
import { formatDate } from "#wording/dates.ts";
import { firmMoment } from "../data/firm-time.ts";
import { fieldNames, personName } from "../data/names.ts";

export const purposeNames: Readonly<Record<string, string>> = {
  results: "Results to the visitor",
  "results-for-cpa": "Results to the CPA",
  "contact-notification": "Contact form to the firm",
  "contact-acknowledgement": "Thank-you to the visitor",
  "newsletter-confirmation": "Newsletter: please confirm",
  "newsletter-welcome": "Newsletter: welcome",
  "newsletter-issue": "Newsletter: an issue",
  "desk-newsletter-test": "Test of a newsletter",
  "delivery-alert": "Delivery problem, to the firm",
  "desk-sign-in": "Sign-in link",
  "desk-invitation": "Invitation to the desk",
  "desk-notice": "Notice about an account of the desk",
  "booking-confirmation": "Call booked, to the visitor",
  "booking-reminder": "Reminder of the call, to the visitor",
  "booking-cancellation": "Call cancelled, to the visitor",
  "booking-notification": "Call, to the person who calls",
  "desk-assignment": "Notice to the new owner",
  "desk-digest": "Digest of the day",
  "partner-numbers": "Numbers of a month, to a partner",
  lead: "New lead, to another program",
  booking: "Call, to another program",
};

const arrivals = {
  estimate: "Asked for an estimate",
  contact: "Wrote through the contact form",
  newsletter: "Asked for the newsletter",
  booking: "Booked a call",
  plan: "Asked for a year-end plan",
  partner: "Applied as a partner",
};

const callsInWords = {
  booked: "Booked a call for",
  held: "Held until it is confirmed: the call of",
  confirmed: "Confirmed by the visitor: the call of",
  released: "Not confirmed, so released: the call of",
  changed: "Call moved to",
  cancelled: "Call cancelled that was booked for",
  called: "Called, as booked for",
  "no-answer": "No answer to the call of",
  open: "Outcome taken back of the call of",
  "handed-over": "Handed over: the call of",
};

const putAwayNames = { duplicate: "a duplicate", junk: "junk" };

type Kind = PersonEvent["kind"];

const sentences: { [Of in Kind]: (event: PersonEvent & { kind: Of }) => string } = {
  arrived: ({ leadKind, page }) => `${arrivals[leadKind]} on ${page}`,
  "message-sent": (event) => messageInWords("Sent", event),
  "message-failed": (event) => messageInWords("Could not be sent", event),
  status: ({ from, to }) =>
    `Status changed from ${leadStatusNames[from]} to ${leadStatusNames[to]}`,
  owner: ({ from, to }) => `Owner changed from ${ownerName(from)} to ${ownerName(to)}`,
  "next-step": ({ from, to }) =>
    `Next step changed from ${nextStepInWords(from)} to ${nextStepInWords(to)}`,
  added: ({ source }) => `Added by hand: ${source}`,
  corrected: ({ field, from, to }) =>
    `${fieldNames[field]} corrected from ${from ?? "none"} to ${to ?? "none"}`,
  merged: ({ who }) => `Merged with ${who}`,
  unmerged: ({ who }) => `Merge with ${who} undone`,
  "put-away": ({ leadKind, as }) =>
    `${leadKindNames[leadKind]} ${as ? `put away as ${putAwayNames[as]}` : "taken back"}`,
  unsubscribed: () => "Unsubscribed from the newsletter",
  "note-removed": () => "A note was removed",
  "set-aside": ({ purpose }) => `Set aside: ${purposeInWords(purpose)}`,
  "taken-back": ({ purpose }) => `Taken back among the failed: ${purposeInWords(purpose)}`,
  "sent-again": ({ purpose, addresses }) =>
    `Sent again: ${purposeInWords(purpose)} to ${addresses.join(", ")}`,
  call: ({ what, start, to }) =>
    `${callsInWords[what]} ${firmMoment(start)}${to ? `, now with ${personName(to)}` : ""}`,
  other: ({ name }) => name,
};

/** What happened to a person, such as `Status changed from New to Contacted`. */
export function eventInWords(event: PersonEvent): string {
  return (sentences[event.kind] as (event: PersonEvent) => string)(event);
}

function messageInWords(
  what: string,
  { purpose, reason, refused }: PersonEvent & { kind: "message-sent" | "message-failed" },
): string {
  const who = refused.length > 0 ? `Refused for ${refused.join(", ")}` : "";
  const why = [who, reason].filter(Boolean).join(": ");
  return `${what}: ${purposeInWords(purpose)}${why ? ` (${why})` : ""}`;
}

/** `Call back on Nov 20, 2026`. */
export function nextStepInWords(step: NextStep | null): string {
  return step ? `${step.text} on ${formatDate(step.on, "short")}` : "none";
}

function purposeInWords(purpose: string): string {
  return purposeNames[purpose] ?? purpose;
}

function ownerName(owner: Colleague | null): string {
  return owner ? personName(owner) : "nobody";
}
