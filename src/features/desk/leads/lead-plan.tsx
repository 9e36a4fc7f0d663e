import type { DeskLead } from "#contracts/desk/lead.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { formatUsd } from "#wording/numbers.ts";

/** The year-end plan as the visitor sent it: its moves, ticked ones first. */
export function LeadPlan({ plan }: { plan: DeskLead["plan"] }) {
  if (!plan) return null;
  const moves = plan.moves.toSorted((one, other) => Number(other.ticked) - Number(one.ticked));
  return (
    <section aria-label="The plan the visitor saw">
      <Slip
        title={`Year-end plan, ${plan.taxYear}`}
        subtitle={[plan.filing, plan.state].filter(Boolean).join(" · ")}
        rows={[
          ...moves.map(({ title, ticked, possible, saves }) => ({
            label: ticked ? <b>{title}</b> : title,
            note: `${ticked ? "ticked, " : ""}${formatUsd(possible)} still possible`,
            value: saves === null ? "–" : formatUsd(saves),
          })),
          { label: "Federal tax as things stand", value: formatUsd(plan.taxAsIs) },
          { label: "With what is ticked", value: formatUsd(plan.taxPlanned) },
        ]}
        total={{ label: "Saved by what is ticked", value: formatUsd(plan.saved) }}
        footnote="Each move’s amount is what it saves alone. What is ticked was computed together."
      />
    </section>
  );
}
