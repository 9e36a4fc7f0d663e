import { deskLead, leadStatusNames } from "#content/desk.ts";
import type { LeadEvent } from "#contracts/desk/lead.ts";
import type { DeskPerson } from "#contracts/desk/leads.ts";
import { fillIn } from "#wording/fill-in.ts";

const words = deskLead.conversation.events;

/** What happened to a lead, such as `Status changed from New to Contacted`. */
export function eventInWords(event: LeadEvent): string {
  switch (event.kind) {
    case "arrived":
      return fillIn(words.arrived[event.leadKind], { page: event.page });
    case "message-sent":
    case "message-failed": {
      const sentence = fillIn(words[event.kind], { purpose: purposeInWords(event.purpose) });
      return event.reason ? `${sentence} (${event.reason})` : sentence;
    }
    case "status": {
      const { from, to } = event;
      return fillIn(words.status, { from: leadStatusNames[from], to: leadStatusNames[to] });
    }
    case "owner":
      return fillIn(words.owner, { from: ownerName(event.from), to: ownerName(event.to) });
    case "sent-again":
      return fillIn(words["sent-again"], {
        purpose: purposeInWords(event.purpose),
        addresses: event.addresses.join(", "),
      });
    case "other":
      return event.name;
  }
}

function purposeInWords(purpose: string): string {
  return deskLead.purposes[purpose] ?? purpose;
}

function ownerName(owner: DeskPerson | null): string {
  return owner?.email ?? words.nobody;
}
