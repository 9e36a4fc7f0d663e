import { amountCell } from "../mail/ledger.tsx";
import { Table } from "../mail/parts.tsx";
import { palette, ruledCell } from "../mail/style.ts";
import type { SpecialtyWords } from "./results-message.ts";

/** One ruled line a specialty: its time, how inventive, what it contributes; its activities below. */
export function SpecialtyLedger({ specialties }: { specialties: readonly SpecialtyWords[] }) {
  return (
    <Table>
      {specialties.map((specialty) => (
        <Specialty key={specialty.name} specialty={specialty} />
      ))}
    </Table>
  );
}

function Specialty({ specialty }: { specialty: SpecialtyWords }) {
  return (
    <>
      <tr>
        <td className="rule ink-2" style={styles.name}>
          {specialty.name}
          <div className="ink-3" style={styles.summary}>
            {specialty.summary}
          </div>
          <span className={specialty.level} style={levels[specialty.level]}>
            {specialty.levelLabel}
          </span>
        </td>
        <td align="right" className="rule ink" style={amountCell}>
          {specialty.contribution}
        </td>
      </tr>
      {specialty.activities.length === 0 ? null : (
        <tr>
          <td colSpan={2} className="ink-2" style={styles.activities}>
            <ul style={styles.list}>
              {specialty.activities.map((activity) => (
                <li key={activity} style={styles.activity}>
                  {activity}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

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
  name: { ...ruledCell, color: palette.ink2 },
  summary: { fontSize: 14, lineHeight: "20px", color: palette.ink3 },
  activities: { paddingBottom: 14, color: palette.ink2 },
  list: { margin: 0, paddingLeft: 18 },
  activity: { marginBottom: 4, fontSize: 15, lineHeight: "22px" },
} as const;
