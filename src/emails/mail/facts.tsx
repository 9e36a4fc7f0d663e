import { Table } from "./parts.tsx";
import { palette } from "./style.ts";

/** Something said in words, such as a field of a form. Amounts belong in a `Ledger`. */
export type Fact = { label: string; value: string };

/** Two columns of set width: what somebody typed wraps in its own, however long it is. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Table style={styles.table}>
      {facts.map(({ label, value }) => (
        <tr key={`${label} ${value}`}>
          <td width="42%" className="rule ink-2" style={styles.label}>
            {label}
          </td>
          <td align="right" className="rule ink" style={styles.value}>
            {value}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const cell = {
  padding: "11px 0",
  borderTop: `1px dashed ${palette.line}`,
  verticalAlign: "top",
  fontSize: 16,
  lineHeight: "24px",
} as const;

const styles = {
  table: { tableLayout: "fixed" },
  label: { ...cell, color: palette.ink2 },
  value: {
    ...cell,
    paddingLeft: 16,
    fontWeight: 500,
    color: palette.ink,
    overflowWrap: "anywhere",
  },
} as const;
