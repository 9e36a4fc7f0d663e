import type { ShownSlip } from "#contracts/desk/lead.ts";
import { Slip } from "#design-system/slip/slip.tsx";

/** The slip as the visitor saw it. */
export function LeadSlip({ slip }: { slip: ShownSlip }) {
  const { name, rows, ...rest } = slip;
  return (
    <section aria-label={name}>
      <Slip
        {...rest}
        rows={rows.map(({ label, ticked, ...row }) => ({
          ...row,
          label: ticked ? <b>{label}</b> : label,
        }))}
      />
    </section>
  );
}
