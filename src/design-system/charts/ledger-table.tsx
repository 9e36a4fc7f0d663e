import type { ReactNode } from "react";

export type LedgerRow = {
  label: string;
  note?: string;
  value: string;
  /** A second number of the same line, such as its share of the whole. */
  share?: string;
  /** A drawing of the line. Its numbers must also be in the text. */
  drawing?: ReactNode;
  swatch?: ReactNode;
  /** Set under a rule, in the display face, like the total of a slip. */
  total?: boolean;
};

/** Rows as on the estimate slip. A real table, so that the chart can be read without its drawing. */
export function LedgerTable(props: { rows: readonly LedgerRow[]; className?: string }) {
  const { className = "" } = props;
  return (
    <table className={`chart-ledger ${className}`.trim()}>
      <tbody>
        {props.rows.map((row) => (
          <tr
            key={row.label}
            data-total={row.total || undefined}
            data-drawn={row.drawing ? true : undefined}
          >
            <th scope="row">
              {row.swatch}
              {row.label}
              {row.note ? <small>{row.note}</small> : null}
              {row.drawing}
            </th>
            <td>{row.value}</td>
            {row.share === undefined ? null : <td className="chart-ledger-share">{row.share}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
