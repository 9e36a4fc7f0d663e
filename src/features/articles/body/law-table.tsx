import type { ComponentProps } from "react";
import { LabelledTable } from "#design-system/reading/labelled-table.tsx";
import { DecisionTable } from "./text-parts.tsx";

type LawTableProps = Omit<ComponentProps<typeof DecisionTable>, "yesAndNo"> & {
  columns: readonly (string | number)[];
  className?: string;
};

/** A table whose rows are not in the article's text, in one `tbody` or several. */
export function LawTable({ columns, className, children, ...table }: LawTableProps) {
  return (
    <DecisionTable {...table}>
      <LabelledTable {...(className && { className })}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        {children}
      </LabelledTable>
    </DecisionTable>
  );
}
