import { palette } from "./mail-palette.ts";
import type { SpecialtyWords } from "./results-email-words.ts";

/** One ruled line a specialty: its time and activities, how inventive, what it contributes. */
export function SpecialtyLedger({ specialties }: { specialties: readonly SpecialtyWords[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {specialties.map((specialty) => (
          <tr key={specialty.name}>
            <td className="rule ink-2" style={styles.cell}>
              {specialty.name}
              <div className="ink-3" style={styles.summary}>
                {specialty.summary}
              </div>
              <span className={specialty.level} style={levels[specialty.level]}>
                {specialty.levelLabel}
              </span>
            </td>
            <td align="right" className="rule ink" style={styles.contribution}>
              {specialty.contribution}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = {
  padding: "11px 0",
  borderTop: `1px dashed ${palette.line}`,
  verticalAlign: "top",
  fontSize: 16,
  lineHeight: "24px",
  fontVariantNumeric: "tabular-nums lining-nums",
} as const;

const tag = {
  display: "inline-block",
  marginTop: 6,
  padding: "3px 8px",
  borderRadius: 6,
  fontSize: 13,
  lineHeight: "18px",
  fontWeight: 600,
} as const;

const levels = {
  low: { ...tag, backgroundColor: palette.blueWash, color: palette.blue },
  medium: { ...tag, backgroundColor: palette.amberWash, color: palette.amber },
  high: { ...tag, backgroundColor: palette.mint, color: palette.pine },
} as const;

const styles = {
  cell: { ...cell, color: palette.ink2 },
  summary: { fontSize: 14, lineHeight: "20px", color: palette.ink3 },
  contribution: { ...cell, paddingLeft: 16, fontWeight: 500, color: palette.ink },
} as const;
