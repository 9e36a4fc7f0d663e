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
 * A table of long text, with the `thead` and `tbody` that Markdown makes. On a phone each row is a
 * block and each cell shows its column's label: see labelled-table.css. The roles repeat what the
 * elements mean, because Safari forgets it when CSS changes how they are displayed. The labels are
 * hidden from screen readers, which read the column headers.
 */
export function LabelledTable({ children, className = "" }: ComponentProps<"table">) {
  const parts = elementsIn(children);
  const labels = parts.filter(isHead).flatMap(rowsIn).flatMap(cellsIn).map(contentOf);
  return cloneElement(
    <table className={`labelled-table ${className}`.trim()} />,
    { role: "table" },
    parts.map((part) =>
      cloneElement(
        part,
        { role: "rowgroup" },
        rowsIn(part).map((row) =>
          cloneElement(
            row,
            { role: "row" },
            cellsIn(row).map((cell, column) =>
              isHead(part)
                ? cloneElement(cell, { role: "columnheader", scope: "col" })
                : bodyCell(cell, column, labels[column]),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Markdown marks no row headers; here the first cell of a row is one. */
function bodyCell(cell: Parent, column: number, label: ReactNode): ReactNode {
  const { children, ...attributes } = cell.props;
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
    <th key={cell.key} {...attributes} {...{ role: "rowheader" }} scope="row">
      {content}
    </th>
  ) : (
    cloneElement(cell, { role: "cell" }, content)
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
