import type { ReactNode } from "react";

interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Its cells need no label on a phone, where the heads are hidden. */
  speaks?: boolean;
}

/** A plain table. The first column names the row; the last has its buttons and no head. */
export function DeskTable<Row extends { id: string }>(props: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  buttons?: ((row: Row) => ReactNode) | undefined;
  className?: string;
}) {
  const { rows, columns, buttons, className = "" } = props;
  return (
    <table className={`desk-table ${className}`}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {buttons ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ head, cell, speaks }, at) =>
              at === 0 ? (
                <th key={head} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={head} data-label={speaks ? undefined : head}>
                  {cell(row)}
                </td>
              ),
            )}
            {buttons ? <td className="desk-row-actions">{buttons(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
