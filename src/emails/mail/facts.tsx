import { Table } from "./parts.tsx";
import { palette, ruledCell } from "./style.ts";

/** Something said in words, such as a field of a form. Amounts belong in a `Ledger`. */
export type Fact = { label: string; value: string };

/** The values that there are, by their labels: `factsOf({ Name: "Ada", Phone: null })`. */
export function factsOf(values: Readonly<Record<string, string | null | undefined>>): Fact[] {
  return Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Two columns of fixed width, so that long text of a visitor wraps in its column. */
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

const styles = {
  table: { tableLayout: "fixed" },
  label: { ...ruledCell, color: palette.ink2 },
  value: {
    ...ruledCell,
    paddingLeft: 16,
    fontWeight: 500,
    color: palette.ink,
    overflowWrap: "anywhere",
  },
} as const;
