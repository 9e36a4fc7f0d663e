import { deskLead, leadStatusNames } from "#content/desk.ts";
import type { LeadEvent } from "#contracts/desk/lead.ts";
import type { DeskPerson, NextStep } from "#contracts/desk/leads.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const words = deskLead.history.events;

/** What happened to a lead, such as `Status changed from New to Contacted`. */
export function eventInWords(event: LeadEvent): string {
  switch (event.kind) {
    case "arrived":
      return fillIn(words.arrived[event.leadKind], { page: event.page });
    case "message-sent":
    case "message-failed": {
      const sentence = fillIn(words[event.kind], { purpose: purposeInWords(event.purpose) });
      const refused = event.refused.length
        ? fillIn(words.refused, { addresses: event.refused.join(", ") })
        : "";
      const why = [refused, event.reason ?? ""].filter(Boolean).join(": ");
      return why ? `${sentence} (${why})` : sentence;
    }
    case "status": {
      const { from, to } = event;
      return fillIn(words.status, { from: leadStatusNames[from], to: leadStatusNames[to] });
    }
    case "owner":
      return fillIn(words.owner, { from: ownerName(event.from), to: ownerName(event.to) });
    case "next-step":
      return fillIn(words["next-step"], {
        from: nextStepInWords(event.from),
        to: nextStepInWords(event.to),
      });
    case "sent-again":
      return fillIn(words["sent-again"], {
        purpose: purposeInWords(event.purpose),
        addresses: event.addresses.join(", "),
      });
    case "other":
      return event.name;
  }
}

/** `Call back on Nov 20, 2026`. */
export function nextStepInWords(step: NextStep | null): string {
  const { set, none } = deskLead.nextStep;
  return step ? fillIn(set, { text: step.text, day: formatDate(step.on, "short") }) : none;
}

export function purposeInWords(purpose: string): string {
  return deskLead.purposes[purpose] ?? purpose;
}

function ownerName(owner: DeskPerson | null): string {
  return owner?.email ?? words.nobody;
}
