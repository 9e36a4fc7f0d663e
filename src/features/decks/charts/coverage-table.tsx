import type { BlockOf } from "#contracts/deck.ts";
import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";

/** Who pays for what, as a mark in one of two columns. */
export function CoverageTable({ rows, labels, ...frame }: ChartProps & BlockOf<"coverage">) {
  return (
    <ChartFrame {...frame}>
      <table className="w-full border-collapse [&_tbody_td]:text-center [&_tbody_td]:align-middle [&_tbody_td:last-child]:bg-amber-wash [&_tbody_td:last-child]:[print-color-adjust:exact]">
        <thead className="[&_th]:pb-2 [&_th]:w-19 [&_th]:font-semibold">
          <tr>
            <td />
            <th scope="col">{labels.covered}</th>
            <th scope="col">{labels.notCovered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.label}
              className="border-t border-dashed border-line-strong first:border-t-[1.5px] first:border-solid first:border-ink"
            >
              <th
                scope="row"
                className="py-3 text-left font-serif text-[1.1875rem]/tight normal-nums font-medium"
              >
                {row.label}
                <small className="block mt-0.5 font-sans text-sm/[1.4] normal-nums font-normal text-ink-2">
                  {row.text}
                </small>
              </th>
              <td>{row.covered ? <Mark label={labels.covered} covered /> : null}</td>
              <td>{row.covered ? null : <Mark label={labels.notCovered} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFrame>
  );
}

function Mark({ label, covered = false }: { label: string; covered?: boolean }) {
  return (
    <span
      className="inline-block border-2 border-amber rounded-[50%] align-middle size-4.5 data-covered:border-(--tone) data-covered:bg-(--tone) data-covered:[print-color-adjust:exact]"
      data-covered={covered || undefined}
    >
      <span className="sr-only">{label}</span>
    </span>
  );
}
