type InAnswer<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<InAnswer<Rest>>}`
  : Column;

/** Columns of a row by the names that answers give them: `created_at` is `createdAt` there. */
export function columnsOf<Row extends object, Column extends keyof Row & string>(
  row: Row,
  ...columns: readonly Column[]
): { [Name in Column as InAnswer<Name>]: Row[Name] } {
  const inAnswer = (column: string) =>
    column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(columns.map((column) => [inAnswer(column), row[column]])) as never;
}
