import { verdictOf } from "#calculations/rd-credit/study/study-answer.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { contactPage } from "#content/pages/contact.ts";
import type { LeadInList } from "#contracts/desk/leads.ts";
import type { ListedLead } from "../../leads/list-leads.ts";
import { nextStepOf } from "../../leads/next-step.ts";
import { estimatedCredit, stateOf, storedAmounts } from "../../leads/stored-estimate.ts";

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
    verdict: verdictIn(lead.result),
    state: stateOf(lead.result, lead.inputs),
    firstLine: firstLineOf(lead.message),
    status: lead.status,
    nextStep: nextStepOf(lead),
    owner:
      lead.owner_id === null
        ? null
        : { id: lead.owner_id, email: lead.owner_email ?? "", name: lead.owner_name },
    version: lead.version,
  };
}

function verdictIn(result: string | null): LeadInList["verdict"] {
  const amounts = storedAmounts(result);
  return (amounts && verdictOf(amounts, studyAssumption)) ?? null;
}

const longestLine = 160;
const topics: readonly string[] = contactPage.form.topics;

/** After the form's topic, which is the first line of a message, comes what the visitor wrote. */
function firstLineOf(message: string | null): string | null {
  const lines = (message ?? "").split("\n").map((line) => line.trim());
  const [first = "", second] = lines.filter(Boolean);
  const line = topics.includes(first) && second ? `${first}: ${second}` : first;
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line || null;
}
