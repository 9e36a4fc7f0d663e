import type { LeadInList } from "#contracts/desk/leads.ts";
import type { ListedLead } from "../../leads/list-leads.ts";
import { nextStepOf } from "../../leads/next-step.ts";
import { estimatedCredit } from "../../leads/stored-estimate.ts";

export function leadInList(lead: ListedLead): LeadInList {
  return {
    id: lead.id,
    createdAt: lead.created_at,
    kind: lead.kind,
    name: lead.name,
    practiceName: lead.practice_name,
    email: lead.email,
    phone: lead.phone,
    partner: lead.partner,
    estimatedCredit: estimatedCredit(lead.result),
    status: lead.status,
    nextStep: nextStepOf(lead),
    owner: lead.owner_id === null ? null : { id: lead.owner_id, email: lead.owner_email ?? "" },
  };
}
