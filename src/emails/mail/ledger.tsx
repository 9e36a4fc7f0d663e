import { Table } from "./parts.tsx";
import { fonts, palette, ruledCell } from "./style.ts";

export type LedgerLine = {
  label: string;
  /** The arithmetic behind the amount, or another remark below the label. */
  note?: string;
  value: string;
};

/** Ruled lines with amounts in a column, and a total under a solid rule: the slip. No amount wraps. */
export function Ledger({ lines, total }: { lines: readonly LedgerLine[]; total?: LedgerLine }) {
  return (
    <Table>
      {lines.map((line) => (
        <Row key={line.label} line={line} look="line" />
      ))}
      {total ? <Row line={total} look="sum" /> : null}
    </Table>
  );
}

function Row({ line, look }: { line: LedgerLine; look: keyof typeof looks }) {
  const { classNames, label, value } = looks[look];
  return (
    <tr>
      <td className={classNames[0]} style={label}>
        {line.label}
        {line.note === undefined ? null : (
          <div className="ink-3" style={noteStyle}>
            {line.note}
          </div>
        )}
      </td>
      <td align="right" className={classNames[1]} style={value}>
        {line.value}
      </td>
    </tr>
  );
}

const tabularDigits = { fontVariantNumeric: "tabular-nums lining-nums" };
const unbroken = { ...tabularDigits, whiteSpace: "nowrap" };
/** The amount of a ruled line. */
export const amountCell = {
  ...ruledCell,
  ...unbroken,
  paddingLeft: 16,
  fontWeight: 500,
  color: palette.ink,
};
const sum = {
  padding: "14px 0",
  borderTop: `2px solid ${palette.ink}`,
  fontFamily: fonts.serif,
  fontSize: 26,
  lineHeight: "32px",
  fontWeight: 500,
  color: palette.ink,
};

const noteStyle = { fontSize: 13, lineHeight: "20px", color: palette.ink3, ...tabularDigits };

const looks = {
  line: {
    classNames: ["rule ink-2", "rule ink"],
    label: { ...ruledCell, color: palette.ink2 },
    value: amountCell,
  },
  sum: {
    classNames: ["rule-solid sum ink", "rule-solid sum ink"],
    label: sum,
    value: { ...sum, ...unbroken, paddingLeft: 16 },
  },
} as const;
