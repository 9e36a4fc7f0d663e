import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";

type CoverageProps = ChartProps & {
  readonly rows: readonly { label: string; text: string; covered: boolean }[];
  readonly labels: { readonly covered: string; readonly notCovered: string };
};

/** Who pays for what, as a mark in one of two columns. */
export function CoverageTable({ rows, labels, ...frame }: CoverageProps) {
  return (
    <ChartFrame {...frame}>
      <table className="coverage">
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.covered}</th>
            <th scope="col">{labels.notCovered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                <small>{row.text}</small>
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
    <span className="coverage-mark" data-covered={covered || undefined}>
      <span className="sr-only">{label}</span>
    </span>
  );
}
