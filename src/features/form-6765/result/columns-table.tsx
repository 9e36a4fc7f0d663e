import type { ReactNode } from "react";

/** Amounts in columns. On a phone each row is a list of them with the columns' names. */
export function ColumnsTable(props: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <table className="form-lines method-table shares-table on-sheet">
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          {props.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}
