import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import type { Colleague, NextStep } from "#contracts/desk/people.ts";
import type { PersonEvent } from "#contracts/desk/person.ts";
import { formatDate } from "#wording/dates.ts";
import { firmMoment } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";

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

export const putAwayNames = { duplicate: "a duplicate", junk: "junk" };

export const fieldNames = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  practiceName: "Practice",
};

/** What happened to a person, such as `Status changed from New to Contacted`. */
export function eventInWords(event: PersonEvent): string {
  switch (event.kind) {
    case "arrived":
      return `${arrivals[event.leadKind]} on ${event.page}`;
    case "message-sent":
    case "message-failed": {
      const what = event.kind === "message-sent" ? "Sent" : "Could not be sent";
      const sentence = `${what}: ${purposeInWords(event.purpose)}`;
      const refused = event.refused.length ? `Refused for ${event.refused.join(", ")}` : "";
      const why = [refused, event.reason ?? ""].filter(Boolean).join(": ");
      return why ? `${sentence} (${why})` : sentence;
    }
    case "status": {
      const { from, to } = event;
      return `Status changed from ${leadStatusNames[from]} to ${leadStatusNames[to]}`;
    }
    case "owner":
      return `Owner changed from ${ownerName(event.from)} to ${ownerName(event.to)}`;
    case "next-step":
      return `Next step changed from ${nextStepInWords(event.from)} to ${nextStepInWords(event.to)}`;
    case "added":
      return `Added by hand: ${event.source}`;
    case "corrected": {
      const { field, from, to } = event;
      return `${fieldNames[field]} corrected from ${from ?? "none"} to ${to ?? "none"}`;
    }
    case "merged":
      return `Merged with ${event.who}`;
    case "unmerged":
      return `Merge with ${event.who} undone`;
    case "put-away": {
      const what = leadKindNames[event.leadKind];
      return event.as ? `${what} put away as ${putAwayNames[event.as]}` : `${what} taken back`;
    }
    case "unsubscribed":
      return "Unsubscribed from the newsletter";
    case "note-removed":
      return "A note was removed";
    case "set-aside":
      return `Set aside: ${purposeInWords(event.purpose)}`;
    case "taken-back":
      return `Taken back among the failed: ${purposeInWords(event.purpose)}`;
    case "sent-again":
      return `Sent again: ${purposeInWords(event.purpose)} to ${event.addresses.join(", ")}`;
    case "call": {
      const call = `${callsInWords[event.what]} ${firmMoment(event.start)}`;
      return event.to ? `${call}, now with ${personName(event.to)}` : call;
    }
    case "other":
      return event.name;
  }
}

/** `Call back on Nov 20, 2026`. */
export function nextStepInWords(step: NextStep | null): string {
  return step ? `${step.text} on ${formatDate(step.on, "short")}` : "none";
}

export function purposeInWords(purpose: string): string {
  return purposeNames[purpose] ?? purpose;
}

function ownerName(owner: Colleague | null): string {
  return owner ? personName(owner) : "nobody";
}
