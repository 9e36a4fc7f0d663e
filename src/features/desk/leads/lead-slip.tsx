import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { resultSlipWords as words } from "#content/calculators/estimate-slip.ts";
import { answerWords } from "#content/calculators/study-answer.ts";
import { firmTimeZone } from "#content/firm.ts";
import { type DeskLead, storedAmounts } from "#contracts/desk/lead.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { formatDate } from "#wording/dates.ts";
import { dayOf } from "#wording/times.ts";

type EstimatedLead = Pick<DeskLead, "estimate" | "createdAt">;

/** The sentence that the visitor read first, from the stored amounts. */
export function LeadAnswer({ lead: { estimate } }: { lead: Pick<DeskLead, "estimate"> }) {
  if (!estimate) return null;
  return <p className="lead-answer">{studyAnswer(storedAmounts(estimate), answerWords)}</p>;
}

/** The slip as the visitor saw it, from the stored amounts, so that later law does not change it. */
export function LeadSlip({ lead: { estimate, createdAt } }: { lead: EstimatedLead }) {
  if (!estimate) return null;
  const day = formatDate(dayOf(createdAt, firmTimeZone), "short");
  return (
    <section aria-label="The slip the visitor saw">
      <Slip
        title={words.title}
        subtitle={`as sent on ${day}`}
        {...resultSlip(storedAmounts(estimate), words)}
        footnote={words.caveat}
      />
    </section>
  );
}
