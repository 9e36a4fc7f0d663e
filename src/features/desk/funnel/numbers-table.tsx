import type { ReactNode } from "react";

interface Row {
  key: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
}

/** Numbers side by side, to be scrolled where they do not fit. */
export function NumbersTable(props: {
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  total?: Row["cells"];
  /** How many columns are words. */
  words?: 1 | 2;
}) {
  const { label, columns, rows, total, words = 1 } = props;
  const place = (column: number) =>
    `py-1.5 align-bottom ${column > 0 ? "pl-5" : ""} ${column < words ? "text-left" : "text-right"}`;
  const line = ({ key, cells }: Row, look: string) => (
    <tr key={key}>
      {cells.map((cell, column) => {
        const Cell = column === 0 ? "th" : "td";
        return (
          <Cell
            key={columns[column]}
            scope={column === 0 ? "row" : undefined}
            className={`${place(column)} border-t whitespace-nowrap ${look}`}
          >
            {cell}
          </Cell>
        );
      })}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`${place(column)} min-w-20 font-normal text-ink-3`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => line(row, "border-line-strong border-dashed font-normal"))}
        </tbody>
        {total ? (
          <tfoot>{line({ key: "total", cells: total }, "border-ink font-semibold")}</tfoot>
        ) : null}
      </table>
    </section>
  );
}
