import type { ReactNode } from "react";

/** Amounts in columns. On a phone each row is a list of them with the columns' names. */
export function ColumnsTable(props: {
  caption: string;
  columns: readonly string[];
  /** Also on a phone it stays a table. */
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <table className={`form-lines method-table ${props.narrow ? "" : "shares-table"} on-sheet`}>
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
