import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { dayOf } from "#wording/times.ts";
import { storedAmounts } from "./lead-slip.tsx";

/** The sentence that the visitor read first, from the stored amounts and as of that day. */
export function LeadAnswer({ lead }: { lead: Pick<DeskLead, "estimate" | "createdAt"> }) {
  const { estimate, createdAt } = lead;
  if (!estimate) return null;
  const day = dayOf(createdAt, firmTimeZone);
  return <p className="lead-answer">{studyAnswer(storedAmounts(estimate), answerWords, day)}</p>;
}
