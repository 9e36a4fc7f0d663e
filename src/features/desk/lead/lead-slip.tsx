import { deskLead } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import type { DeskLead, EstimateSnapshot } from "#contracts/desk/lead.ts";
import { Slip, type SlipLine } from "#design-system/slip/slip.tsx";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";

const words = rdCalculatorResult.slip;

/** The slip as the visitor saw it, from the figures stored then: later law does not change it. */
export function LeadSlip({ lead }: { lead: Pick<DeskLead, "estimate" | "createdAt"> }) {
  const { estimate, createdAt } = lead;
  if (!estimate) return null;
  const day = formatDate(dayOf(createdAt, firmTimeZone), "short");
  return (
    <section aria-label={deskLead.slip.heading}>
      <Slip
        title={words.title}
        subtitle={fillIn(deskLead.slip.subtitle, { day })}
        {...snapshotLines(estimate)}
        footnote={words.caveat}
      />
    </section>
  );
}

/** The lines of the calculator's own slip, by the same words. */
export function snapshotLines(snapshot: EstimateSnapshot): { rows: SlipLine[]; total: SlipLine } {
  return {
    rows: [
      { label: words.wages, value: formatUsd(snapshot.wages) },
      ...snapshot.selectedSpecialties.map(({ name, rdTimeContribution }) => ({
        label: fillIn(words.contribution, { specialty: name }),
        value: formatFractionFixed(rdTimeContribution, 2),
      })),
      { label: words.rdTime, value: formatFractionFixed(snapshot.totalRdTime, 2) },
      { label: words.qualifiedExpenses, value: formatUsd(snapshot.qualifiedExpenses) },
      { label: words.federal, value: formatUsd(snapshot.federalCredit) },
      {
        label: fillIn(words.state, { state: snapshot.selectedState }),
        value: formatUsd(snapshot.stateCredit),
      },
    ],
    total: { label: words.total, value: formatUsd(snapshot.estimatedCredit) },
  };
}
