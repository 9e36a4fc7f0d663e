import { resultSlip } from "#calculations/rd-credit/slip-lines.ts";
import { resultSlipWords } from "#content/calculators/estimate-slip.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { SentLead, ShownSlip } from "#contracts/desk/person.ts";
import type { StoredPlan } from "#contracts/year-end-plan.ts";
import { formatDate } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";
import { answerAsSent, readStoredPlan, storedAmounts } from "../../leads/stored-estimate.ts";

type Amounts = NonNullable<ReturnType<typeof storedAmounts>>;

/**
 * What the visitor's screen said, from the amounts stored with the lead, so that later law does not
 * change it. In words, so that the desk's script needs neither the tax law nor the calculators.
 */
export function shownToVisitor(lead: {
  result: string | null;
  created_at: number;
}): Pick<SentLead, "sentence" | "slip"> {
  const amounts = storedAmounts(lead.result);
  if (amounts)
    return {
      sentence: answerAsSent(lead),
      slip: estimateSlip(amounts, lead.created_at),
    };
  const plan = readStoredPlan(lead.result);
  return { sentence: null, slip: plan && planSlip(plan) };
}

function estimateSlip(amounts: Amounts, sentAt: number): ShownSlip {
  return {
    name: "The slip the visitor saw",
    title: resultSlipWords.title,
    subtitle: `as sent on ${formatDate(dayOf(sentAt, firmTimeZone), "short")}`,
    ...resultSlip(amounts, resultSlipWords),
    footnote: resultSlipWords.caveat,
  };
}

/** The year-end plan's moves, the ticked ones first. */
function planSlip(plan: StoredPlan): ShownSlip {
  const moves = plan.moves.toSorted((one, other) => Number(other.ticked) - Number(one.ticked));
  return {
    name: "The plan the visitor saw",
    title: `Year-end plan, ${plan.taxYear}`,
    subtitle: [plan.filing, plan.state].filter(Boolean).join(" · "),
    rows: [
      ...moves.map(({ title, ticked, possible, saves }) => ({
        label: title,
        ticked,
        note: `${ticked ? "ticked, " : ""}${formatUsd(possible)} still possible`,
        value: saves === null ? "–" : formatUsd(saves),
      })),
      { label: "Federal tax as things stand", value: formatUsd(plan.taxAsIs) },
      { label: "With what is ticked", value: formatUsd(plan.taxPlanned) },
    ],
    total: { label: "Saved by what is ticked", value: formatUsd(plan.saved) },
    footnote: "Each move’s amount is what it saves alone. What is ticked was computed together.",
  };
}
