import { Table } from "./parts.tsx";
import { fonts, palette, ruledCell } from "./style.ts";

export type LedgerLine = {
  label: string;
  /** The arithmetic behind the figure, or another remark below the label. */
  note?: string;
  value: string;
};

/** Ruled lines with figures in a column, and a total under a solid rule: the slip. No figure wraps. */
export function Ledger({ lines, total }: { lines: readonly LedgerLine[]; total?: LedgerLine }) {
  return (
    <Table>
      {lines.map((line) => (
        <tr key={line.label}>
          <td className="rule ink-2" style={styles.label}>
            {line.label}
            {line.note === undefined ? null : (
              <div className="ink-3" style={styles.note}>
                {line.note}
              </div>
            )}
          </td>
          <td align="right" className="rule ink" style={styles.value}>
            {line.value}
          </td>
        </tr>
      ))}
      {total === undefined ? null : (
        <tr>
          <td className="rule-solid sum ink" style={styles.sum}>
            {total.label}
            {total.note === undefined ? null : (
              <div className="ink-3" style={styles.note}>
                {total.note}
              </div>
            )}
          </td>
          <td align="right" className="rule-solid sum ink" style={styles.sumValue}>
            {total.value}
          </td>
        </tr>
      )}
    </Table>
  );
}

const tabularDigits = { fontVariantNumeric: "tabular-nums lining-nums" };
const unbroken = { ...tabularDigits, whiteSpace: "nowrap" };
const sum = {
  padding: "14px 0",
  borderTop: `2px solid ${palette.ink}`,
  fontFamily: fonts.serif,
  fontSize: 26,
  lineHeight: "32px",
  fontWeight: 500,
  color: palette.ink,
};

const styles = {
  label: { ...ruledCell, color: palette.ink2 },
  note: { fontSize: 13, lineHeight: "20px", color: palette.ink3, ...tabularDigits },
  value: {
    ...ruledCell,
    ...unbroken,
    paddingLeft: 16,
    fontWeight: 500,
    color: palette.ink,
  },
  sum,
  sumValue: { ...sum, ...unbroken, paddingLeft: 16 },
} as const;
