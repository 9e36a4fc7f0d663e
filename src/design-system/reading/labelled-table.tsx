import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

type Parent = ReactElement<{ children?: ReactNode; [attribute: string]: unknown }>;

/**
 * A table with the `thead` and `tbody` that Markdown makes. On a phone a table of short texts in two
 * or three columns stays one; otherwise each row is a block and each cell shows its column's label:
 * see labelled-table.css. The labels are hidden from screen readers, which read the column headers.
 */
export function LabelledTable({ children, className = "" }: ComponentProps<"table">) {
  const parts = elementsIn(children);
  const labels = parts.filter(isHead).flatMap(rowsIn).flatMap(cellsIn).map(contentOf);
  const narrow = !className && isNarrow(parts.flatMap(rowsIn)) ? "narrow" : "";
  return (
    <table className={`labelled-table ${className}${narrow}`.trim()}>
      {parts.map((part) =>
        cloneElement(
          part,
          {},
          rowsIn(part).map((row) =>
            cloneElement(
              row,
              {},
              cellsIn(row).map((cell, column) =>
                isHead(part)
                  ? cloneElement(cell, { scope: "col" })
                  : bodyCell(cell, column, labels[column]),
              ),
            ),
          ),
        ),
      )}
    </table>
  );
}

const mostColumns = 3;
/** A row's name may take several lines, because the others are short. */
const mostLettersInName = 80;
const mostLetters = 56;

function isNarrow(rows: readonly Parent[]): boolean {
  return rows
    .map(cellsIn)
    .every(
      (cells) =>
        cells.length <= mostColumns &&
        cells.every(
          (cell, column) =>
            lettersIn(contentOf(cell)) <= (column === 0 ? mostLettersInName : mostLetters),
        ),
    );
}

/** A component, such as a figure, counts as a short word. */
function lettersIn(content: ReactNode): number {
  return Children.toArray(content).reduce<number>((sum, part) => {
    if (!isValidElement<{ children?: ReactNode }>(part)) return sum + `${part}`.length;
    return sum + (part.props.children ? lettersIn(part.props.children) : 8);
  }, 0);
}

/** Markdown marks no row headers; here the first cell of a row is one. One across all columns heads a group. */
function bodyCell(cell: Parent, column: number, label: ReactNode): ReactNode {
  const { children, ...attributes } = cell.props;
  if (attributes.colSpan) return cloneElement(cell, { scope: "rowgroup" });
  const content = (
    <>
      {label ? (
        <span className="labelled-table-label" aria-hidden="true">
          {label}
        </span>
      ) : null}
      {children}
    </>
  );
  return column === 0 ? (
    <th key={cell.key} {...attributes} scope="row">
      {content}
    </th>
  ) : (
    cloneElement(cell, {}, content)
  );
}

/** Elements only: Markdown puts line breaks between them. */
function elementsIn(children: ReactNode): Parent[] {
  return Children.toArray(children).filter((child): child is Parent => isValidElement(child));
}

const isHead = (part: Parent) => part.type === "thead";
const contentOf = (cell: Parent) => cell.props.children;
const rowsIn = (part: Parent) => elementsIn(part.props.children);
const cellsIn = (row: Parent) => elementsIn(row.props.children);
