/** The names of a table's columns. The column of the rows' buttons has none. */
export function TableHead(props: { columns: readonly string[]; withButtons?: boolean }) {
  return (
    <thead>
      <tr>
        {props.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {props.withButtons ? <td /> : null}
      </tr>
    </thead>
  );
}
